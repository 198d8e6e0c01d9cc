import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

const folder = new URL('../../migrations/', import.meta.url);
/** All migrations of release 0.3.0 in one; 0001_base.sha256 names those that it stands for, with the hashes of their texts. */
const BASE = '0001_base.sql';
const LOCK = 4_021_876;

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly hash: string;
}

export interface MigrateOptions {
  /** Told what is waited for; the text is Spanish, for a terminal. */
  readonly tell?: (text: string) => void;
  /** Milliseconds to wait for another process that migrates. */
  readonly patience?: number;
  /** The last migration to run; without it, all. */
  readonly until?: string;
}

/**
 * Brings the database to the newest migration, each in a transaction of its own, and says which ones it ran.
 * Servers that start together take turns by the lock of a transaction: a pooler that lends connections for one transaction
 * would keep any other lock. Throws when a migration changed after it ran, when the database is newer than this code or older
 * than the base, and when the turn does not come in time.
 */
export async function migrate(connectionString: string, options: MigrateOptions = {}): Promise<string[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const known = readMigrations();
    const turn = turns(client, options);
    const done = await applied(client);
    refuseNewer(known, done);
    const ran: string[] = [];
    const { until = newestMigration() } = options;
    for (const migration of known.filter((one) => one.name <= until && !check(one, done))) {
      if (await turn(() => run(client, migration))) ran.push(migration.name);
    }
    return ran;
  } finally {
    await client.end();
  }
}

const PATIENCE_MS = 120_000;
/** Milliseconds between two tries. Longer where others want the table: they pass meanwhile. */
const PAUSE_MS = { turno: 250, tabla: 2_000 };
/** Milliseconds that a migration waits for a table: less than PostgreSQL's deadlock_timeout, so that no request is chosen to fail in its place. */
const LOCK_TIMEOUT_MS = 500;
/** PostgreSQL's code for a lock that did not come in time. */
const LOCK_NOT_AVAILABLE = '55P03';
/** Milliseconds after which the wait is told: shorter ones need no line. */
const TOLD_AFTER_MS = 2_000;

/** Runs work in a transaction that holds the lock of the migrations; waits for it up to the patience given. */
function turns(client: pg.Client, { tell = () => undefined, patience = PATIENCE_MS }: MigrateOptions) {
  const since = Date.now();
  let told = false;
  const wait = async (reason: Wait) => {
    const waited = Date.now() - since;
    if (waited > patience) throw new Error(tooLong[reason](seconds(patience)));
    if (waited > TOLD_AFTER_MS && !told) {
      told = true;
      tell(waiting[reason](seconds(patience)));
    }
    await new Promise((resume) => setTimeout(resume, PAUSE_MS[reason]));
  };
  return async <T>(work: () => Promise<T>): Promise<T> => {
    for (;;) {
      const result = await attempt(client, work);
      if (typeof result !== 'string') return result.value;
      await wait(result);
    }
  };
}

/** The reason why a migration has to try again: another process migrates, or somebody uses a table that it changes. */
type Wait = 'turno' | 'tabla';

/** The work's result, or why it has to try again. */
async function attempt<T>(client: pg.Client, work: () => Promise<T>): Promise<{ value: T } | Wait> {
  await client.query('begin');
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [LOCK]);
    // Everybody who comes later waits behind a migration that waits for a table: it lets them pass and tries again.
    await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
    const result = rows[0]?.mine ? { value: await work() } : 'turno';
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    if (((error as Error).cause as pg.DatabaseError | undefined)?.code === LOCK_NOT_AVAILABLE) return 'tabla';
    throw error;
  }
}

const waiting: Readonly<Record<Wait, (limit: string) => string>> = {
  turno: (limit) => `Otro proceso prepara la base de datos; se espera su turno hasta ${limit}.`,
  tabla: (limit) => `Otra conexión usa una tabla que una migración cambia; se espera hasta ${limit}.`,
};

const tooLong: Readonly<Record<Wait, (limit: string) => string>> = {
  turno: (limit) =>
    `La base de datos no quedó libre en ${limit}: otra conexión retiene el turno de las migraciones. ` +
    "Si ningún proceso está iniciando, búsquela en la base: select pid from pg_locks where locktype = 'advisory';",
  tabla: (limit) =>
    `Una tabla que una migración cambia no quedó libre en ${limit}. Busque quién la usa desde hace más tiempo: ` +
    'select pid, xact_start, query from pg_stat_activity where xact_start is not null order by xact_start;',
};

