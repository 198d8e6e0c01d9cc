import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { informacionGeneral } from '@fedatario/contract/casa';
import { sql } from 'kysely';
import type { AppOptions } from '../app.ts';
import { openPools } from '../db/db.ts';
import { startEmbedded } from '../db/embedded/cluster.ts';
import { prepareDatabase } from '../prepare.ts';
import { useSecret } from '../services/cipher.ts';
import { childrenOf } from '../testing/procesos.ts';
import { quietApp } from '../testing/quiet-app.ts';
import { until } from '../testing/until.ts';

useSecret('un secreto de prueba que nadie más usa 0123456789');
const dataDir = mkdtempSync(join(tmpdir(), 'fedatario-robusto-'));
chmodSync(dataDir, 0o755);
const options = { dataDir, settings: { fsync: 'off' } };
let database = await startEmbedded(options);
await prepareDatabase(database.url);
const pools = openPools({ url: database.url, max: 4, patience: 1_500 });
const url = `/api${informacionGeneral.read.path}`;
const logged: string[] = [];

after(async () => {
  await pools.close();
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

function newApp(change: Partial<Pick<AppOptions, 'rateLimit' | 'atOnce' | 'trustProxy' | 'dist'>> = {}) {
  return quietApp(pools, {
    logLevel: 'info',
    logStream: { write: (line) => void logged.push(line) },
    atOnce: 100,
    rateLimit: 1000,
    rateLimitIdentity: 5,
    ...change,
  });
}

test('pasado el límite de peticiones se responde 429 y cuándo volver', async () => {
  const app = await newApp({ rateLimit: 3 });
  const answers = [];
  for (let i = 0; i < 4; i += 1) answers.push(await app.inject({ url }));
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode),
    [200, 200, 200, 429],
  );
  assert.equal(answers[3]?.json().codigo, 'demasiadas-peticiones');
  assert.ok(Number(answers[3]?.headers['retry-after']) > 0);
  await app.close();
});

test('las llamadas de identidad tienen un límite propio, menor', async () => {
  const app = await newApp();
  const codes = [];
  for (let i = 0; i < 6; i += 1) {
    codes.push((await app.inject({ method: 'POST', url: '/api/public/identidad/sesion/renovacion' })).statusCode);
  }
  assert.deepEqual(codes, [401, 401, 401, 401, 401, 429]);
  assert.equal((await app.inject({ url })).statusCode, 200);
  await app.close();
});

test('cada petición deja una línea JSON, sin correos, códigos ni claves', async () => {
  const app = await newApp();
  logged.length = 0;
  const body = { email: 'secreta@ejemplo.com', password: 'clave secreta 1' };
  await app.inject({ method: 'POST', url: '/api/public/identidad/sesion', payload: body });
  await app.inject({
    url: '/api/private/usuario/email/secreta@ejemplo.com',
    headers: { authorization: 'Bearer abc.def.ghi' },
  });
  const lines = logged.map((line) => JSON.parse(line));
  assert.deepEqual(
    lines.map(({ metodo, ruta, estado }) => [metodo, ruta, estado]),
    [
      ['POST', '/api/public/identidad/sesion', 401],
      ['GET', '/api/private/usuario/email/:email', 401],
    ],
  );
  assert.ok(lines.every(({ idPeticion, ms }) => idPeticion && ms >= 0));
  assert.doesNotMatch(logged.join(''), /secreta|ejemplo|abc\.def/);
  await app.close();
});

test('de más peticiones de las que se atienden a la vez, unas se responden y las demás se rechazan enseguida', async (t) => {
  const app = await newApp({ atOnce: 3 });
  t.after(() => app.close());
  const unlock = await lockData();
  t.after(unlock);
  // Asked in order: by itself, what is injected starts only when it is awaited.
  const ask = async () => await app.inject({ url: `${url}?n=${Math.random()}` });
  const admitted = Array.from({ length: 3 }, ask);
  const refused = await Promise.all(Array.from({ length: 5 }, ask));
  assert.deepEqual(
    refused.map(({ statusCode, headers }) => [statusCode, Number(headers['retry-after']) > 0]),
    Array(5).fill([503, true]),
  );
  assert.equal((await app.inject({ url: '/livez' })).statusCode, 200);
  await unlock();
  for (const { statusCode } of await Promise.all(admitted)) assert.equal(statusCode, 200);
  for (let turn = 0; turn < 8; turn += 1) assert.equal((await ask()).statusCode, 200);
});

