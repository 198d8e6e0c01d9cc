import type { AccionDeActo, ObjetoDeActo } from '@fedatario/contract/base';
import type { CambioAuditado } from '@fedatario/contract/casa';
import { type Insertable, type SqlBool, sql } from 'kysely';
import { countRows } from '../../db/count.ts';
import type { Db } from '../../db/db.ts';
import { keyset, type Position } from '../../db/keyset.ts';
import { conPalabras } from '../../db/like.ts';
import type { DB } from '../../db/tables.ts';
import type { Actor } from '../../http/route.ts';
import type { Objeto, Padre } from './objeto.ts';

export interface Fila {
  readonly datos: Readonly<Record<string, unknown>>;
  readonly nombre: string | null;
}

export interface Llave {
  readonly columna: string;
  readonly valor: string;
}

/** Locks the table against other writers until the transaction ends. */
export async function lockTabla(db: Db, { tabla }: Objeto): Promise<void> {
  await sql`lock table ${sql.table(tabla)} in share row exclusive mode`.execute(db);
}

/** A row as its table has it, and how people call it; held until the transaction ends, when asked. */
export async function findFila(
  db: Db,
  { tabla, nombre }: Objeto,
  llave: Llave | null,
  tomar: boolean,
): Promise<Fila | undefined> {
  const donde = llave ? sql`t.${sql.ref(llave.columna)} = ${llave.valor}` : sql`true`;
  const { rows } = await sql<Fila>`select to_jsonb(t) as datos, (${llamadaDe(nombre)})::text as nombre
    from ${sql.table(tabla)} t where ${donde} ${tomar ? sql`for no key update of t` : sql``}`.execute(db);
  return rows[0];
}

interface Vista {
  readonly idObjeto: string;
  readonly nombreObjeto: string | null;
  readonly idTitular: string | null;
  readonly idSolicitud: string | null;
  /** The same session looked at it since `desde`. */
  readonly repetida: boolean;
}

/** The rows that a look showed, their owners, and whether a look at them was recorded under one of these two turns. */
export async function listVistas(
  db: Db,
  { tabla, id, nombre, titular }: Objeto,
  { columna, valor }: Llave,
  { antes, ahora, desde }: { antes: string; ahora: string; desde: Date },
): Promise<Vista[]> {
  const llave = sql`t.${sql.ref(String(id))}::text`;
  const { rows } = await sql<Vista>`select ${llave} as id_objeto, (${llamadaDe(nombre)})::text as nombre_objeto,
      (${titular ? deOtra(titular) : sql`null`})::uuid as id_titular,
      (${titular?.por === 'id_solicitud' ? sql`t.id_solicitud` : sql`null`})::uuid as id_solicitud,
      exists (select from auditoria a where a.turno in (${antes} || ':' || ${llave}, ${ahora} || ':' || ${llave})
        and a.hecho_en > ${desde}) as repetida
    from ${sql.table(tabla)} t where t.${sql.ref(columna)} = ${valor}`.execute(db);
  return rows;
}

const deOtra = ({ tabla, por, nombre }: Padre) =>
  sql`select p.${sql.ref(nombre)} from ${sql.table(tabla)} p where p.${sql.ref(por)} = t.${sql.ref(por)}`;

/** SQL of the name by which people know the row `t`. */
function llamadaDe(nombre: Objeto['nombre']) {
  if (nombre === null) return sql`null`;
  return typeof nombre === 'string' ? sql`t.${sql.ref(nombre)}` : sql`(${deOtra(nombre)})`;
}

type Columnas = Insertable<DB['auditoria']>;
export interface Registro extends Omit<Columnas, 'nombreActor' | 'rolActor' | 'idActor' | 'cambios'> {
  readonly cambios: readonly CambioAuditado[];
}

/** The actor's name is read now; the role is that of the session. */
export async function insertRegistro(
  db: Db,
  { cambios, ...registro }: Registro,
  actor: { idUsuario: string; rol: string } | null,
): Promise<void> {
  const nombre = actor
    ? await db
        .selectFrom('usuarios')
        .select('nombreCompleto')
        .where('idUsuario', '=', actor.idUsuario)
        .executeTakeFirstOrThrow()
    : null;
  await db
    .insertInto('auditoria')
    .values({
      ...registro,
      cambios: JSON.stringify(cambios),
      idActor: actor?.idUsuario ?? null,
      nombreActor: nombre?.nombreCompleto ?? null,
      rolActor: actor?.rol ?? null,
    })
    // Two requests at once may record the same look: the second insert does nothing.
    .onConflict((conflict) => conflict.column('turno').doNothing())
    .execute();
}

