import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { z } from 'zod';
import { createTestDatabase } from '../testing/database.ts';
import { giveBack } from './apart.ts';
import { openByClock, type WorkByClock, workTurn } from './by-clock.ts';
import { defineJob, periodic, worker, workerOutside } from './job.ts';
import { createQueues, enqueue, openQueue } from './queue.ts';

const { url, pools, drop } = await createTestDatabase();
const { db } = pools;
const clock = { now: new Date('2025-03-03T15:00:00Z') };
const now = () => clock.now;
let byClock: WorkByClock | undefined;
const noteLeft = (moment: Date) => byClock?.noteLeft(moment);
const queue = await openQueue({ url, db, now, report: (error) => assert.fail(error), onlyWork: true, past: noteLeft });
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
const work = (change: Partial<Parameters<typeof openByClock>[0]> = {}) => {
  byClock = openByClock({ db, workers, now, report, ...change });
  return byClock.work(true);
};
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

test('what a past leaves is taken by no worker of the real clock, until it is given to them', async () => {
  await leave(inside, 'of the past');
  const taken = async () => (await queue.boss.fetch<{ name: string }>(inside.name)).map(({ data: { name } }) => name);
  assert.deepEqual(await taken(), []);
  await giveBack(db);
  assert.deepEqual(await taken(), ['of the past']);
});

test('an empty queue is asked again only when something is due', async () => {
  done.length = 0;
  await work();
  await leave(inside, 'noted', new Date(clock.now.getTime() + 60_000));
  await byClock?.work(true);
  assert.deepEqual(done, []);
  clock.now = new Date(clock.now.getTime() + 60_000);
  await byClock?.work(true);
  assert.deepEqual(done, ['noted 2025-03-10']);
});

test('a job that goes on aside does not hold up the others, and is waited for when all is asked for', async () => {
  done.length = 0;
  const { promise: free, resolve } = Promise.withResolvers<void>();
  const slow = workerOutside(outside, async ({ now: at }, { name }) => {
    await free;
    note(name, at);
  });
  await leave(outside, 'slow');
  await leave(inside, 'quick');
  byClock = openByClock({ db, workers: [slow, ...workers.slice(0, 1)], now, report, aside: [outside.name] });
  await byClock.work(false);
  assert.deepEqual(done, ['quick 2025-03-10']);
  resolve();
  await byClock.work(true);
  assert.deepEqual(done, ['quick 2025-03-10', 'slow 2025-03-10']);
});

test('what fails aside ends the next work', async () => {
  const fails = workerOutside(outside, async () => {
    throw new Error('broken aside');
  });
  await leave(outside, 'never');
  byClock = openByClock({ db, workers: [fails], now, report, aside: [outside.name] });
  await assert.rejects(byClock.work(true), /broken aside/);
});
