import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { z } from 'zod';
import { createTestDatabase } from '../testing/database.ts';
import { workByClock, workTurn } from './by-clock.ts';
import { defineJob, periodic, worker, workerOutside } from './job.ts';
import { createQueues, enqueue, openQueue } from './queue.ts';

const { url, pools, drop } = await createTestDatabase();
const { db } = pools;
const clock = { now: new Date('2025-03-03T15:00:00Z') };
const now = () => clock.now;
const queue = await openQueue({ url, db, now, report: (error) => assert.fail(error), onlyWork: true });
after(async () => {
  await queue.stop();
  await drop();
});

const data = z.object({ name: z.string() });
const [inside, outside] = [defineJob({ name: 'prueba-dentro', data }), defineJob({ name: 'prueba-fuera', data })];
await createQueues(queue.boss, [inside, outside]);
const done: string[] = [];
const note = (name: string, at: Date) => void done.push(`${name} ${at.toISOString().slice(0, 10)}`);
const workers = [
  worker(inside, async ({ now: at }, { name }) => note(name, at)),
  workerOutside(outside, async ({ now: at }, { name }) => note(name, at)),
];
const report = (error: Error) => {
  throw error;
};
const work = (change: Partial<Parameters<typeof workByClock>[0]> = {}) =>
  workByClock({ db, workers, now, report, ...change });
const leave = (job: typeof inside, name: string, startAfter?: Date) =>
  db.transaction().execute((tx) => enqueue(tx, job, { name }, startAfter));

test('what is for at once is done at the moment of the clock, and what is for later when the clock comes there', async () => {
  done.length = 0;
  await leave(outside, 'later', new Date('2025-03-10T15:00:00Z'));
  await leave(inside, 'first');
  await leave(outside, 'second');
  await work();
  assert.deepEqual(done, ['first 2025-03-03', 'second 2025-03-03']);
  clock.now = new Date('2025-03-10T15:00:00Z');
  await work();
  await work();
  assert.deepEqual(done.slice(2), ['later 2025-03-10'], 'once');
});

test('a job that leaves another one is followed by it', async () => {
  done.length = 0;
  const chain = worker(inside, async ({ db: tx, now: at }, { name }) => {
    note(name, at);
    if (name === 'one') await enqueue(tx, inside, { name: 'two' });
  });
  await leave(inside, 'one');
  await work({ workers: [chain] });
  assert.deepEqual(done, ['one 2025-03-10', 'two 2025-03-10']);
});

test('a job that fails is told of and tried again minutes later; nothing of its transaction stays', async () => {
  done.length = 0;
  let broken = true;
  const told: string[] = [];
  const fails = worker(inside, async ({ db: tx, now: at }, { name }) => {
    if (broken) await enqueue(tx, inside, { name: 'never' });
    if (broken) throw new Error('broken');
    note(name, at);
  });
  await leave(inside, 'again');
  await work({ workers: [fails], report: (error, job) => void told.push(`${job}: ${error.message}`) });
  assert.deepEqual([done, told], [[], ['prueba-dentro: broken']]);
  broken = false;
  await work({ workers: [fails] });
  assert.deepEqual(done, []);
  clock.now = new Date(clock.now.getTime() + 300_000);
  await work({ workers: [fails] });
  assert.deepEqual(done, ['again 2025-03-10']);
});

test('a periodic job is done when its turn is given', async () => {
  done.length = 0;
  await workTurn(
    db,
    periodic('prueba-turno', '* * * * *', z.unknown(), async ({ now: at }) => note('turn', at)),
    now(),
  );
  assert.deepEqual(done, ['turn 2025-03-10']);
});