function seconds(ms: number): string {
  return `${Math.round(ms / 1000)} s`;
}

/** A migration that this code does not know and that is later than all it knows belongs to a later version. */
function refuseNewer(known: readonly Migration[], done: ReadonlyMap<string, string>): void {
  const newest = known.at(-1)?.name ?? '';
  const later = [...done.keys()].filter((name) => name > newest).sort();
  if (later.length === 0) return;
  throw new Error(
    `La base de datos es de una versión posterior de Fedatario (migración ${later.at(-1)}; esta versión llega a ${newest}). ` +
      'Inicie esa versión, o restaure una copia anterior de los datos.',
  );
}

/** The newest migration this code knows: readiness compares it with the database's. */
export function newestMigration(): string {
  return readMigrations().at(-1)?.name ?? '';
}

/**
 * Whether a database whose newest migration is this one is brought up to date by this code. One of a release before the base is
 * refused by {@link migrate}, and one of a later release is not known.
 */
export function reachOf(migration: string): 'alcanza' | 'anterior' | 'posterior' {
  const former = [...formerMigrations().keys()];
  if (knownMigrations().includes(migration) || migration === former.at(-1)) return 'alcanza';
  return former.includes(migration) ? 'anterior' : 'posterior';
}

/** The names of all migrations that this code knows. */
export function knownMigrations(): string[] {
  return readMigrations().map(({ name }) => name);
}

function readMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_[a-z0-9_]+[.]sql$/.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    });
}

/** The migrations that the base stands for, in their order, each with the hash of its text. */
function formerMigrations(): Map<string, string> {
  const lines = readFileSync(new URL(BASE.replace('.sql', '.sha256'), folder), 'utf8')
    .trim()
    .split('\n');
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

/** Whether a database ran all that the base stands for. Throws, in Spanish, when it ran only some of it. */
function hasBase(done: ReadonlyMap<string, string>): boolean {
  const former = [...formerMigrations()].map(([name, hash]) => ({ name, hash }));
  const ran = former.filter((one) => check(one, done));
  if (ran.length > 0 && ran.length < former.length)
    throw new Error(
      'La base de datos es de una versión de Fedatario anterior a la 0.3.0 y esta no la lee: ' +
        'actualice primero a la 0.3.0, iníciela una vez y vuelva a iniciar esta.',
    );
  return ran.length > 0;
}

/** Migrations that ran, each with the hash of its text; none before the first start. */
async function applied(client: pg.Client): Promise<Map<string, string>> {
  const { rows: tables } = await client.query<{ there: boolean }>(
    "select to_regclass('migraciones') is not null as there",
  );
  if (!tables[0]?.there) return new Map();
  const { rows } = await client.query<{ nombre: string; hash: string }>('select nombre, hash from migraciones');
  return new Map(rows.map(({ nombre, hash }) => [nombre, hash]));
}

function check({ name, hash }: Pick<Migration, 'name' | 'hash'>, done: ReadonlyMap<string, string>): boolean {
  const before = done.get(name);
  if (before !== undefined && before !== hash) throw new Error(`La migración ${name} cambió después de aplicarse.`);
  return before !== undefined;
}

/** Runs a migration unless another process did meanwhile; the caller holds the lock. Answers whether it ran. */
async function run(client: pg.Client, migration: Migration): Promise<boolean> {
  const { name, hash } = migration;
  await client.query(
    'create table if not exists migraciones (nombre text primary key, hash text not null, aplicada_en timestamptz not null default now())',
  );
  const done = await applied(client);
  if (check(migration, done)) return false;
  const counts = name === BASE && hasBase(done);
  if (!counts) await send(client, migration);
  await client.query('insert into migraciones (nombre, hash) values ($1, $2)', [name, hash]);
  return !counts;
}

async function send(client: pg.Client, { name, text }: Migration): Promise<void> {
  try {
    await client.query(text);
  } catch (error) {
    throw new Error(`La migración ${name} falló: ${(error as Error).message}`, { cause: error });
  }
}
