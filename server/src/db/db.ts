import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import pg from 'pg';
import { fallingBack } from './replica.ts';
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
  /** Refuses to write; reads what was written a moment ago. */
  readonly dbRead: Db;
  /** Refuses to write; may be a replica, some moments behind. The same as `dbRead` without one, and while it is away. */
  readonly dbPublic: Db;
  readonly close: () => Promise<void>;
  /** Connections in use and waiting, for the metrics. */
  readonly usage: () => { total: number; idle: number; waiting: number };
}

export interface PoolOptions {
  readonly url: string;
  /** A replica, for what anybody may read some moments late. */
  readonly urlRead?: string | undefined;
  readonly max?: number;
  /** Milliseconds to wait for an answer before the connection is given up. */
  readonly patience?: number;
  /** False behind a pooler that lends a connection for one transaction and keeps no statements (pgbouncer before 1.21). */
  readonly prepare?: boolean;
  /** Name under which the database lists the connections. */
  readonly application?: string;
  /** False for what is lost as a whole when the machine stops: a commit is answered before it is on the disk. */
  readonly durable?: boolean;
}

/** Opens the pools. A database that is away makes a query fail within seconds, never hang. */
export function openPools({ url, urlRead, max = 10, ...options }: PoolOptions): Pools {
  const { prepare: named = true, patience = PATIENCE_MS, application = 'fedatario', durable = true } = options;
  const each = { max, named, patience, application, durable };
  const write = pool(url, { ...each, writes: true });
  const read = pool(url, { ...each, writes: false });
  const replica = urlRead === undefined ? undefined : pool(urlRead, { ...each, writes: false });
  const falling = replica && fallingBack(replica, read);
  const db = kysely(write);
  const dbRead = kysely(read);
  const dbPublic = falling ? kysely(falling) : dbRead;
  const opened = [write, read, ...(replica ? [replica] : [])];
  return {
    db,
    dbRead,
    dbPublic,
    close: async () => {
      await Promise.all([...new Set([db, dbRead, dbPublic])].map((one) => one.destroy()));
    },
    usage: () => ({
      total: sum(opened, 'totalCount'),
      idle: sum(opened, 'idleCount'),
      waiting: sum(opened, 'waitingCount'),
    }),
  };
}

function sum(pools: readonly pg.Pool[], count: 'totalCount' | 'idleCount' | 'waitingCount'): number {
  return pools.reduce((total, one) => total + one[count], 0);
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
  /** False behind a pooler, which also refuses settings that come with the connection. */
  readonly named: boolean;
  readonly patience: number;
  readonly max: number;
  readonly writes: boolean;
  readonly application: string;
  readonly durable: boolean;
}

function pool(
  connectionString: string,
  { max, writes, named, patience, application, durable }: OnePoolOptions,
): pg.Pool {
  const created = new pg.Pool({
    connectionString,
    max,
    application_name: application,
    pipeline: true,
    query_timeout: patience,
    connectionTimeoutMillis: 4_000,
    idleTimeoutMillis: 30_000,
    ...(named && settingsOf(writes, durable)),
  });
  // A connection that breaks while idle must not end the process: the pool replaces it at the next query.
  created.on('error', () => undefined);
  created.on('connect', (client) => {
    // A connection that breaks while in use must not end the process either: its queries fail, and their callers get the
    // error.
    client.on('error', () => undefined);
    prepareStatements(client, { named, writes });
  });
  return created;
}

/** Settings sent with each connection. */
function settingsOf(writes: boolean, durable: boolean): pg.PoolConfig {
  const commit = durable ? '' : '-c synchronous_commit=off';
  return {
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
    options: writes ? commit : '-c default_transaction_read_only=on',
  };
}

function kysely(created: PostgresPool): Db {
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: created }),
    plugins: [names],
  });
}
