import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

const folder = new URL('../../migrations/', import.meta.url);
const LOCK = 4_021_876;

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly hash: string;
}

/**
 * Brings the database to the newest migration, each in a transaction of its own, and says which ones it ran.
 * Servers that start together wait for one another. A migration that changed after it ran is refused.
 */
export async function migrate(connectionString: string): Promise<string[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'create table if not exists migraciones (nombre text primary key, hash text not null, aplicada_en timestamptz not null default now())',
    );
    const done = await applied(client);
    const ran: string[] = [];
    for (const migration of readMigrations()) {
      if (check(migration, done)) continue;
      await run(client, migration);
      ran.push(migration.name);
    }
    return ran;
  } finally {
    await client.end();
  }
}

/** The newest migration this code knows: readiness compares it with the database's. */
export function newestMigration(): string {
  return readMigrations().at(-1)?.name ?? '';
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

async function applied(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ nombre: string; hash: string }>('select nombre, hash from migraciones');
  return new Map(rows.map(({ nombre, hash }) => [nombre, hash]));
}

function check({ name, hash }: Migration, done: Map<string, string>): boolean {
  const before = done.get(name);
  if (before !== undefined && before !== hash) throw new Error(`La migración ${name} cambió después de aplicarse.`);
  return before !== undefined;
}

async function run(client: pg.Client, { name, text, hash }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(text);
    await client.query('insert into migraciones (nombre, hash) values ($1, $2)', [name, hash]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`La migración ${name} falló: ${(error as Error).message}`, { cause: error });
  }
}
