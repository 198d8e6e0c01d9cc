import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, describe, test } from 'node:test';
import { sha256 } from '../cipher.ts';
import { createRenderer } from '../pdf/render.ts';
import { documentoCon, OPTIONS } from '../pdf/testing/examples.ts';
import { absent } from '../pdf/testing/tools.ts';
import { type Certificate, certificateOf } from './certificate.ts';
import { faultOfSeal } from './check.ts';
import { sealPdf } from './seal.ts';
import { createAuthority, type Issued, KEYS } from './testing/issued.ts';
import { startTsa } from './testing/openssl.ts';
import { refusals, structureOf, withoutReaders } from './testing/readers.ts';
import { askTimestamp } from './timestamp.ts';

const pdf = createRenderer()(documentoCon('Hola.'), OPTIONS);
const now = new Date(Date.now() + 60_000);
const base64 = (bytes: Buffer) => bytes.toString('base64');

describe('un sello', { skip: withoutReaders }, () => {
  const authority = createAuthority();
  after(() => rmSync(authority.folder, { recursive: true }));
  const [rsa, ec] = [authority.leaf({ key: KEYS.rsa2048 }), authority.leaf({ key: KEYS.p256 })];
  const readyWith = ({ key }: Issued, { certificate }: Issued): Certificate =>
    certificateOf({
      par: { clave: base64(key), certificado: base64(certificate) },
      cadena: [base64(authority.intermediate.certificate)],
    });
  const seal = (certificate: Certificate, tsa?: string) =>
    sealPdf({ certificate: async () => certificate, tsa }, pdf, { razon: 'Documento T-2026-000123 «ñ»', now });
  const faultWith = (sealed: Buffer, { certificate }: Issued = rsa) => faultOfSeal(sealed, sha256(certificate));

  test('con la clave de otro certificado no sale de donde se hace', async () => {
    for (const [one, other] of [
      [rsa, authority.leaf({ key: KEYS.rsa2048 })],
      [ec, authority.leaf({ key: KEYS.p256 })],
    ] as const)
      await assert.rejects(seal(readyWith(one, other)), { codigo: 'sello-no-verifica' });
  });

  test('cambiado en cualquier parte se nota, y el de otro certificado también', async () => {
    const { pdf: sealed } = await seal(readyWith(rsa, rsa));
    assert.equal(await faultWith(sealed), undefined);
    assert.match((await faultWith(sealed, ec)) ?? '', /otro certificado/);
    assert.match((await faultWith(Buffer.from(pdf))) ?? '', /no lleva una firma/);
    assert.match((await faultWith(Buffer.concat([sealed, Buffer.from('\n')]))) ?? '', /todo el archivo/);
    const start = sealed.indexOf('/Contents <') + 11;
    for (const at of [10, sealed.length - 20, sealed.indexOf('/Reason') + 10, start + 1000, start + 2500]) {
      const changed = Buffer.from(sealed);
      changed[at] = changed[at] === 0x30 ? 0x31 : 0x30;
      assert.notEqual(await faultWith(changed), undefined, `en ${at}`);
    }
  });

  test('es PAdES al pie de la letra: sin signing-time, con el certificado que firma y los parámetros de su algoritmo', async () => {
    for (const one of [rsa, ec]) {
      const structure = structureOf((await seal(readyWith(one, one))).pdf);
      assert.doesNotMatch(structure, /signingTime/);
      for (const attribute of ['contentType', 'messageDigest', 'id-smime-aa-signingCertificateV2'])
        assert.ok(structure.includes(attribute), attribute);
      const algorithm = /signatureAlgorithm:\s*algorithm: (\S+)[^\n]*\n\s*parameter: (\S+)\s*\n\s*signature:/.exec(
        structure,
      );
      assert.deepEqual(
        algorithm?.slice(1),
        one === rsa ? ['sha256WithRSAEncryption', 'NULL'] : ['ecdsa-with-SHA256', '<ABSENT>'],
      );
      const text = (await seal(readyWith(one, one))).pdf.toString('latin1');
      assert.match(text, /\/M \(D:\d{14}Z\)/);
    }
  });

  test('tiene lugar para la cadena y el sello de tiempo, por largos que sean', async (t) => {
    for (const bulk of [1500, 3000, 9000]) {
      const tsa = await startTsa({ bulk });
      t.after(tsa.stop);
      const sealed = [await seal(readyWith(rsa, rsa), tsa.url), await seal(readyWith(rsa, rsa), tsa.url)];
      // The second seal knows by then how long the tokens are.
      assert.equal(tsa.asked(), bulk < 2000 ? 2 : 3);
      for (const one of sealed) assert.deepEqual(refusals(one.pdf), []);
    }
  });

  test('no lleva el sello de tiempo de otra huella ni de otra pregunta', async (t) => {
    for (const [fault, about] of [
      ['repeats', /otra huella/],
      ['otherNonce', /otra pregunta/],
    ] as const) {
      const tsa = await startTsa({ fault });
      t.after(tsa.stop);
      if (fault === 'repeats') await askTimestamp(tsa.url, sha256(Buffer.from('una firma')));
      await assert.rejects(seal(readyWith(rsa, rsa), tsa.url), about);
    }
  });
});

test('una firma hecha por la versión anterior se comprueba igual', { skip: absent('pdfsig') }, async () => {
  const { CryptoKeySigner, PDF } = await import('@libpdf/core');
  const { webcrypto } = await import('node:crypto');
  const { issue } = await import('./authority.ts');
  const pair = await issue({ nombre: 'Sello', desde: now, dias: 30 });
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const key = await webcrypto.subtle.importKey('pkcs8', Buffer.from(pair.clave, 'base64'), algorithm, false, ['sign']);
  const certificate = Buffer.from(pair.certificado, 'base64');
  const signer = new CryptoKeySigner(key, certificate, 'RSA', 'RSASSA-PKCS1-v1_5', []);
  const { bytes } = await (await PDF.load(pdf)).sign({ signer, level: 'B-B', signingTime: now });
  assert.equal(await faultOfSeal(Buffer.from(bytes), sha256(certificate)), undefined);
});
