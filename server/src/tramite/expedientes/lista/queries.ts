import { idDeRol } from '@fedatario/contract/base';
import type { TipoDeSolicitud } from '@fedatario/contract/solicitud';
import type { ordenesDeTramites } from '@fedatario/contract/tramite';
import { type RawBuilder, type Selectable, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { countRows } from '../../../db/count.ts';
import type { Db } from '../../../db/db.ts';
import { keyset, type Position } from '../../../db/keyset.ts';
import { conPalabrasEn } from '../../../db/like.ts';
import { parseNumber } from '../../../db/numbers.ts';
import type { DB } from '../../../db/tables.ts';
import { deFiltro, limiteDeTurno } from '../filas/queries.ts';

type Orden = (typeof ordenesDeTramites)[number];

export interface Filtros {
  readonly tipo: TipoDeSolicitud;
  readonly estado: string;
  readonly idNotario?: string | undefined;
  readonly idGestor?: string | undefined;
  readonly texto?: string | undefined;
  /** Restricts the list to these customers, who match `texto`; `muchos` when they are too many to be listed first. */
  readonly clientes?: Clientes | undefined;
  /** Bought in between, the end left out. */
  readonly desde: Date | undefined;
  readonly hasta: Date | undefined;
  /** Only those whose clock runs. */
  readonly porVencer?: boolean;
  /** Only overdue ones. */
  readonly vencidos?: boolean;
}

/**
 * Filters whose rows are counted. For a text that very many customers share only the page is found: counting all would take
 * too long.
 */
export type Contables = Filtros & { readonly clientes?: readonly string[] | undefined };

export function sonContables(filtros: Filtros): filtros is Contables {
  return filtros.clientes !== 'muchos';
}

interface Busqueda extends Pick<Filtros, 'clientes' | 'texto'> {
  readonly filas: SelectQueryBuilder<
    DB & { s: DB['solicitudes'] },
    's',
    Pick<Selectable<DB['solicitudes']>, 'idSolicitud' | 'idUsuario' | 'venceEn'>
  >;
  readonly por: RawBuilder<unknown>;
}

interface Filtrado {
  readonly filtros: Filtros;
  readonly now: Date;
}

interface Listado extends Filtrado {
  readonly orden: Orden | `-${Orden}`;
  readonly despuesDe?: Position | undefined;
  readonly limite: number;
  /** Reader whose unread messages are counted; null where that is not asked. */
  readonly lector: string | null;
}

const criterios = { vence: sql<Date>`s.vence_en` };

type Clientes = readonly string[] | 'muchos';

/** About so many customers are looked at to guess how many share a text, and from this part of them on they are too many. */
const MUESTRA = 2_000;
const PARTE_COMUN = 0.005;
const CLIENTES_POR_ID = 5_000;

/** The solicitudes that a filter leaves: list and count are made of this one. */
function filtrados(db: Db, { filtros, now }: Filtrado) {
  const {
    tipo,
    estado,
    idNotario,
    idGestor,
    texto,
    clientes,
    desde,
    hasta,
    porVencer = false,
    vencidos = false,
  } = filtros;
  return db
    .selectFrom('solicitudes as s')
    .where('s.tipo', '=', sql.lit(tipo))
    .where(deFiltro(estado, now))
    .$if(idNotario !== undefined, (query) => query.where('s.idNotario', '=', String(idNotario)))
    .$if(idGestor !== undefined, (query) => query.where('s.idGestor', '=', String(idGestor)))
    .$if(desde !== undefined, (query) => query.where('s.idSolicitud', '>=', primeroDe(desde)))
    .$if(hasta !== undefined, (query) => query.where('s.idSolicitud', '<', primeroDe(hasta)))
    .$if(porVencer, (query) => query.where('s.venceEn', 'is not', null))
    .$if(vencidos, (query) => query.where('s.venceEn', '<', now))
    .$if(Array.isArray(clientes), (query) => query.where(sql<SqlBool>`s.id_usuario = any(${clientes}::uuid[])`))
    .$if(Boolean(texto) && clientes === undefined, (query) => query.where(deNumero(String(texto), tipo)));
}

/** The least id of those made from an instant on: ids begin with their milliseconds, so one index serves age and days. */
function primeroDe(instante: Date | undefined): string {
  const milisegundos = Math.max(0, instante?.getTime() ?? 0)
    .toString(16)
    .padStart(12, '0');
  return `${milisegundos.slice(0, 8)}-${milisegundos.slice(8)}-0000-0000-000000000000`;
}

/** The letter with which the numbers of each kind begin. */
const letras: Readonly<Record<TipoDeSolicitud, string>> = { tramite: 'T', gestion: 'G' };

function deNumero(texto: string, tipo: TipoDeSolicitud) {
  const dicho = parseNumber(texto, letras[tipo]);
  return sql<SqlBool>`(s.serie = ${dicho?.serie} and s.numero = ${dicho?.numero})`;
}

/** Customers whose name or address contains the text; undefined when it is the number of a solicitud of that kind. */
export async function findClientes(db: Db, texto: string, tipo: TipoDeSolicitud): Promise<Clientes | undefined> {
  if (parseNumber(texto, letras[tipo])) return undefined;
  if (await esComun(db, texto)) return 'muchos';
  const { rows } = await sql<{ idUsuario: string }>`select id_usuario from usuarios
    where ${loBuscado(texto)} limit ${CLIENTES_POR_ID + 1}`.execute(db);
  return rows.length > CLIENTES_POR_ID ? 'muchos' : rows.map(({ idUsuario }) => idUsuario);
}

/** A guess from some customers, the same while they are the same: it decides how trámites are found and not which. */
async function esComun(db: Db, texto: string): Promise<boolean> {
  const { rows } = await sql<{ vistos: number; suyos: number }>`
    select count(*) as vistos, count(*) filter (where ${loBuscado(texto)}) as suyos
    from usuarios tablesample system ((select least(100, ${100 * MUESTRA}::float8 / greatest(reltuples, 1))
      from pg_class where oid = 'usuarios'::regclass)) repeatable (1)`.execute(db);
  const { vistos = 0, suyos = 0 } = rows[0] ?? {};
  return vistos > MUESTRA / 2 && suyos >= vistos * PARTE_COMUN;
}

/**
 * Orders the rows; with a text, in the way that is never expensive. For few customers, all their rows are found first and
 * then sorted. For very many, the list is walked in its order and each row's customer is compared, until the page is full.
 * `offset` keeps the planner from another plan, which it underestimates.
 */
function encontrada(db: Db, { filas, por, clientes, texto = '' }: Busqueda) {
  if (clientes === undefined) return filas.orderBy(por);
  if (clientes !== 'muchos') return db.selectFrom(filas.offset(0).as('s')).selectAll().orderBy(por);
  return db
    .selectFrom(filas.orderBy(por).offset(0).as('s'))
    .selectAll()
    .where(sql<SqlBool>`(select ${loBuscado(texto)} from usuarios u where u.id_usuario = s.id_usuario)`);
}

function loBuscado(texto: string) {
  return conPalabrasEn(sql`buscado`, texto);
}

/** The page is found first, from indexes alone; the other columns are read for its rows only. */
export async function listOficina(db: Db, { orden, despuesDe, limite, lector, ...filtrado }: Listado) {
  const { clave, despues, por } = posicionDe(orden, despuesDe);
  const filas = filtrados(db, filtrado).select(['s.idSolicitud', 's.idUsuario', 's.venceEn']).where(despues);
  const pagina = encontrada(db, { filas, por, ...filtrado.filtros }).limit(limite);
  return db
    .selectFrom(pagina.as('pagina'))
    .innerJoin('solicitudes as s', 's.idSolicitud', 'pagina.idSolicitud')
    .innerJoin('usuarios as u', 'u.idUsuario', 's.idUsuario')
    .innerJoin('productos as p', 'p.idProducto', 's.idProducto')
    .innerJoin('categorias as c', 'c.idCategoria', 'p.idCategoria')
    .leftJoin('usuarios as n', 'n.idUsuario', 's.idNotario')
    .leftJoin('gestores as g', 'g.idGestor', 's.idGestor')
    .select(['s.idSolicitud', 's.serie', 's.numero', 's.nombre', 's.estado', 's.automatica', 's.revision'])
    .select(['s.idUsuario', 's.idNotario', 's.idGestor', 'g.nombre as nombreGestor'])
    .select(['s.venceEn', limiteDeTurno, 's.creadaEn', 's.actualizadaEn', 'u.nombreCompleto', 'u.email'])
    .select(['n.nombreCompleto as nombreNotario', 'c.idCategoria', 'c.nombre as categoria', clave.as('clave')])
    .select(sinLeerDe(lector).as('sinLeer'))
    .orderBy(por)
    .execute();
}

/**
 * A customer's message is unread for the notary until they read it; for others, until anybody who should answer has read it.
 */
function sinLeerDe(lector: string | null) {
  if (lector === null) return sql<number>`0::bigint`;
  return sql<number>`(select count(*) from mensajes m where m.id_solicitud = s.id_solicitud
    and m.de_cliente = (s.id_usuario <> ${lector}::uuid)
    and not exists (select 1 from mensaje_lecturas l where l.id_mensaje = m.id_mensaje and l.id_usuario = ${lector}::uuid)
    and (not m.de_cliente or s.id_notario = ${lector}::uuid or not exists (
      select 1 from mensaje_lecturas l join usuarios q on q.id_usuario = l.id_usuario
      where l.id_mensaje = m.id_mensaje and (q.id_rol = ${sql.lit(idDeRol.notario)} or s.id_notario is null))))`;
}

/** An id says when it was made: by age, it alone orders, and so its index serves. */
function posicionDe(orden: Listado['orden'], despuesDe: Position | undefined) {
  const id = sql`s.id_solicitud`;
  if (orden === 'vence' || orden === '-vence') return keyset({ criterios, instantes: ['vence'], orden, id, despuesDe });
  const backwards = orden === '-antiguedad';
  const despues = despuesDe
    ? sql<SqlBool>`${id} ${backwards ? sql`<` : sql`>`} ${despuesDe.id}::uuid`
    : sql<SqlBool>`true`;
  return { clave: sql<string | number>`''::text`, por: sql`${id} ${backwards ? sql`desc` : sql`asc`}`, despues };
}

export type OficinaRow = Awaited<ReturnType<typeof listOficina>>[number];

interface Contado extends Filtrado {
  readonly filtros: Contables;
}

/** Count of the solicitudes that match the filter, up to `hasta` and one more. */
export function countOficina(db: Db, contado: Contado, hasta: number): Promise<number> {
  return countRows(
    db,
    filtrados(db, contado)
      .select('s.idSolicitud')
      .limit(hasta + 1),
  );
}
