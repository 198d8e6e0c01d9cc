import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { der, integer, octets, oid, sequence } from '../der.ts';
import { assembleP12 } from '../testing/assemble.ts';
import { bmp, budget, derivePkcs12 } from './derive.ts';
import { openP12 } from './p12.ts';
import { readP12 } from './read.ts';

const some = [{ certificate: Buffer.from('algo') }];
const reason = (file: Buffer, password = 'secreta') => {
  try {
    readP12(file, password);
    return 'abierto';
  } catch (error) {
    return (error as { reason?: string }).reason;
  }
};

describe('un archivo PKCS#12', () => {
  test('con integridad de PBMAC1 se abre con su contraseña y con otra no', () => {
    const file = assembleP12(some, { pbmac1: 'secreta' });
    assert.deepEqual([reason(file), reason(file, 'otra')], ['abierto', 'certificado']);
  });

  test('que pide millones de vueltas se rechaza antes de dar la primera', () => {
    const started = performance.now();
    for (const rounds of ['00ffffff', '7fffffff', '7fffffffffffffff', 'ff'.repeat(20)])
      assert.equal(reason(assembleP12(some, { wrongAfter: Buffer.from(rounds, 'hex') })), 'certificadoCostoso', rounds);
    assert.ok(performance.now() - started < 500);
    assert.equal(reason(assembleP12(some, { wrongAfter: Buffer.from([0]) })), 'certificadoDeOtroFormato');
    assert.equal(reason(assembleP12(some, { wrongAfter: Buffer.from([8, 0]) })), 'certificado');
  });

  test('que es un certificado solo, o una clave, no es un archivo de certificado', () => {
    const rsa = sequence(oid('1.2.840.113549.1.1.1'));
    const certificate = sequence(sequence(integer(2)), rsa, der(3, Buffer.from([0])));
    const key = sequence(integer(0), rsa, octets(Buffer.from('clave')));
    for (const file of [certificate, key]) assert.equal(reason(file), 'certificado');
  });

  test('cortado o cambiado donde sea, se rechaza sin caerse', () => {
    const file = assembleP12(some, { pbmac1: 'secreta' });
    for (let at = 0; at < file.length; at += 1) {
      assert.notEqual(reason(file.subarray(0, at)), undefined, `cortado en ${at}`);
      const changed = Buffer.from(file);
      changed[at] = 0xff ^ Number(changed[at]);
      assert.notEqual(reason(changed), undefined, `cambiado en ${at}`);
    }
  });

  test('de longitudes indefinidas y en pedazos se lee como el mismo', () => {
    const pieces = Buffer.concat([
      Buffer.from([0x24, 0x80]),
      octets(Buffer.from('al')),
      octets(Buffer.from('go')),
      Buffer.alloc(2),
    ]);
    const x509 = sequence(oid('1.2.840.113549.1.9.22.1'), der(0xa0, pieces));
    const bag = sequence(oid('1.2.840.113549.1.12.10.1.3'), der(0xa0, x509));
    const open = (tag: number, ...parts: Buffer[]) =>
      Buffer.concat([Buffer.from([tag, 0x80]), ...parts, Buffer.alloc(2)]);
    const data = (content: Buffer) => open(0x30, oid('1.2.840.113549.1.7.1'), open(0xa0, octets(content)));
    const file = open(0x30, integer(3), data(open(0x30, data(open(0x30, bag)))));
    assert.deepEqual(
      readP12(file, '').certificates.map((one) => one.der.toString()),
      ['algo'],
    );
  });

  test('se abre en un proceso aparte, y mientras tanto el servidor atiende', async () => {
    let turns = 0;
    const busy = setInterval(() => (turns += 1), 5);
    const file = assembleP12(some, { wrongAfter: Buffer.from([0x0f, 0x42, 0x40]) });
    await assert.rejects(openP12({ file, password: 'secreta', now: new Date() }), { reason: 'certificado' });
    clearInterval(busy);
    assert.ok(turns > 10, `${turns} vueltas`);
  });
});

test('la derivación de PKCS#12 da los vectores conocidos', () => {
  const given = { hash: 'sha1', password: bmp('smeg'), rounds: 1 };
  const key = derivePkcs12(
    { ...given, salt: Buffer.from('0a58cf64530d823f', 'hex'), purpose: 1, length: 24 },
    budget(),
  );
  assert.equal(key.toString('hex'), '8aaae6297b6cb04642ab5b077851284eb7128f1a2a7fbca3');
  const iv = derivePkcs12({ ...given, salt: Buffer.from('0a58cf64530d823f', 'hex'), purpose: 2, length: 8 }, budget());
  assert.equal(iv.toString('hex'), '79993dfe048d3b76');
});
