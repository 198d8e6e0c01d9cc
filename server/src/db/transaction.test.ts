import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { toAppError } from '../http/errors.ts';
import { createTestDatabase } from '../testing/database.ts';
import { openPools } from './db.ts';
import { inTransaction } from './transaction.ts';

/** The server's words when they arrive before the next query, pg's own when the socket has closed by then, and the system's in between. */
const KILLED_CONNECTION = /terminating connection|Client has encountered a connection error|write EPIPE/;

const database = await createTestDatabase();
const pools = openPools({ url: database.url, max: 1 });

after(async () => {
  await pools.close();
  await database.drop();
});

test('una conexión que muere en medio de una transacción es una base que falta, no un error nuestro', async () => {
  const lost = inTransaction(pools.db, async (db) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.pools.db);
    await sql`select 1`.execute(db);
  });
  const problem = await lost.then(() => undefined, toAppError);
  assert.equal(problem?.codigo, 'servicio-no-disponible');
  assert.ok(Number(problem?.extras.espera) > 0);
  assert.match(String(problem?.extras.cause), KILLED_CONNECTION);
  assert.equal(await inTransaction(pools.db, one), 1);
});

test('un primario que ya no admite escrituras se deja: la siguiente escritura va por otra conexión', async () => {
  await sql`set default_transaction_read_only = on`.execute(pools.db);
  const refused = inTransaction(pools.db, (db) => sql`create table nueva ()`.execute(db));
  assert.equal((await refused.then(() => undefined, toAppError))?.codigo, 'servicio-no-disponible');
  await inTransaction(pools.db, (db) => sql`create table nueva ()`.execute(db));
});

test('una lectura que quiere escribir es un error nuestro', async () => {
  const refused = sql`create table otra ()`.execute(pools.dbRead);
  assert.equal((await refused.then(() => undefined, toAppError))?.codigo, 'error-interno');
});

test('lo que la transacción misma rechaza llega como es', async () => {
  await assert.rejects(
    inTransaction(pools.db, async () => {
      throw new Error('no se puede');
    }),
    /no se puede/,
  );
});

async function one(db: typeof pools.db): Promise<number | undefined> {
  const { rows } = await sql<{ uno: number }>`select 1 as uno`.execute(db);
  return rows[0]?.uno;
}
