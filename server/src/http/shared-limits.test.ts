import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { openPools } from '../db/db.ts';
import { useSecret } from '../services/cipher.ts';
import { createTestDatabase } from '../testing/database.ts';
import { sharedStore } from './shared-limits.ts';

useSecret('un secreto de prueba que nadie más usa 0123456789');
const database = await createTestDatabase();
const { db } = database.pools;
after(database.drop);

const MINUTE_MS = 60_000;
const LIMIT = 100;
/** As many stores as processes. They wait for a busy machine: counting alone has a test of its own. */
const stores = (many: number) => Array.from({ length: many }, () => new (sharedStore(db, 30_000))());

function asks(store: FastifyRateLimitStore, key: string, limit = LIMIT): Promise<boolean> {
  return new Promise((answer, fail) => {
    const told = (error: Error | null, counted?: { current: number }) =>
      error ? fail(error) : answer((counted?.current ?? 0) <= limit);
    // The declared type lacks the last arguments, which the plugin passes.
    (store.incr as (...args: unknown[]) => void).call(store, key, told, MINUTE_MS, limit);
  });
}

/** Waits for the next minute when this one is about to end, so that a test sees one window. */
async function withinAMinute(): Promise<void> {
  const left = MINUTE_MS - (Date.now() % MINUTE_MS);
  if (left < 5_000) await new Promise((resume) => setTimeout(resume, left + 100));
}

test('tres procesos dejan pasar entre todos lo que deja uno', async () => {
  await withinAMinute();
  const processes = stores(3);
  const answers = await Promise.all(
    Array.from({ length: 4 * LIMIT }, (_, i) => asks(processes[i % 3] as FastifyRateLimitStore, '203.0.113.7')),
  );
  const allowed = answers.filter(Boolean).length;
  assert.ok(allowed <= LIMIT && allowed > LIMIT - 3 * (LIMIT / 20), `pasaron ${allowed}`);
});

test('cada dirección se cuenta aparte, y un límite de otra clase también', async () => {
  await withinAMinute();
  const [store] = stores(1) as [FastifyRateLimitStore];
  for (const key of ['203.0.113.8', '203.0.113.9', '203.0.113.8identidad']) {
    const answers = [];
    for (let i = 0; i < 4; i += 1) answers.push(await asks(store, key, 3));
    assert.deepEqual(answers, [true, true, true, false], key);
  }
});

test('sin base de datos cada proceso cuenta por su lado, y nadie espera por ella', async () => {
  const away = openPools({ url: 'postgres://nadie@127.0.0.1:1/nada', max: 1 });
  const store = new (sharedStore(away.db))();
  const started = performance.now();
  const answers = [];
  for (let i = 0; i < 4; i += 1) answers.push(await asks(store, '203.0.113.10', 3));
  await away.close();
  assert.deepEqual(answers, [true, true, true, false]);
  assert.ok(performance.now() - started < 2_000);
});

test('guarda un resumen de la dirección y no la dirección', async () => {
  const rows = await db.selectFrom('peticionesPorMinuto').selectAll().execute();
  assert.ok(rows.length > 0);
  assert.ok(rows.every(({ clave }) => clave.length === 32));
});
