import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from './db.ts';

/** Held by the one backup under way. */
const BACKUP = "select pg_try_advisory_lock(hashtextextended('fedatario-respaldo', 0)) as held";
/** Held by a backup, once those who delete bytes at the moment, who share it, are done. */
const DELETIONS = "hashtextextended('fedatario-borrado', 0)";

/**
 * Keeps the bytes of files from being deleted until it is let go, or its connection ends, so that a copy of the rows finds the
 * files that they name. `url` is one without a pooler. Undefined while another backup holds it.
 */
export async function holdDeletions(url: string): Promise<(() => Promise<void>) | undefined> {
  const client = new pg.Client({ connectionString: url, application_name: 'fedatario-respaldo' });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ held: boolean }>(BACKUP);
  // Unlocked by name, because the server notices a closed connection a moment later.
  const release = async () => {
    await client.query('select pg_advisory_unlock_all()').catch(() => undefined);
    await client.end();
  };
  if (!rows[0]?.held) {
    await release();
    return undefined;
  }
  await client.query(`select pg_advisory_lock(${DELETIONS})`);
  return release;
}

/** Whether bytes may be deleted now; it holds until the transaction ends. */
export async function mayDelete(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    may: boolean;
  }>`select pg_try_advisory_xact_lock_shared(${sql.raw(DELETIONS)}) as may`.execute(db);
  return rows[0]?.may ?? false;
}
