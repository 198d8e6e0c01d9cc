import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkHostile } from '../testing/hostil.ts';

const { app } = await checkHostile('catalogo');

test('ninguna dirección se rompe con bytes que no son texto', async () => {
  for (const path of ['%00', '%ED%A0%80', '%FF', '%C0%AF', '%'])
    assert.ok((await app.inject({ url: `/api/public/productos/${path}` })).statusCode < 500, path);
});
