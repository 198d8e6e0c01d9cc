import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { createTestDatabase } from '../testing/database.ts';
import { inTransaction } from './transaction.ts';

const { pools, drop } = await createTestDatabase();
const { db } = pools;
after(drop);
await sql`create table cosas (id integer primary key, nombre text)`.execute(db);

const find = (id: number) => sql<{ id: number }>`select * from cosas where id = ${id}`;

test('una sentencia se prepara una vez y después solo viajan sus valores', async () => {
  const names = await inTransaction(db, async (tx) => {
    for (const id of [1, 2, 3]) await find(id).execute(tx);
    const { rows } = await sql<{ veces: number }>`
      select generic_plans + custom_plans as veces from pg_prepared_statements
      where statement like 'select * from cosas%'`.execute(tx);
    return rows;
  });
  assert.deepEqual(names, [{ veces: 3 }]);
});

test('una migración en medio no rompe a quien sirve: la lectura y la transacción se repiten con la tabla nueva', async () => {
  await inTransaction(db, (tx) => find(1).execute(tx));
  await find(1).execute(db);
  await sql`insert into cosas values (1, 'una')`.execute(db);
  await sql`alter table cosas add column color text default 'rojo'`.execute(db);
  const { rows } = await find(1).execute(db);
  assert.deepEqual(rows, [{ id: 1, nombre: 'una', color: 'rojo' }]);
  await sql`alter table cosas drop column nombre`.execute(db);
  for (let connection = 0; connection < 6; connection += 1) {
    const { rows } = await inTransaction(db, (tx) => find(1).execute(tx));
    assert.deepEqual(rows, [{ id: 1, color: 'rojo' }]);
  }
});
