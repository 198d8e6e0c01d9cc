import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { DAY } from '@fedatario/contract/base';
import { useSecret } from '../cipher.ts';
import { createRenderer } from '../pdf/render.ts';
import { exampleOf, OPTIONS } from '../pdf/testing/examples.ts';
import { absent, ask } from '../pdf/testing/tools.ts';
import { developmentSeal } from './development.ts';
import { openSeal } from './open.ts';
import { sealPdf } from './seal.ts';

useSecret('un secreto de prueba que nadie más usa 0123456789');
const dataDir = mkdtempSync(join(tmpdir(), 'fedatario-sello-'));
after(() => rmSync(dataDir, { recursive: true }));

const now = new Date('2026-11-21T16:30:00Z');
const sello = developmentSeal(dataDir);
const render = createRenderer();
const documento = exampleOf('carta-poder');
const sealed = (norma: 'a-1b' | 'a-2a' = 'a-2a') =>
  sealPdf(sello, render(documento, { ...OPTIONS, norma }), { razon: 'Documento T-2026-000123', now });
const signatures = (pdf: Uint8Array) => ask('pdfsig', pdf, (file) => [file]).text;
const verified = (pdf: Uint8Array) => ask('mutool', pdf, (file) => ['sign', '-v', file]).text;

describe('el sello', () => {
  test('cubre el archivo entero, y un byte cambiado se nota, en dos lectores', {
    skip: absent('pdfsig') || absent('mutool'),
  }, async () => {
    const { pdf } = await sealed();
    const said = signatures(pdf);
    assert.match(said, /Signature is Valid/);
    assert.match(said, /Total document signed/);
    assert.match(said, /ETSI\.CAdES\.detached/);
    assert.match(said, /Signer Certificate Common Name: Sello de la plataforma Fedatario/);
    assert.match(verified(pdf), /The document is unchanged since signing/);
    const changed = Buffer.from(pdf);
    const place = changed.indexOf('/Title') + 10;
    changed[place] = Number(changed[place]) ^ 1;
    assert.doesNotMatch(signatures(changed), /Signature is Valid/);
    assert.doesNotMatch(verified(changed), /unchanged since signing/);
  });

  test('deja el archivo conforme con PDF/A', { skip: absent('preflight') || absent('qpdf') }, async () => {
    const { pdf } = await sealed('a-1b');
    assert.match(ask('preflight', pdf, (file) => [file]).text, /is a valid PDF\/A-1b file/);
    const delivered = (await sealed()).pdf;
    assert.ok(ask('qpdf', delivered, (file) => ['--check', file]).ok);
    assert.ok(delivered.includes('pdfaid'));
  });

  test('del mismo archivo en el mismo instante son los mismos bytes, y en otro son otros', async () => {
    const first = await sealed();
    assert.deepEqual((await sealed()).sha256, first.sha256);
    const later = { razon: 'Documento T-2026-000123', now: new Date(now.getTime() + DAY) };
    const pdf = render(documento, { ...OPTIONS, norma: 'a-2a' });
    assert.notDeepEqual((await sealPdf(sello, pdf, later)).sha256, first.sha256);
  });
});

describe('la autoridad de desarrollo', () => {
  test('se guarda sellada y otro proceso usa la misma', async () => {
    await sello.certificate(now);
    for (const name of readdirSync(join(dataDir, 'sello'))) {
      assert.doesNotMatch(readFileSync(join(dataDir, 'sello', name), 'latin1'), /clave|certificado/);
    }
    const other = await developmentSeal(dataDir).certificate(now);
    assert.deepEqual(other.chain, (await sello.certificate(now)).chain);
  });

  test('antes de que venza su certificado da otro, de la misma autoridad', async () => {
    const first = await sello.certificate(now);
    const later = new Date(first.hasta.getTime() - 29 * DAY);
    const next = await sello.certificate(later);
    assert.ok(next.hasta > first.hasta);
    assert.notDeepEqual(next.chain[0], first.chain[0]);
    assert.deepEqual(next.chain.slice(1), first.chain.slice(1));
    assert.deepEqual((await sello.certificate(later)).chain, next.chain);
  });
});

test('con un certificado propio sella con él, y vencido no sella', {
  skip: spawnSync('openssl', ['version']).error && 'falta openssl',
}, async () => {
  const file = join(dataDir, 'propio.p12');
  const key = join(dataDir, 'clave.pem');
  const openssl = (...args: string[]) => assert.equal(spawnSync('openssl', args).status, 0, args.join(' '));
  const names = ['-subj', '/CN=Notaria de Prueba', '-days', '30', '-nodes'];
  openssl('req', '-x509', '-newkey', 'rsa:2048', '-keyout', key, '-out', `${key}.crt`, ...names);
  openssl('pkcs12', '-export', '-inkey', key, '-in', `${key}.crt`, '-out', file, '-passout', 'pass:secreta');
  const own = openSeal({ dataDir, certificate: { file, password: 'secreta' } });
  const today = new Date();
  const { pdf } = await sealPdf(own, render(documento, OPTIONS), { razon: 'Prueba', now: today });
  if (!absent('pdfsig')) assert.match(signatures(pdf), /CN=Notaria de Prueba[\s\S]*Signature is Valid/);
  await assert.rejects(own.certificate(new Date(today.getTime() + 31 * DAY)), /venció/);
  writeFileSync(file, 'otra cosa');
  await assert.rejects(own.certificate(today));
});
