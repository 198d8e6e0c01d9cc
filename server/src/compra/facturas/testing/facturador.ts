import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { correosPara } from '../../../casa/notificaciones/testing.ts';
import type { Db } from '../../../db/db.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Mail } from '../../../services/mail/mail.ts';
import { type Facturacion, jobs } from '../jobs.ts';

interface FacturadorOptions extends Facturacion {
  readonly db: Db;
  readonly clock: { now: Date };
}

/** Does the work of invoicing that waits in the queue, when a test says so, by the test's clock. */
export function createFacturador({ db, clock, ...services }: FacturadorOptions) {
  const workers = new Map(jobs(services).map((worker) => [worker.job.name, worker]));
  const done = new Set<string>();
  const run = (name: string, data: unknown): Promise<void> => {
    const worker = workers.get(name);
    if (!worker) throw new Error(`Nadie hace ${name}.`);
    const task = { idJob: uuidv7(), now: clock.now };
    if (worker.kind === 'outside') return worker.handle({ ...task, transact: (work) => inTransaction(db, work) }, data);
    return inTransaction(db, (tx) => worker.handle({ ...task, db: tx }, data));
  };
  const waiting = async () => {
    const rows = await queued(db, [...workers.keys()], clock.now);
    return rows.filter(({ id }) => !done.has(id));
  };
  return {
    run,
    /** Works until nothing waits at this moment. */
    drain: async (): Promise<void> => {
      for (let [next] = await waiting(); next; [next] = await waiting()) {
        done.add(next.id);
        await run(next.name, next.data);
      }
    },
    /** Every mail to this address, in the order they were written. */
    correosPara: (para: string): Promise<Mail[]> => correosPara(db, para),
  };
}

async function queued(db: Db, names: readonly string[], now: Date) {
  const { rows } = await sql<{ id: string; name: string; data: unknown }>`
    select id, name, data from pgboss.job
    where name = any(${names}) and start_after <= ${now} order by created_on, id`.execute(db);
  return rows;
}
