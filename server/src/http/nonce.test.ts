import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { newNonce, splitAtNonce } from './nonce.ts';

const page = `<p>${'texto con ñ y € '.repeat(5000)}</p><meta nonce="MARCA"></body>`;

test('cada vez sale con otro valor en su lugar, comprimida o no', () => {
  const { plain, gzip } = splitAtNonce(page, 'MARCA');
  for (const nonce of [newNonce(), newNonce()]) {
    const expected = page.replace('MARCA', nonce);
    assert.equal(plain(nonce).toString(), expected);
    assert.equal(gunzipSync(gzip(nonce)).toString(), expected);
  }
});

test('no hay dos lugares, ni ninguno', () => {
  assert.throws(() => splitAtNonce('sin lugar', 'MARCA'), /once/);
  assert.throws(() => splitAtNonce('MARCA y MARCA.', 'MARCA'), /once/);
});