test('quien se va antes de que se le responda no deja su lugar ocupado', async (t) => {
  const app = await newApp({ atOnce: 1 });
  t.after(() => app.close());
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const unlock = await lockData();
  t.after(unlock);
  const leaving = new AbortController();
  const left = fetch(`${address}${url}`, { signal: leaving.signal });
  await until(waiting);
  assert.equal((await fetch(`${address}${url}`)).status, 503);
  leaving.abort();
  await assert.rejects(left, { name: 'AbortError' });
  await unlock();
  await until(async () => (await fetch(`${address}${url}`)).status === 200);
  for (let turn = 0; turn < 3; turn += 1) assert.equal((await fetch(`${address}${url}`)).status, 200);
});

/** Locks the company's data; readers of it wait until the returned function is called. */
async function lockData(): Promise<() => Promise<void>> {
  const { promise: unlocked, resolve } = Promise.withResolvers<void>();
  const { promise: locked, resolve: begin } = Promise.withResolvers<void>();
  const held = pools.db.transaction().execute(async (tx) => {
    await sql`lock table informacion_general`.execute(tx);
    begin();
    await unlocked;
  });
  await locked;
  return () => {
    resolve();
    return held;
  };
}

/** Whether a transaction waits for the company's data. */
async function waiting(): Promise<boolean> {
  const { rows } = await sql`select from pg_locks where not granted`.execute(pools.db);
  return rows.length > 0;
}

test('al cerrar, lo que está en curso termina y nadie más entra', async () => {
  const app = await newApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const unlock = await lockData();
  const running = fetch(`http://127.0.0.1:${port}${url}`);
  await until(waiting);
  const closed = app.close().then(() => 'cerrado');
  await unlock();
  assert.equal((await running).status, 200);
  const late = new Promise((wait) => setTimeout(() => wait('sigue abierto'), 5_000).unref());
  assert.equal(await Promise.race([closed, late]), 'cerrado');
  await assert.rejects(fetch(`http://127.0.0.1:${port}/livez`));
});

test('sin base de datos se responde 503 en segundos; cuando vuelve, se responde sin reiniciar', async () => {
  const app = await newApp();
  assert.equal((await app.inject({ url: '/readyz' })).statusCode, 200);
  // One query waits for the database when it dies, and one comes while it is dead.
  const asking = pools.db.transaction().execute((tx) => sql`select pg_sleep(20)`.execute(tx));
  const lost = assert.rejects(asking);
  const waits = sql`select from pg_stat_activity where state = 'active' and query = 'select pg_sleep(20)'`;
  await until(async () => (await waits.execute(pools.db)).rows.length > 0);
  await killDatabase();
  await lost;
  const away = await app.inject({ url });
  assert.deepEqual([away.statusCode, away.json().codigo], [503, 'servicio-no-disponible']);
  assert.ok(Number(away.headers['retry-after']) > 0);
  assert.equal((await app.inject({ url: '/livez' })).statusCode, 200);
  assert.equal((await app.inject({ url: '/readyz' })).statusCode, 503);
  database = await startEmbedded(options);
  assert.equal((await app.inject({ url })).statusCode, 200);
  await app.close();
});

test('una base de datos que calla no deja a nadie esperando; cuando vuelve a hablar, se responde sin reiniciar', async () => {
  const app = await newApp();
  assert.equal((await app.inject({ url })).statusCode, 200);
  const frozen = [postmaster(), ...childrenOf(postmaster())];
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  try {
    const asked = Array.from({ length: 6 }, () => app.inject({ url: `${url}?n=${Math.random()}` }));
    const answers = await Promise.race([
      Promise.all(asked),
      new Promise<[]>((wait) => setTimeout(() => wait([]), 9_000).unref()),
    ]);
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      Array(6).fill(503),
    );
  } finally {
    for (const pid of frozen) process.kill(pid, 'SIGCONT');
  }
  assert.equal((await app.inject({ url })).statusCode, 200);
  await app.close();
});

function postmaster(): number {
  return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}

/** An immediate end, as a power cut would: the postmaster and its children. */
async function killDatabase(): Promise<void> {
  const file = join(dataDir, 'postgres/postmaster.pid');
  process.kill(postmaster(), 'SIGQUIT');
  for (let attempt = 0; attempt < 100 && existsSync(file); attempt += 1)
    await new Promise((wait) => setTimeout(wait, 50));
}
