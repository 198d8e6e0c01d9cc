import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { DB } from './tables.ts';
import { names } from './wire/names.ts';
import { prepareStatements } from './wire/prepared.ts';

/** A connection or a transaction: handlers receive the one that fits, and need not know which. */
export type Db = Kysely<DB>;

const INT8 = 20;
const DATE = 1082;
const IDLE_TRANSACTION_MS = 10_000;
const STATEMENT_MS = 8_000;
/** Longer than the database's own statement timeout, so that this fires only when no answer comes at all. */
const PATIENCE_MS = 9_000;
pg.types.setTypeParser(INT8, Number);
pg.types.setTypeParser(DATE, (day) => day);

export interface Pools {
  /** Reads and writes. */
  readonly db: Db;
  /** Refuses to write; may be a replica. */
  readonly dbRead: Db;
  readonly close: () => Promise<void>;
  /** Connections in use and waiting, for the metrics. */
  readonly usage: () => { total: number; idle: number; waiting: number };
}

export interface PoolOptions {
  readonly url: string;
  readonly urlRead?: string | undefined;
  readonly max?: number;
  /** Milliseconds to wait for an answer before the connection is given up. */
  readonly patience?: number;
  /** False behind a pooler that lends a connection for one transaction and keeps no statements (pgbouncer before 1.21). */
  readonly prepare?: boolean;
}

/** Opens the two pools. A database that is away makes a query fail within seconds, never hang. */
export function openPools({ url, urlRead = url, max = 10, ...options }: PoolOptions): Pools {
  const { prepare: named = true, patience = PATIENCE_MS } = options;
  const write = pool(url, { max, named, patience, options: '' });
  const read = pool(urlRead, { max, named, patience, options: '-c default_transaction_read_only=on' });
  const db = kysely(write);
  const dbRead = kysely(read);
  return {
    db,
    dbRead,
    close: async () => {
      await Promise.all([db.destroy(), dbRead.destroy()]);
    },
    usage: () => ({
      total: write.totalCount + read.totalCount,
      idle: write.idleCount + read.idleCount,
      waiting: write.waitingCount + read.waitingCount,
    }),
  };
}

/** Whether the database answers and has this migration: a server never serves an older one. */
export async function isReady(db: Db, migration: string): Promise<boolean> {
  try {
    const { rows } = await sql`select 1 from migraciones where nombre = ${migration}`.execute(db);
    return rows.length === 1;
  } catch {
    return false;
  }
}

interface OnePoolOptions {
  readonly named: boolean;
  readonly patience: number;
  readonly max: number;
  readonly options: string;
}

function pool(connectionString: string, { max, options, named, patience }: OnePoolOptions): pg.Pool {
  const created = new pg.Pool({
    connectionString,
    max,
    options,
    application_name: 'fedatario',
    pipeline: true,
    query_timeout: patience,
    connectionTimeoutMillis: 4_000,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
    idleTimeoutMillis: 30_000,
  });
  // A connection that breaks while idle must not end the process: the pool replaces it at the next query.
  created.on('error', () => undefined);
  created.on('connect', (client) => {
    // A connection that breaks while in use must not end the process either: its queries fail, and their callers get the
    // error.
    client.on('error', () => undefined);
    prepareStatements(client, named);
  });
  return created;
}

function kysely(created: pg.Pool): Db {
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: created }),
    plugins: [names],
  });
}
