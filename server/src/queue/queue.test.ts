import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { z } from 'zod';
import { crash, skipPause, wakeAbandoned } from '../testing/crash.ts';
import { createTestDatabase } from '../testing/database.ts';
import { until } from '../testing/until.ts';
import { defineJob, periodic, worker, workerOutside } from './job.ts';
import { listQueueDepths } from './queries.ts';
import { createQueues, enqueue, openQueue, type Queue } from './queue.ts';
import { anotar } from './testing/child.ts';

const database = await createTestDatabase();
const { db } = database.pools;
const failing = defineJob({ name: 'prueba-falla', data: z.object({ n: z.number() }), retries: 2, pause: 1 });
const sends = defineJob({ name: 'prueba-envia', data: z.object({ n: z.number() }) });
const tick = periodic('prueba-periodica', '* * * * *', z.unknown(), async () => undefined);
let queue: Queue;

before(async () => {
  queue = await open();
  await createQueues(queue.boss, [anotar, failing, sends, tick.job]);
  await sql`create table anotados (n int, id_trabajo text, intento int)`.execute(db);
});
after(async () => {
  await queue.stop();
  await database.drop();
});

function open(): Promise<Queue> {
  const report = () => undefined;
  return openQueue({ url: database.url, db, now: () => new Date(), report, polling: 0.5, onlyWork: true });
}

test('lo que se deja en una transacción que se deshace no queda en la cola', async () => {
  const undone = db.transaction().execute(async (tx) => {
    await enqueue(tx, anotar, { n: -1 });
    throw new Error('deshacer');
  });
  await assert.rejects(undone, /deshacer/);
  assert.equal(await pending('prueba-anota'), 0);
});

test('kill -9 a mitad del trabajo: nada se pierde y nada se hace dos veces', async () => {
  await db.transaction().execute(async (tx) => {
    for (let n = 0; n < 40; n += 1) await enqueue(tx, anotar, { n });
  });
  let child = spawnWorker();
  for (let kills = 0; kills < 3; kills += 1) {
    await until(async () => (await done()).length >= (kills + 1) * 5);
    await crash(child);
    await wakeAbandoned({ db, boss: queue.boss }, 'prueba-anota');
    child = spawnWorker();
  }
  await until(async () => new Set(await done()).size === 40);
  await crash(child);
  const numbers = await done();
  assert.deepEqual(
    [...numbers].sort((a, b) => a - b),
    Array.from({ length: 40 }, (_, n) => n),
  );
});

test('lo que falla se reintenta con pausas y al final queda a la vista entre los muertos', async () => {
  let tries = 0;
  await queue.work([
    workerOutside(failing, async () => {
      tries += 1;
      throw new Error('no hay manera');
    }),
  ]);
  await enqueue(db, failing, { n: 7 });
  await until(async () => (await pending('muertos')) === 1);
  assert.equal(tries, 3);
  const [dead] = await queue.boss.fetch<{ n: number }>('muertos');
  assert.deepEqual(dead?.data, { n: 7 });
});

test('el trabajo hecho y su efecto se guardan juntos: si el efecto falla, vuelve a la cola', async () => {
  let tries = 0;
  await queue.work([
    worker(sends, async ({ db: tx, idJob }, { n }) => {
      tries += 1;
      await sql`insert into anotados values (${n}, ${idJob}, ${tries})`.execute(tx);
      if (tries === 1) throw new Error('después de escribir');
    }),
  ]);
  await enqueue(db, sends, { n: 1000 });
  await until(async () => {
    await skipPause(db, sends.name);
    return (await done(1000)).length > 0;
  });
  const { rows } = await sql<{ intento: number }>`select intento from anotados where n = 1000`.execute(db);
  assert.deepEqual(rows, [{ intento: 2 }]);
});

test('dos servidores con el mismo horario hacen cada turno una vez', async () => {
  const runs: string[] = [];
  const turn = { ...tick, handle: async ({ idJob }: { idJob: string }) => void runs.push(idJob) };
  const servers = await Promise.all([openTimed(), openTimed()]);
  for (const server of servers) await server.work([turn]);
  await until(async () => runs.length >= 1);
  await new Promise((wait) => setTimeout(wait, 3_000));
  for (const server of servers) await server.stop();
  const { rows } = await sql<{ turno: string; n: number }>`
    select date_trunc('minute', created_on)::text as turno, count(*)::int as n
    from pgboss.job where name = 'prueba-periodica' group by 1`.execute(db);
  assert.ok(rows.length >= 1);
  assert.ok(
    rows.every(({ n }) => n === 1),
    JSON.stringify(rows),
  );
  assert.equal(new Set(runs).size, runs.length);
});

function openTimed(): Promise<Queue> {
  return openQueue({ url: database.url, db, now: () => new Date(), report: () => undefined, polling: 0.5 });
}

test('mientras los turnos se retienen pasan sin hacerse, y lo demás se hace', async () => {
  const report = () => undefined;
  const holding = { url: database.url, db, now: () => new Date(), report, polling: 0.5, onlyWork: true };
  const made: string[] = [];
  const [turns, others] = [
    periodic('prueba-retenida', '0 0 1 1 *', z.unknown(), async () => void made.push('turn')),
    workerOutside(defineJob({ name: 'prueba-no-retenida', data: z.object({}) }), async () => void made.push('other')),
  ];
  const held = await openQueue({ ...holding, holdsTurns: () => true });
  await createQueues(held.boss, [turns.job, others.job]);
  await held.work([turns, others]);
  await held.boss.send(turns.job.name, {});
  await until(async () => (await pending(turns.job.name)) === 0);
  await enqueue(db, others.job, {});
  await until(() => made.includes('other'));
  await held.stop();
  assert.deepEqual(made, ['other']);
});

function spawnWorker(): ChildProcess {
  return fork(new URL('./testing/child.ts', import.meta.url), [database.url], { stdio: 'inherit' });
}

async function done(from = 0): Promise<number[]> {
  const { rows } = await sql<{ n: number }>`select n from anotados where n >= ${from} and n < ${from + 1000}`.execute(
    db,
  );
  return rows.map(({ n }) => n);
}

async function pending(name: string): Promise<number> {
  return (await listQueueDepths(db)).find(({ cola }) => cola === name)?.pendientes ?? 0;
}
