import pg from 'pg';

/**
 * The picture of a database: its tables with their columns, constraints, indexes and triggers, and its functions, in the order of their
 * names. It is read and compared, never run. Throws when the database has a kind of thing that is not drawn.
 */
export async function schemaOf(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const list = async (statement) => (await client.query(statement)).rows;
    refuseOthers(await list(OTHERS));
    const parts = {
      columns: byTable(await list(COLUMNS)),
      constraints: byTable(await list(CONSTRAINTS)),
      indexes: byTable(await list(INDEXES)),
      triggers: byTable(await list(TRIGGERS)),
    };
    const tables = (await list(TABLES)).map((table) => tableText(table, parts));
    const extensions = (await list(EXTENSIONS)).map(({ name }) => `create extension ${name};\n`).join('');
    const functions = (await list(FUNCTIONS)).map(({ definition }) => `${definition.trim()};\n`);
    return [extensions, ...functions, ...tables].join('\n');
  } finally {
    await client.end();
  }
}

function refuseOthers(others) {
  if (others.length === 0) return;
  const names = others.map(({ name, kind }) => `${name} (${kind})`).join(', ');
  throw new Error(`scripts/schema.mjs no dibuja esto de la base: ${names}.`);
}

function byTable(rows) {
  return Map.groupBy(rows, ({ table }) => table);
}

function tableText({ name, unlogged, options }, { columns, constraints, indexes, triggers }) {
  const of = (parts) => parts.get(name) ?? [];
  const lines = [
    ...of(columns).map(columnText),
    ...of(constraints).map(({ constraint, definition }) => `constraint ${constraint} ${legible(definition)}`),
  ];
  const kind = unlogged ? 'unlogged table' : 'table';
  const settings = options ? ` with (${options.join(', ')})` : '';
  const beside = [...of(indexes), ...of(triggers)].map(({ definition }) => `${legible(definition)};\n`);
  return `create ${kind} ${name} (\n${lines.map((line) => `  ${line}`).join(',\n')}\n)${settings};\n${beside.join('')}`;
}

function columnText({ column, type, collation, required, expression, generated }) {
  const words = [column, type];
  if (collation) words.push(`collate "${collation}"`);
  if (required) words.push('not null');
  if (expression) words.push(generated ? `generated always as (${expression}) stored` : `default ${expression}`);
  return legible(words.join(' '));
}

/** A definition as a migration would say it: PostgreSQL names the type of each word, and writes a list of words as an array. */
function legible(definition) {
  return definition
    .replace(/('(?:[^']|'')*')::text(?![[])/g, '$1')
    .replace(/ = ANY \(ARRAY\[([^\]]*)\]\)/g, ' IN ($1)')
    .replace(/ <> ALL \(ARRAY\[([^\]]*)\]\)/g, ' NOT IN ($1)')
    .replace(' USING btree ', ' ')
    .replaceAll('\n', '\n  ');
}

const OWN_RELATION = `c.relnamespace = 'public'::regnamespace and c.relname <> 'migraciones'
  and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`;
const OWN_TABLE = `${OWN_RELATION} and c.relkind = 'r'`;

const EXTENSIONS = `select extname as name from pg_extension where extname <> 'plpgsql' order by 1`;

const FUNCTIONS = `select pg_get_functiondef(p.oid) as definition from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by p.proname, p.oid::regprocedure::text`;

const TABLES = `select relname as name, relpersistence = 'u' as unlogged, reloptions as options from pg_class c
  where ${OWN_TABLE} order by 1`;

const COLUMNS = `select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
    (select collname from pg_collation where oid = a.attcollation and oid <> t.typcollation) as collation,
    a.attnotnull as required, pg_get_expr(d.adbin, d.adrelid, true) as expression, a.attgenerated <> '' as generated
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where ${OWN_TABLE} order by a.attnum`;

/** Those that are not null stand at their columns: PostgreSQL has them as constraints from 18 on. */
const CONSTRAINTS = `select c.relname as table, k.conname as constraint, pg_get_constraintdef(k.oid, true) as definition
  from pg_class c join pg_constraint k on k.conrelid = c.oid and k.contype in ('p', 'u', 'x', 'f', 'c')
  where ${OWN_TABLE} order by array_position('{p,u,x,f,c}'::text[], k.contype::text), k.conname`;

const INDEXES = `select c.relname as table, pg_get_indexdef(i.indexrelid, 0, true) as definition
  from pg_class c join pg_index i on i.indrelid = c.oid join pg_class n on n.oid = i.indexrelid
  where ${OWN_TABLE} and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
  order by n.relname`;

const TRIGGERS = `select c.relname as table, pg_get_triggerdef(g.oid, true) as definition
  from pg_class c join pg_trigger g on g.tgrelid = c.oid and not g.tgisinternal where ${OWN_TABLE} order by g.tgname`;

const OTHERS = `select c.relname as name, 'pg_class ' || c.relkind::text as kind from pg_class c
    where ${OWN_RELATION} and c.relkind not in ('r', 'i')
  union all
  select t.typname, 'pg_type ' || t.typtype::text from pg_type t
    where t.typnamespace = 'public'::regnamespace and t.typtype in ('d', 'e', 'r')
      and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')
  union all
  select p.proname, 'pg_proc ' || p.prokind::text from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind <> 'f'
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by 1`;
