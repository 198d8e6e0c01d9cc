import type { Uso } from '@fedatario/contract/base';
import type {
  catalogos,
  EntradaDeCatalogo,
  EntradaEscrita,
  EstadoDeEntrada,
  NombreDeCatalogo,
} from '@fedatario/contract/casa';
import { type Insertable, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { output } from 'zod/mini';
import { alfabetico } from '../../db/alfabeto.ts';
import { countRows } from '../../db/count.ts';
import type { Db } from '../../db/db.ts';
import { keyset, type Position } from '../../db/keyset.ts';
import { conPalabras } from '../../db/like.ts';
import type { DB } from '../../db/tables.ts';

type Escrita<N extends NombreDeCatalogo> = output<(typeof catalogos)[N]['Nueva']>;
type Leida<N extends NombreDeCatalogo> = output<(typeof catalogos)[N]['Entrada']>;
type Calculados<N extends NombreDeCatalogo> = Exclude<keyof Leida<N>, keyof Escrita<N> | 'id' | 'activo' | 'revision'>;

/** Tables whose columns can hold the fields that people write of an entry. */
type TablaDe<N extends NombreDeCatalogo> = {
  [K in keyof DB]: Escrita<N> extends {
    [C in keyof Escrita<N>]: C extends keyof Insertable<DB[K]> ? Insertable<DB[K]>[C] : never;
  }
    ? K
    : never;
}[keyof DB];

type Definiciones<N extends NombreDeCatalogo> = {
  [K in TablaDe<N>]: {
    readonly tabla: K;
    readonly id: keyof DB[K];
    readonly activo: keyof DB[K];
    /** The columns that a text is looked for in. */
    readonly busca: readonly (keyof DB[K])[];
    /** Type of the sort key of each order. */
    readonly ordenes: Readonly<Record<(typeof catalogos)[N]['ordenes'][number], 'number' | 'string'>>;
    /** Heads of the exported columns, in their order. */
    readonly titulos: Readonly<Partial<Record<Exclude<keyof Leida<N>, 'id'>, string>>>;
    /** Columns in which no two entries are alike. */
    readonly unicos?: readonly (keyof Escrita<N>)[];
    /** Uses of an entry: it is not deleted while there are any. */
    readonly usos?: (db: Db, id: string) => Promise<Uso[]>;
    /** Columns of a new entry that no form writes. */
    readonly alCrear?: (nueva: Escrita<N>) => Readonly<Partial<Insertable<DB[K]>>>;
  } & ([Calculados<N>] extends [never]
    ? unknown
    : { readonly calculados: Readonly<Record<Calculados<N>, RawBuilder<unknown>>> });
}[TablaDe<N>];

/** Table of a catalogue, and what is particular to it. */
export type Definicion<N extends NombreDeCatalogo> = Definiciones<N>;

/** Untyped form of {@link Definicion}, for any catalogue. */
export interface Tabla {
  readonly tabla: string;
  readonly id: string;
  readonly activo: string;
  readonly busca: readonly string[];
  readonly ordenes: Readonly<Record<string, 'number' | 'string'>>;
  readonly titulos: Readonly<Record<string, string>>;
  readonly unicos?: readonly string[];
  readonly usos?: (db: Db, id: string) => Promise<Uso[]>;
  readonly alCrear?: (nueva: EntradaEscrita) => EntradaEscrita;
  readonly calculados?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Columns that a person writes. */
  readonly campos: readonly string[];
}

export interface Filtros {
  readonly texto?: string | undefined;
  readonly estado?: EstadoDeEntrada | undefined;
}

export interface Listado extends Filtros {
  readonly orden: string;
  readonly despuesDe?: Position | undefined;
  readonly limite: number;
}

const here = (columna: string) => sql.ref(`e.${columna}`);

export async function listEntradas(db: Db, tabla: Tabla, { orden, despuesDe, limite, ...filtros }: Listado) {
  const { clave, despues, por } = keyset({ criterios: criteriosDe(tabla), orden, id: here(tabla.id), despuesDe });
  const { rows } = await sql<EntradaDeCatalogo & { readonly clave: string | number }>`
    select ${columnasDe(tabla)}, ${clave} as clave from ${sql.table(tabla.tabla)} e
    where ${filtro(tabla, filtros)} and ${despues} order by ${por} limit ${limite}`.execute(db);
  return rows;
}

/** Count of the entries that match the filter, up to `hasta` and one more. */
export function countEntradas(db: Db, tabla: Tabla, filtros: Filtros, hasta: number): Promise<number> {
  return countRows(db, sql`select from ${sql.table(tabla.tabla)} e where ${filtro(tabla, filtros)} limit ${hasta + 1}`);
}

export async function findEntrada(db: Db, tabla: Tabla, id: string): Promise<EntradaDeCatalogo | undefined> {
  const { rows } = await sql<EntradaDeCatalogo>`select ${columnasDe(tabla)} from ${sql.table(tabla.tabla)} e
    where ${here(tabla.id)} = ${id}`.execute(db);
  return rows[0];
}

/** Locks the catalogue against other writers until this transaction ends; readers are not blocked. */
export async function lockCatalogo(db: Db, { tabla }: Tabla): Promise<void> {
  await sql`lock table ${sql.table(tabla)} in share row exclusive mode`.execute(db);
}

/** Locks the entry against new references until this transaction ends. */
export async function lockEntrada(db: Db, { tabla, id }: Tabla, is: string): Promise<void> {
  await sql`select from ${sql.table(tabla)} e where ${here(id)} = ${is} for update`.execute(db);
}

/** Whether another entry has this value. */
export async function hasOtra(db: Db, { tabla, id }: Tabla, campo: string, valor: unknown, but: string) {
  const { rows } = await sql`select from ${sql.table(tabla)} e
    where llano(${here(campo)}) = llano(${valor}::text) and ${here(id)} <> ${but} limit 1`.execute(db);
  return rows.length > 0;
}

/** The last of its catalogue, where that has an order of its own. */
export async function insertEntrada(db: Db, { tabla, ordenes }: Tabla, row: EntradaEscrita): Promise<void> {
  const orden = 'orden' in ordenes && !('orden' in row);
  const last = sql`(select coalesce(max(orden), 0) + 1 from ${sql.table(tabla)})`;
  const entries = [...Object.entries(row), ...(orden ? [['orden', last] as const] : [])];
  await sql`insert into ${sql.table(tabla)} (${sql.join(entries.map(([name]) => sql.ref(name)))})
    values (${sql.join(entries.map(([, value]) => value))})`.execute(db);
}

export async function updateEntrada(db: Db, { tabla, id }: Tabla, is: string, row: EntradaEscrita): Promise<void> {
  const sets = Object.entries(row).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(tabla)} set ${sql.join(sets)}, revision = revision + 1
    where ${sql.ref(id)} = ${is}`.execute(db);
}

export async function deleteEntrada(db: Db, { tabla, id }: Tabla, is: string): Promise<void> {
  await sql`delete from ${sql.table(tabla)} where ${sql.ref(id)} = ${is}`.execute(db);
}

/** Every entry, in the order of the catalogue. */
export async function listOrden(db: Db, { tabla, id }: Tabla): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select ${here(id)} as id from ${sql.table(tabla)} e order by orden, ${here(id)}`.execute(db);
  return rows.map((row) => row.id);
}

