import { type ChildProcess, spawn } from 'node:child_process';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { Queue } from '../queue/queue.ts';

/** Starts Node with `args`; resolves once it prints `said`. Fails when it ends before. */
export async function startNode(args: readonly string[], said: string, env = process.env): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((done, fail) => {
    child.stdout.on('data', (text: Buffer) => text.includes(said) && done());
    child.once('exit', () => fail(new Error(`No dijo «${said}»: ${args.join(' ')}`)));
  });
  return child;
}

/** Kills the process as a crash does. Resolves when it is gone, also if it was already. */
export async function crash(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  await gone;
}

/**
 * Simulates the time until the jobs of dead workers become available again, and the pause before their next try. Nothing may
 * run in that queue.
 */
export async function wakeAbandoned({ db, boss }: { db: Db; boss: Queue['boss'] }, name: string): Promise<void> {
  await sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null where name = ${name}`.execute(db);
  await sql`update pgboss.job set started_on = now() - interval '1 hour', heartbeat_on = now() - interval '1 hour'
    where name = ${name} and state = 'active'`.execute(db);
  await boss.supervise(name);
  await skipPause(db, name);
}

/** Simulates the pause before the next try of the jobs that failed. */
export async function skipPause(db: Db, name: string): Promise<void> {
  await sql`update pgboss.job set start_after = now() where name = ${name} and state = 'retry'`.execute(db);
}

/** Duration of the work in milliseconds. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
