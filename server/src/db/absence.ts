import { sql } from 'kysely';
import { toAppError } from '../http/errors.ts';
import type { Db } from './db.ts';

const LOOK_MS = 2_000;
/** PostgreSQL, `read_only_sql_transaction`: the queue's own connection is to a primary that was demoted. */
const READ_ONLY = '25006';
const LISTENER_LOST = 'LISTEN/NOTIFY connection ended';

export interface Absence {
  /** Counts an error that came from the database being away; the first one is told. */
  readonly note: (error: Error) => void;
  readonly stop: () => void;
}

/** Whether an error of the queue says that its database is away, as it does for a while at each change of primary. */
export function isAbsence(error: Error): boolean {
  const { code, message } = error as Error & { readonly code?: string };
  return code === READ_ONLY || message === LISTENER_LOST || toAppError(error).codigo === 'servicio-no-disponible';
}

/**
 * Tells once that the database is away and once that it is back, with the number of errors in between: a queue asks every two
 * seconds, and one line for each would fill a disk.
 */
export function watchAbsence(db: Db, tell: (text: string, about: Record<string, unknown>) => void): Absence {
  let errors = 0;
  let since = 0;
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    const back = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    if (!back || !timer) return;
    clearInterval(timer);
    timer = undefined;
    tell('la base de datos responde otra vez', { errores: errors, segundos: Math.round((Date.now() - since) / 1_000) });
  };
  return {
    note: (error) => {
      errors = timer ? errors + 1 : 1;
      if (timer) return;
      since = Date.now();
      timer = setInterval(() => void look(), LOOK_MS).unref();
      tell('la base de datos no responde', { err: error });
    },
    stop: () => {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