export interface Filtros {
  readonly texto?: string | undefined;
  readonly quien?: string | undefined;
  readonly accion?: AccionDeActo | undefined;
  readonly objeto?: ObjetoDeActo | undefined;
  readonly idObjeto?: string | undefined;
  /** Half-open interval: from `desde`, before `hasta`. */
  readonly desde?: Date | undefined;
  readonly hasta?: Date | undefined;
}

export interface Listado {
  readonly filtros: Filtros;
  readonly orden: 'fecha' | '-fecha';
  readonly despuesDe?: Position | undefined;
  readonly limite: number;
}

const criterios = { fecha: sql`a.hecho_en` };

/** Without `quien` the acts of anybody; with null those of the system. */
function filtrados(db: Db, { texto, quien, accion, objeto, idObjeto, desde, hasta }: Filtros) {
  return db
    .selectFrom('auditoria as a')
    .$if(Boolean(texto), (query) =>
      query.where(
        sql<SqlBool>`(${conPalabras(texto, sql`a.nombre_objeto`, sql`a.nombre_actor`)} or a.id_peticion = ${texto})`,
      ),
    )
    .$if(quien === 'sistema', (query) => query.where('a.idActor', 'is', null))
    .$if(quien !== undefined && quien !== 'sistema', (query) => query.where('a.idActor', '=', String(quien)))
    .$if(accion !== undefined, (query) => query.where('a.accion', '=', String(accion)))
    .$if(objeto !== undefined, (query) => query.where('a.objeto', '=', String(objeto)))
    .$if(idObjeto !== undefined, (query) => query.where('a.idObjeto', '=', String(idObjeto)))
    .$if(desde !== undefined, (query) => query.where('a.hechoEn', '>=', desde as Date))
    .$if(hasta !== undefined, (query) => query.where('a.hechoEn', '<', hasta as Date));
}

export async function listRegistros(db: Db, { filtros, orden, despuesDe, limite }: Listado) {
  const { clave, despues, por } = keyset({
    criterios,
    instantes: ['fecha'],
    orden,
    id: sql`a.id_registro`,
    despuesDe,
  });
  return filtrados(db, filtros)
    .selectAll('a')
    .select(clave.as('clave'))
    .where(despues)
    .orderBy(por)
    .limit(limite)
    .execute();
}

interface Pedidas {
  readonly idSolicitud: string | undefined;
  readonly antesDe: string | undefined;
  readonly limite: number;
}

/** Looks of others at the actor's data, the last first; ids are ordered by time. */
export function listConsultas(db: Db, { idUsuario }: Pick<Actor, 'idUsuario'>, pedidas: Pedidas) {
  const { idSolicitud, antesDe, limite } = pedidas;
  return db
    .selectFrom('auditoria')
    .select(['idRegistro', 'nombreActor', 'rolActor', 'objeto', 'nombreObjeto', 'hechoEn', 'idSolicitud', 'motivo'])
    .where('idTitular', '=', idUsuario)
    .where('accion', '=', 'ver')
    .$if(idSolicitud !== undefined, (query) => query.where('idSolicitud', '=', String(idSolicitud)))
    .$if(antesDe !== undefined, (query) => query.where('idRegistro', '<', String(antesDe)))
    .orderBy('idRegistro', 'desc')
    .limit(limite)
    .execute();
}

export type RegistroRow = Omit<Awaited<ReturnType<typeof listRegistros>>[number], 'clave'>;

export function findRegistro(db: Db, idRegistro: string): Promise<RegistroRow | undefined> {
  return db.selectFrom('auditoria').selectAll().where('idRegistro', '=', idRegistro).executeTakeFirst();
}

/** Count of the acts that match the filter, up to `hasta` and one more. */
export function countRegistros(db: Db, filtros: Filtros, hasta: number): Promise<number> {
  return countRows(
    db,
    filtrados(db, filtros)
      .select('a.idRegistro')
      .limit(hasta + 1),
  );
}
