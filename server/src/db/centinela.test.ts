import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { lastingCipher, useSecret } from '../services/cipher.ts';
import { createTestDatabase } from '../testing/database.ts';
import { demandSecret } from './centinela.ts';

const { pools, drop } = await createTestDatabase();

after(drop);

test('el primer inicio liga los datos a su secreto; con otro, el producto no inicia y dice qué hacer', async () => {
  useSecret('el secreto de estos datos 0123456789 abcdefgh');
  await demandSecret(pools.db, lastingCipher);
  await demandSecret(pools.db, lastingCipher);
  useSecret('otro secreto, que no es de estos datos 98765');
  await assert.rejects(demandSecret(pools.db, lastingCipher), /APP_SECRET no es el secreto de estos datos/);
  useSecret('el secreto de estos datos 0123456789 abcdefgh');
  await demandSecret(pools.db, lastingCipher);
});