/** Numbers the entries from 1, in this order. */
export async function updateOrden(db: Db, { tabla, id }: Tabla, ids: readonly string[]): Promise<void> {
  await sql`update ${sql.table(tabla)} e set orden = n.lugar
    from unnest(${[...ids]}::uuid[]) with ordinality as n (id, lugar)
    where ${here(id)} = n.id and e.orden <> n.lugar`.execute(db);
}

function columnasDe({ id, activo, campos, calculados = {} }: Tabla) {
  return sql.join([
    sql`${here(id)} as id, ${here(activo)} as activo, e.revision`,
    ...campos.map(here),
    ...Object.entries(calculados).map(([name, value]) => sql`${value} as ${sql.id(name)}`),
  ]);
}

function criteriosDe({ ordenes, calculados = {} }: Tabla) {
  const criterio = ([name, tipo]: [string, 'number' | 'string']) => {
    const value = calculados[name] ?? here(name);
    return [name, tipo === 'number' ? sql`coalesce(${value}, 0)::bigint` : alfabetico(sql`coalesce(${value}, '')`)];
  };
  return Object.fromEntries(Object.entries(ordenes).map(criterio)) as Record<string, RawBuilder<unknown>>;
}

function filtro({ activo, busca }: Tabla, { texto, estado }: Filtros): RawBuilder<SqlBool> {
  return sql.join(
    [
      texto ? conPalabras(texto, ...busca.map(here)) : sql`true`,
      estado ? sql`${here(activo)} = ${estado === 'activos'}` : sql`true`,
    ],
    sql` and `,
  );
}
