import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { createTestDatabase } from '../testing/database.ts';
import { palabras } from './palabras.ts';

const { pools, drop } = await createTestDatabase();
after(drop);

/** The words that the database takes in each column of text whose CHECK is a list of words, `tabla.columna`. */
async function comprobadas(): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ columna: string; expresion: string }>`
    select t.relname || '.' || a.attname as columna, pg_get_expr(c.conbin, c.conrelid) as expresion
    from pg_constraint c join pg_class t on t.oid = c.conrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'c' and t.relnamespace = 'public'::regnamespace and array_length(c.conkey, 1) = 1
      and a.atttypid = 'text'::regtype
    order by 1`.execute(pools.db);
  const listas = rows.filter(({ expresion }) => /^\(\w+ = (?:ANY \(ARRAY\[)?'/.test(expresion));
  return new Map(
    listas.map(({ columna, expresion }) => [
      columna,
      [...expresion.matchAll(/'([^']*)'::text/g)].map(([, word]) => word ?? ''),
    ]),
  );
}

const escritas = (lista: Iterable<readonly [string, readonly string[]]>) =>
  new Set([...lista].map(([columna, suyas]) => `${columna}: ${[...suyas].sort().join(', ')}`));

test('las palabras que la base de datos admite en cada columna son las de su máquina, y no hay columna sin ellas', async () => {
  const enLaBase = escritas(await comprobadas());
  const declaradas = escritas(Object.entries(palabras).map(([columna, suyas]) => [columna, suyas.palabras]));
  const sinDeclarar = [...enLaBase].filter((linea) => !declaradas.has(linea));
  const sinComprobar = [...declaradas].filter((linea) => !enLaBase.has(linea));
  assert.deepEqual({ sinDeclarar, sinComprobar }, { sinDeclarar: [], sinComprobar: [] });
});
