import assert from 'node:assert/strict';
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { rmSync } from 'node:fs';
import { after, describe, test } from 'node:test';
import { DAY } from '@fedatario/contract/base';
import { factsOf, type OpenedPair } from '../certificate.ts';
import { assembleP12 } from '../testing/assemble.ts';
import { createAuthority, KEYS } from '../testing/issued.ts';
import { sinOpenssl } from '../testing/openssl.ts';
import { chooseSigner } from './choose.ts';
import { readP12 } from './read.ts';
import { P12Refused } from './refused.ts';

// A certificate made during the test is valid by then, however slow the machine.
const now = new Date(Date.now() + DAY);

describe('de lo que un archivo trae se elige con qué sellar', { skip: sinOpenssl }, () => {
  const authority = createAuthority();
  after(() => rmSync(authority.folder, { recursive: true }));
  const { root, intermediate, leaf } = authority;
  const firma = leaf({ subject: '/CN=FIRMA', usage: 'nonRepudiation' });
  const autenticacion = leaf({ subject: '/CN=AUTENTICACION', usage: 'digitalSignature' });
  const choose = (...bags: Parameters<typeof assembleP12>[0]) => chooseSigner(readP12(assembleP12(bags), ''), now);
  const keyOf = ({ key }: { key: Buffer }) => ({ key });
  const certificateOf = ({ certificate }: { certificate: Buffer }) => ({ certificate });
  const titular = ({ par }: OpenedPair) => factsOf(Buffer.from(par.certificado, 'base64')).titular;
  const isPair = ({ par }: OpenedPair) => {
    const key = createPrivateKey({ key: Buffer.from(par.clave, 'base64'), format: 'der', type: 'pkcs8' });
    const publica = createPublicKey(key).export({ type: 'spki', format: 'der' });
    return Buffer.from(par.certificado, 'base64').includes(publica);
  };
  const reason = (...bags: Parameters<typeof assembleP12>[0]) => {
    try {
      return titular(choose(...bags));
    } catch (error) {
      if (!(error instanceof P12Refused)) throw error;
      return [error.reason, ...Object.values(error.params)].join(' ');
    }
  };

  test('en cualquier orden, el certificado es el de la clave y su cadena va de la hoja a la raíz', () => {
    const bags = [keyOf(firma), certificateOf(root), certificateOf(intermediate), certificateOf(firma)];
    for (const order of permutations(bags)) {
      const chosen = choose(...order);
      assert.equal(titular(chosen), 'FIRMA');
      assert.ok(isPair(chosen));
      const chain = chosen.cadena.map((one) => factsOf(Buffer.from(one, 'base64')).titular);
      assert.deepEqual(chain, ['Subordinada de prueba', 'Raíz de prueba']);
    }
  });

  test('de dos claves se toma la que firma con valor, y con su certificado, vengan como vengan', () => {
    const bags = [keyOf(autenticacion), keyOf(firma), certificateOf(autenticacion), certificateOf(firma)];
    for (const order of permutations(bags)) {
      const chosen = choose(...order);
      assert.deepEqual([titular(chosen), isPair(chosen), chosen.cadena.length], ['FIRMA', true, 0]);
    }
    const ended = leaf({ subject: '/CN=VENCIDA', usage: 'nonRepudiation', days: -1 });
    assert.equal(reason(keyOf(ended), certificateOf(ended), ...bags), 'FIRMA');
    assert.equal(
      reason(keyOf(ended), certificateOf(ended), keyOf(autenticacion), certificateOf(autenticacion)),
      'AUTENTICACION',
    );
    assert.equal(reason(keyOf(ended), certificateOf(ended)), 'certificadoVencido');
  });

  test('lo que no puede firmar se rechaza con su motivo', () => {
    assert.equal(reason(certificateOf(firma)), 'certificadoSinClave');
    assert.equal(
      reason(keyOf(firma), certificateOf(autenticacion), certificateOf(intermediate)),
      'certificadoSinPareja',
    );
    assert.equal(reason(keyOf(firma)), 'certificadoSinPareja');
    for (const usage of ['keyEncipherment', 'cRLSign']) {
      const other = leaf({ usage });
      assert.equal(reason(keyOf(other), certificateOf(other)), 'certificadoSinFirma', usage);
    }
    const kinds = {
      pss: 'RSA-PSS',
      ed25519: 'ED25519',
      k256: 'secp256k1',
      brainpool: 'brainpoolP256r1',
      rsa512: 'RSA 512',
    } as const;
    for (const [kind, tipo] of Object.entries(kinds)) {
      const other = leaf({ key: KEYS[kind as keyof typeof kinds], usage: 'nonRepudiation' });
      assert.equal(reason(keyOf(other), certificateOf(other)), `certificadoDeOtraClave ${tipo}`);
      assert.equal(reason(keyOf(other), certificateOf(other), keyOf(firma), certificateOf(firma)), 'FIRMA');
    }
    const future = chooseSigner.bind(null, readP12(assembleP12([keyOf(firma), certificateOf(firma)]), ''));
    assert.throws(() => future(new Date(now.getTime() - 3 * DAY)), { reason: 'certificadoVencido' });
  });

  test('sin límite de uso se acepta, y lo que no es certificado ni clave no estorba', () => {
    const plain = leaf({ subject: '/CN=SIN LÍMITE' });
    const junk = { certificate: Buffer.from('no es un certificado') };
    assert.equal(reason(junk, keyOf(plain), certificateOf(plain)), 'SIN LÍMITE');
    assert.equal(reason({ key: Buffer.from([0x30, 0]) }, certificateOf(plain)), 'certificadoDeOtroFormato');
    const roto = leaf({ subject: '/CN=USO ILEGIBLE', more: ['2.5.29.15=DER:04'] });
    assert.equal(reason(keyOf(roto), certificateOf(roto)), 'certificadoSinPareja');
    assert.equal(reason(keyOf(roto), certificateOf(roto), keyOf(plain), certificateOf(plain)), 'SIN LÍMITE');
  });
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((first, i) => permutations(items.toSpliced(i, 1)).map((rest) => [first, ...rest]));
}
