import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tiposDeArchivo } from '@fedatario/contract/base';
import { acepta, IMAGENES } from './acepta.ts';

const CHROME = { vendor: 'Google Inc.' };
const SAFARI = { vendor: 'Apple Computer, Inc.' };

test('donde sirve un JPG se puede elegir una foto HEIC', () => {
  assert.match(acepta(tiposDeArchivo, CHROME), /^application\/pdf,.*,image\/heic,.*\.heic/);
  assert.match(acepta(IMAGENES, { vendor: '' }), /image\/heic/);
});

test('donde solo sirve un PDF o un PNG, no', () => {
  assert.equal(acepta(['application/pdf', 'image/png'], CHROME), 'application/pdf,image/png');
});

test('Safari la convierte él mismo, mientras no se le diga que la tomamos', () => {
  assert.equal(acepta(IMAGENES, SAFARI), 'image/jpeg,image/png,image/webp');
});
