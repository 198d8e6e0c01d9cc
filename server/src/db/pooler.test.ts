import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { freePort } from '../http/free-port.ts';
import { createScratchDatabase, createTestDatabase } from '../testing/database.ts';
import { until } from '../testing/until.ts';
import { openPools } from './db.ts';
import { migrate } from './migrate.ts';
import { missingProtections } from './protections.ts';

const there = spawnSync('pgbouncer', ['--version']).status === 0;
const skip = there ? false : 'no hay pgbouncer en esta máquina';
const database = await createTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'fedatario-pooler-'));
chmodSync(folder, 0o777);
let pooler: ChildProcess | undefined;
const url = there ? await startPooler() : '';

after(async () => {
  pooler?.kill('SIGINT');
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

test('por un pooler que rechaza lo que trae la conexión se dice qué poner', { skip }, async () => {
  const pools = openPools({ url });
  await assert.rejects(missingProtections(pools), /DATABASE_PREPARE=false/);
  await pools.close();
});

test('por un pooler se trabaja sin preparar nada, y se dice qué protección falta', { skip }, async () => {
  const pools = openPools({ url, prepare: false });
  const warnings = await missingProtections(pools);
  assert.deepEqual(
    warnings.map((text) => /statement_timeout|idle_in_transaction|lectura/.exec(text)?.[0]),
    ['statement_timeout', 'idle_in_transaction', 'lectura'],
  );
  const { rows } = await sql<{ cuantas: number }>`select count(*) as cuantas from migraciones`.execute(pools.db);
  assert.ok(Number(rows[0]?.cuantas) > 10);
  await pools.close();
});

test('varios que inician a la vez por un pooler preparan una base vacía, y ninguno espera para siempre', {
  skip,
}, async (t) => {
  const empty = await createScratchDatabase();
  t.after(() => empty.drop());
  const address = url.replace(/[^/]*$/, new URL(empty.url).pathname.slice(1));
  const ran = await Promise.all([1, 2, 3].map(() => migrate(address)));
  assert.ok(ran.flat().length > 10);
  assert.equal(new Set(ran.flat()).size, ran.flat().length);
  // Other tests hold locks of theirs on the same cluster.
  const { rows } = await sql`select from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = ${new URL(address).pathname.slice(1)})`.execute(
    database.pools.db,
  );
  assert.equal(rows.length, 0);
});

test('con la base directa no falta ninguna', async () => {
  assert.deepEqual(await missingProtections(database.pools), []);
});

test('una base que no conoce las letras con acento lo dice al iniciar', async (t) => {
  const { db } = database.pools;
  const name = 'letras_de_c';
  await sql`create database ${sql.id(name)} template template0 locale_provider 'libc' locale 'C' encoding 'UTF8'`.execute(
    db,
  );
  const url = new URL(database.url);
  url.pathname = `/${name}`;
  const pools = openPools({ url: url.href });
  t.after(async () => {
    await pools.close();
    await sql`drop database ${sql.id(name)} with (force)`.execute(db);
  });
  const [aviso = '', ...otros] = await missingProtections(pools);
  assert.match(aviso, /acento/);
  assert.deepEqual(otros, []);
});

/** A pgbouncer as Debian installs it, in transaction mode, before the database of the tests. */
async function startPooler(): Promise<string> {
  const target = new URL(database.url);
  const port = await freePort();
  const host = target.searchParams.get('host') ?? target.hostname;
  const name = target.pathname.slice(1);
  const ini = join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `* = host=${host} port=${target.port || 5432} user=${target.username}${target.password && ` password=${target.password}`}`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1`,
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 3',
    `logfile = ${join(folder, 'log')}`,
  ];
  writeFileSync(ini, lines.join('\n'));
  pooler = spawn('pgbouncer', userInfo().uid === 0 ? ['-u', 'postgres', ini] : [ini], { stdio: 'ignore' });
  const address = `postgres://${target.username}@127.0.0.1:${port}/${name}`;
  await until(() =>
    migrate(address).then(
      () => true,
      () => false,
    ),
  );
  return address;
}
