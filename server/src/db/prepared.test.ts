import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { createTestDatabase } from '../testing/database.ts';
import { later } from './later.ts';
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

test('lo que se deja para después viaja con lo siguiente, y se deshace con su transacción', async () => {
  const put = (tx: typeof db, id: number) => later(tx, sql`insert into cosas values (${id})`.compile(tx));
  const ids = async () =>
    (await sql<{ id: number }>`select id from cosas where id >= 100 order by id`.execute(db)).rows;
  for (const id of [100, 101, 102]) {
    const seen = await inTransaction(db, async (tx) => {
      await put(tx, id);
      await put(tx, id + 10);
      return (await find(id + 10).execute(tx)).rows.length;
    });
    assert.equal(seen, 1);
  }
  assert.equal((await ids()).length, 6);
  const gaveUp = inTransaction(db, async (tx) => {
    await put(tx, 120);
    throw new Error('no sigue');
  });
  await assert.rejects(gaveUp, /no sigue/);
  assert.equal((await ids()).length, 6);
  await put(db, 130);
  assert.equal((await ids()).length, 7);
});

test('un error de lo que se dejó para después se dice al terminar, y nada de su transacción queda', async () => {
  const write = (a: number, b: number) =>
    inTransaction(db, async (tx) => {
      await sql`insert into cosas values (${a})`.execute(tx);
      await later(tx, sql`insert into cosas values (${b})`.compile(tx));
    });
  for (const id of [200, 202, 204]) await write(id, id + 1);
  for (let connection = 0; connection < 6; connection += 1) {
    await assert.rejects(write(300, 200), { code: '23505', constraint: 'cosas_pkey' });
    assert.equal((await find(300).execute(db)).rows.length, 0);
  }
  await write(300, 301);
});

test('una transacción que no dijo nada no llega a la base, y la siguiente es otra', async () => {
  for (let turn = 0; turn < 12; turn += 1) {
    await inTransaction(db, async () => undefined);
    const { rows } = await sql<{
      begun: boolean;
    }>`select pg_current_xact_id_if_assigned() is not null as begun`.execute(db);
    assert.deepEqual(rows, [{ begun: false }]);
  }
  await assert.rejects(
    inTransaction(db, async (tx) => find('x' as never).execute(tx)),
    { code: '22P02' },
  );
  assert.equal((await inTransaction(db, (tx) => find(1).execute(tx))).rows.length, 1);
});
