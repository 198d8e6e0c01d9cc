import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BYTES_MAXIMOS, huellaDe } from './huella.ts';

test('la huella de un archivo es su SHA-256, en hexadecimal', async () => {
  // FIPS 180-4, example B.1.
  const abc = { sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad' };
  assert.deepEqual(await huellaDe(new File(['abc'], 'abc.pdf')), abc);
  assert.notDeepEqual(await huellaDe(new File(['abd'], 'abc.pdf')), abc);
});

test('lo que no cabe o no se deja leer se dice, sin leerlo', async () => {
  const enorme = { size: BYTES_MAXIMOS + 1, arrayBuffer: () => Promise.reject(new Error('se leyó')) };
  assert.deepEqual(await huellaDe(enorme), { fallo: 'grande' });
  assert.deepEqual(await huellaDe({ ...enorme, size: 3 }), { fallo: 'ilegible' });
});
