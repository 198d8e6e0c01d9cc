import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { type CompiledQuery, sql } from 'kysely';
import { createTestDatabase } from '../../testing/database.ts';
import { openPools } from '../db.ts';
import { inTransaction } from '../transaction.ts';
import { later } from './later.ts';
import { together } from './together.ts';

const { pools, url, drop } = await createTestDatabase();
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

test('lo que se pregunta junto se contesta por separado, en su orden, también lo que se dejó para después', async () => {
  const ask = (tx: typeof db) => {
    const one = sql<{ idUno: number }>`select n as id_uno from generate_series(1, 2) n`.compile(tx);
    const none = sql<{ id: number }>`select id from cosas where id = 400`.compile(tx);
    const write = sql<{ nombre: string }>`update cosas set nombre = 'otra' where id = 400 returning nombre`.compile(tx);
    return together(tx, one, none, write, none);
  };
  await sql`alter table cosas add column nombre text`.execute(db);
  for (let connection = 0; connection < 6; connection += 1) {
    assert.deepEqual(await ask(db), [[{ idUno: 1 }, { idUno: 2 }], [], [], []]);
    const inside = inTransaction(db, async (tx) => {
      await later(tx, sql`insert into cosas (id) values (400)`.compile(tx));
      assert.deepEqual(await ask(tx), [
        [{ idUno: 1 }, { idUno: 2 }],
        [{ id: 400 }],
        [{ nombre: 'otra' }],
        [{ id: 400 }],
      ]);
      throw new Error('no sigue');
    });
    await assert.rejects(inside, /no sigue/);
  }
});

test('de lo que se pregunta junto en una transacción, lo que falla falla para todo', async () => {
  const write = (id: number) => sql`insert into cosas (id) values (${id})`.compile(db);
  const ask = (...queries: CompiledQuery[]) => inTransaction(db, (tx) => together(tx, ...queries));
  for (let connection = 0; connection < 6; connection += 1) {
    await assert.rejects(ask(write(500), write(200)), { code: '23505', constraint: 'cosas_pkey' });
    await assert.rejects(ask(write(500), sql`select nada from cosas`.compile(db)), { code: '42703' });
    assert.equal((await find(500).execute(db)).rows.length, 0);
  }
});

test('lo que venía detrás de lo que falló se puede preguntar después por la misma conexión', async () => {
  await db.connection().execute(async (one) => {
    const fails = sql`insert into cosas (id) values (200)`.compile(one);
    const fresh = sql<{ nuevo: number }>`select 1 as nuevo`.compile(one);
    await assert.rejects(together(one, fails, fresh), { code: '23505' });
    assert.deepEqual((await one.executeQuery(fresh)).rows, [{ nuevo: 1 }]);
  });
});

test('una migración en medio tampoco rompe lo que se pregunta junto', async () => {
  const ask = () => together(db, find(200).compile(db), find(201).compile(db));
  await ask();
  await sql`alter table cosas add column peso integer default 1`.execute(db);
  for (let connection = 0; connection < 6; connection += 1)
    assert.deepEqual(
      (await ask()).map(([row]) => (row as { peso?: number }).peso),
      [1, 1],
    );
});

test('sin sentencias preparadas se contesta lo mismo, y la base no guarda ninguna', async () => {
  const sin = openPools({ url, prepare: false });
  try {
    for (let turn = 0; turn < 3; turn += 1) {
      await inTransaction(sin.db, async (tx) => {
        await later(tx, sql`insert into cosas (id) values (${600 + turn})`.compile(tx));
        assert.deepEqual((await find(600 + turn).execute(tx)).rows.length, 1);
        const [found, [kept]] = await together(
          tx,
          find(600 + turn).compile(tx),
          sql<{ many: number }>`select count(*) as many from pg_prepared_statements`.compile(tx),
        );
        assert.deepEqual([found.length, kept], [1, { many: 0 }]);
      });
    }
  } finally {
    await sin.close();
  }
});

test('un valor que no se puede enviar falla sin dejar la conexión a medias', async () => {
  const circular: { self?: object } = {};
  circular.self = circular;
  for (let connection = 0; connection < 6; connection += 1) {
    await assert.rejects(sql`select ${circular}::jsonb as valor`.execute(db), /circular/i);
    assert.equal((await find(200).execute(db)).rows.length, 1);
  }
});

test('si el begin falla, nada de lo que iba detrás llega a la base', async () => {
  const pools = openPools({ url, max: 1 });
  try {
    await pools.db.connection().execute(async (one) => {
      // Inside of a transaction that failed, PostgreSQL refuses every statement, a second begin too.
      await sql`begin`.execute(one).catch(() => undefined);
      await assert.rejects(sql`select nada from cosas`.execute(one), { code: '42703' });
      await assert.rejects(
        inTransaction(one, (tx) => later(tx, sql`insert into cosas (id) values (700)`.compile(tx))),
        { code: '25P02' },
      );
      await sql`rollback`.execute(one);
    });
    assert.equal((await find(700).execute(db)).rows.length, 0);
  } finally {
    await pools.close();
  }
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
