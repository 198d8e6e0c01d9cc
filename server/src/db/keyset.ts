import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** The position of a row in an ordered list: its sort key and its id. */
export interface Position {
  readonly clave: string | number;
  readonly id: string;
}

export interface Keyset<C extends string> {
  /** Sort keys by name: expressions that are never null, of the type text, bigint or timestamptz. */
  readonly criterios: Readonly<Record<C, RawBuilder<unknown>>>;
  /** The sort keys that are instants: compared as timestamptz, so that an index serves, and sent in whole milliseconds. */
  readonly instantes?: readonly C[];
  /** A name of `criterios`, with `-` before it from the greatest to the least. */
  readonly orden: C | `-${C}`;
  /** The column that tells apart the rows which the order does not. */
  readonly id: RawBuilder<unknown>;
  readonly despuesDe?: Position | undefined;
}

/** A page of an ordered list as pieces of a query: `clave` to select, `despues` to hold, `por` to order by. */
export function keyset<C extends string>({ criterios, instantes = [], orden, id, despuesDe }: Keyset<C>) {
  const backwards = orden.startsWith('-');
  const name = orden.replace(/^-/, '') as C;
  const clave = criterios[name];
  const instante = instantes.includes(name);
  const way = backwards ? sql`desc` : sql`asc`;
  return {
    clave: sql<string | number>`${instante ? sql`(extract(epoch from ${clave}) * 1000)::bigint` : clave}`,
    por: sql`${clave} ${way}, ${id} ${way}`,
    despues: despuesDe
      ? sql<SqlBool>`(${clave}, ${id}) ${backwards ? sql`<` : sql`>`} (${bound(despuesDe.clave, instante)}, ${despuesDe.id}::uuid)`
      : sql<SqlBool>`true`,
  };
}

function bound(clave: string | number, instante: boolean) {
  if (instante) return sql`to_timestamp(${clave}::bigint / 1000.0)`;
  return typeof clave === 'number' ? sql`${clave}::bigint` : sql`${clave}::text`;
}
