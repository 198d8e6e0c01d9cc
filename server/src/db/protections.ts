import { sql } from 'kysely';
import type { Db, Pools } from './db.ts';

const REFUSED = /unsupported startup parameter/;

/**
 * Protections that do not hold on the way to this database, and letters that it does not know, each with what to do, in Spanish, for a
 * terminal: a pooler drops what comes with a connection. Throws when a pooler refuses the connection because of them.
 */
export async function missingProtections({ db, dbRead }: Pools): Promise<string[]> {
  const [write, read] = await Promise.all([settingsOf(db), settingsOf(dbRead)]);
  return [
    isOff(write.sentencia) &&
      `Aviso: nada corta una sentencia que no termina. Dígaselo a la base: alter role "${write.rol}" set statement_timeout = '8s';`,
    isOff(write.transaccion) &&
      `Aviso: nada corta una transacción olvidada. Dígaselo a la base: alter role "${write.rol}" set idle_in_transaction_session_timeout = '10s';`,
    read.lectura === 'off' &&
      'Aviso: por este camino la base no impide que una lectura escriba; esa protección solo la tiene una conexión directa.',
    !write.letras &&
      'Aviso: esta base no conoce las mayúsculas con acento ni la Ñ, y las búsquedas no las encuentran. Créela de nuevo con una configuración regional de UTF-8, como es_GT.UTF-8 o C.UTF-8.',
  ].filter((warning) => typeof warning === 'string');
}

interface Settings {
  readonly rol: string;
  readonly sentencia: string;
  readonly transaccion: string;
  readonly lectura: string;
  /** Lower case of letters beyond ASCII, which a database in the locale C does not know. */
  readonly letras: boolean;
}

async function settingsOf(db: Db): Promise<Settings> {
  const asked = sql<Settings>`select current_user as rol, current_setting('statement_timeout') as sentencia,
    current_setting('idle_in_transaction_session_timeout') as transaccion,
    current_setting('default_transaction_read_only') as lectura, lower('ÁÑ') = 'áñ' as letras`;
  const { rows } = await asked.execute(db).catch((error: Error) => {
    throw REFUSED.test(error.message) ? new Error(refused(error), { cause: error }) : error;
  });
  return rows[0] as Settings;
}

function refused({ message }: Error): string {
  return `El pooler delante de la base no acepta la conexión (${message}). Ponga DATABASE_PREPARE=false y DATABASE_URL_DIRECT.`;
}

function isOff(setting: string): boolean {
  return setting === '0';
}
