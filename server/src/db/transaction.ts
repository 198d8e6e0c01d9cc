import type { Db } from './db.ts';
import { isKeptMeanwhile } from './idempotency.ts';
import { isStale } from './wire/prepared.ts';

const RETRIES = 3;
/** Serialization failure and deadlock: the same work may succeed when tried again. */
const RETRIABLE = ['40001', '40P01'];

/** Runs the work in one transaction; inside another one, as part of it. */
export async function inTransaction<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attempted(db, work);
    } catch (error) {
      const { code } = error as { code?: string };
      const again = isStale(error) || isKeptMeanwhile(error) || (code !== undefined && RETRIABLE.includes(code));
      if (attempt === RETRIES || !again) throw error;
    }
  }
}

/** One attempt. Rejects with the work's own error: the rollback on a connection that died fails too, and would hide it. */
async function attempted<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  let failure: { error: unknown } | undefined;
  const watched = async (tx: Db) => {
    try {
      return await work(tx);
    } catch (error) {
      failure = { error };
      throw error;
    }
  };
  try {
    return await db.transaction().execute(watched);
  } catch (error) {
    throw failure ? failure.error : error;
  }
}
