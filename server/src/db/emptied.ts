import { readdirSync, readFileSync } from 'node:fs';
import type { Lone } from './lone.ts';

const folder = new URL('../../migrations/', import.meta.url);

type Client = Lone['client'];

/** The tables that migrations make. */
function ownTables(): Set<string> {
  const texts = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
  const made = texts.flatMap((text) => [...text.matchAll(/^create (?:unlogged )?table (?:if not exists )?(\w+)/gim)]);
  return new Set(['migraciones', ...made.map(([, name = '']) => name)]);
}

/**
 * Drops all that the product has in a database, so that its migrations begin again. Ends its other connections of this name first: a
 * process that was just killed may still be writing. Throws, in Spanish, when tables of somebody else stand beside ours.
 */
export async function emptyDatabase(client: Client, application: string): Promise<void> {
  const known = ownTables();
  const { rows: tables } = await client.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = current_schema() and tablename <> all ($1::text[])',
    [[...known]],
  );
  if (tables.length > 0)
    throw new Error(
      `En la base de datos hay tablas que no son de Fedatario (${tables.map(({ name }) => name).join(', ')}), así que no se vacía sola. ` +
        'Apártelas, o ponga en DATABASE_URL una base vacía.',
    );
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = $1',
    [application],
  );
  await client.query(DROP);
}

/** Extensions stay, with what belongs to them. */
const DROP = `do $$
declare statement text;
begin
  for statement in
    select format('drop table if exists %I.%I cascade', schemaname, tablename) from pg_tables where schemaname = current_schema()
    union all
    select format('drop function if exists %s cascade', p.oid::regprocedure) from pg_proc p
    where p.pronamespace = current_schema()::regnamespace
      and not exists (select 1 from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')
  loop
    execute statement;
  end loop;
  drop schema if exists pgboss cascade;
end $$`;
