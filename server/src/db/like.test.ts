import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { createTestDatabase } from '../testing/database.ts';
import { containing } from './like.ts';

const { pools, drop } = await createTestDatabase();
after(drop);

const found = async (escrito: string, texto: string) => {
  const { rows } = await sql<{ si: boolean }>`select ${escrito}::text ilike ${containing(texto)} as si`.execute(
    pools.db,
  );
  return rows[0]?.si;
};

test('se encuentra lo que contiene el texto, tal como se escribió', async () => {
  assert.equal(await found('Descuento del 100% a_b', 'DEL 100%'), true);
  assert.equal(await found('Descuento del 1000', 'del 100%'), false);
  assert.equal(await found('a_b', 'a_b'), true);
  assert.equal(await found('axb', 'a_b'), false);
  assert.equal(await found('c:\\carpeta', ':\\c'), true);
  assert.equal(await found('cualquiera', ''), true);
});
