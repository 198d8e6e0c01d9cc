import { deberesCumplidos, deberesPendientes, type FiltrosDeDeberes } from '@fedatario/contract/acto';
import { idDeRol } from '@fedatario/contract/base';
import { tramitesConDeberes } from '@fedatario/contract/solicitud';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import { alfabetico } from '../../db/alfabeto.ts';
import { countRows } from '../../db/count.ts';
import type { Db } from '../../db/db.ts';
import { keyset, type Position } from '../../db/keyset.ts';
import { conPalabras } from '../../db/like.ts';
import { parseNumber } from '../../db/numbers.ts';
import type { DB } from '../../db/tables.ts';
import { words } from '../../db/words.ts';

export async function insertDeberes(db: Db, rows: readonly Insertable<DB['deberes']>[]): Promise<void> {
  await db.insertInto('deberes').values(rows).execute();
}

/** The kind of act that was signed; undefined for what no notary signed. */
export async function findClase(db: Db, idSolicitud: string) {
  const row = await db
    .selectFrom('firmas')
    .select(['clase', 'idNotario', sql<string>`to_char(fecha, 'YYYY-MM-DD')`.as('fecha')])
    .where('idSolicitud', '=', idSolicitud)
    .executeTakeFirst();
  return row;
}

/** Records a duty of the protocol, unless it is recorded already. */
export async function insertDelNotario(db: Db, row: Insertable<DB['deberes']>): Promise<void> {
  await db
    .insertInto('deberes')
    .values(row)
    .onConflict((on) => on.columns(['idNotario', 'tipo', 'asunto']).where('idSolicitud', 'is', null).doNothing())
    .execute();
}

/** Pending duties whose last day is one of these, locked until this transaction ends. */
export async function listPendientesEn(db: Db, dias: readonly string[]) {
  return db
    .selectFrom('deberes as d')
    .select(['d.idDeber', 'd.tipo', dia('desde').as('desde')])
    .where('d.estado', '=', 'pendiente')
    .where('d.venceEl', 'in', [...dias])
    .forUpdate()
    .execute();
}

/** Notaries who work in the office and did before `antes`. */
export async function listNotarios(db: Db, antes: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('usuarios')
    .select('idUsuario')
    .where('idRol', '=', idDeRol.notario)
    .where('activo', '=', true)
    .where('creadoEn', '<', antes)
    .execute();
  return rows.map(({ idUsuario }) => idUsuario);
}

const dia = (columna: 'desde' | 'venceEl' | 'cumplidoEl' | 'avisoEl') =>
  sql<string>`to_char(${sql.ref(`d.${columna}`)}, 'YYYY-MM-DD')`;

function filas(db: Db) {
  return db
    .selectFrom('deberes as d')
    .leftJoin('solicitudes as s', 's.idSolicitud', 'd.idSolicitud')
    .innerJoin('usuarios as n', 'n.idUsuario', 'd.idNotario')
    .leftJoin('usuarios as a', 'a.idUsuario', 'd.anotadoPor')
    .select(['d.idDeber', 'd.idSolicitud', 'd.idNotario', 'd.tipo', 'd.estado', 'd.constancia', 'd.idArchivo'])
    .select(['s.serie', 's.numero', 's.nombre', 'd.asunto'])
    .select(['n.nombreCompleto as notario', 'a.nombreCompleto as anotadoPor'])
    .select([dia('desde').as('desde'), dia('venceEl').as('venceEl'), dia('avisoEl').as('avisoEl')])
    .select(sql<string | null>`to_char(d.cumplido_el, 'YYYY-MM-DD')`.as('cumplidoEl'));
}

export async function findDeber(db: Db, idDeber: string) {
  return filas(db).where('d.idDeber', '=', idDeber).executeTakeFirst();
}

export type DeberRow = NonNullable<Awaited<ReturnType<typeof findDeber>>>;

/** In the order in which they are due. */
export async function listDeTramite(db: Db, idSolicitud: string): Promise<DeberRow[]> {
  return filas(db).where('d.idSolicitud', '=', idSolicitud).orderBy('d.venceEl').orderBy('d.idDeber').execute();
}

/** Delivered trámites without duties: those delivered before duties were recorded. */
export async function findSinDeberes(db: Db, limite: number): Promise<string[]> {
  const rows = await db
    .selectFrom('solicitudes as s')
    .select('s.idSolicitud')
    .where('s.tipo', '=', 'tramite')
    .where('s.estado', 'in', tramitesConDeberes)
    .where(sql<SqlBool>`not exists (select 1 from deberes d where d.id_solicitud = s.id_solicitud)`)
    .orderBy('s.idSolicitud')
    .limit(limite)
    .execute();
  return rows.map(({ idSolicitud }) => idSolicitud);
}

export async function updateDeber(db: Db, idDeber: string, cambio: Updateable<DB['deberes']>): Promise<void> {
  await db.updateTable('deberes').set(cambio).where('idDeber', '=', idDeber).execute();
}

/** The file that proves it. */
export async function findPrueba(db: Db, idDeber: string) {
  const row = await db
    .selectFrom('deberes as d')
    .innerJoin('archivos as f', 'f.idArchivo', 'd.idArchivo')
    .select(['f.idArchivo', 'f.nombre', 'f.tipo', 'f.bytes as peso'])
    .where('d.idDeber', '=', idDeber)
    .executeTakeFirst();
  return row;
}

export type Filtros = Omit<FiltrosDeDeberes, 'orden'> & { readonly hoy: string };

const pendiente = sql<SqlBool>`d.estado in (${words(deberesPendientes)})`;

const situaciones = {
  todos: () => sql<SqlBool>`true`,
  porCumplir: () => pendiente,
  pendiente: (hoy: string) => sql<SqlBool>`${pendiente} and d.vence_el >= ${hoy}::date`,
  vencido: (hoy: string) => sql<SqlBool>`${pendiente} and d.vence_el < ${hoy}::date`,
  cumplido: () => sql<SqlBool>`d.estado in (${words(deberesCumplidos)})`,
} as const;

function deTexto(texto: string) {
  const dicho = parseNumber(texto, 'T');
  if (dicho) return sql<SqlBool>`(s.serie = ${dicho.serie} and s.numero = ${dicho.numero})`;
  return conPalabras(texto, sql`coalesce(s.nombre, d.asunto)`);
}

function filtro({ situacion, notario, texto, hoy }: Filtros) {
  const suyo = notario === undefined ? sql<SqlBool>`true` : sql<SqlBool>`d.id_notario = ${notario}::uuid`;
  const dicho = texto ? deTexto(texto) : sql<SqlBool>`true`;
  return sql<SqlBool>`(${situaciones[situacion](hoy)} and ${suyo} and ${dicho})`;
}

interface Lista {
  readonly filtros: Filtros;
  readonly orden: 'vence' | '-vence';
  readonly despuesDe?: Position | undefined;
  readonly limite: number;
}

export async function listDeberes(db: Db, { filtros, orden, despuesDe, limite }: Lista) {
  const criterios = { vence: sql`(d.vence_el - date '2000-01-01')::bigint` };
  const { clave, despues, por } = keyset({ criterios, orden, despuesDe, id: sql`d.id_deber` });
  return filas(db).select(clave.as('clave')).where(filtro(filtros)).where(despues).orderBy(por).limit(limite).execute();
}

/** Count of the duties that match the filter, up to `hasta` and one more. */
export async function countDeberes(db: Db, filtros: Filtros, hasta: number): Promise<number> {
  return countRows(
    db,
    filas(db)
      .where(filtro(filtros))
      .limit(hasta + 1),
  );
}

/** Count of duties of each notary who has any, or of one notary. */
export async function countPorNotario(db: Db, hoy: string, idNotario?: string) {
  return db
    .selectFrom('deberes as d')
    .innerJoin('usuarios as n', 'n.idUsuario', 'd.idNotario')
    .select(['d.idNotario', 'n.nombreCompleto as notario'])
    .select([
      sql<number>`(count(*) filter (where ${situaciones.porCumplir()}))::int`.as('pendientes'),
      sql<number>`(count(*) filter (where ${situaciones.vencido(hoy)}))::int`.as('vencidos'),
    ])
    .$if(idNotario !== undefined, (query) => query.where('d.idNotario', '=', String(idNotario)))
    .groupBy(['d.idNotario', 'n.nombreCompleto'])
    .orderBy(alfabetico(sql`n.nombre_completo`))
    .orderBy('d.idNotario')
    .execute();
}

/** Duties whose next notice is due. */
export async function findPorAvisar(db: Db, hoy: string, limite: number): Promise<string[]> {
  const rows = await db
    .selectFrom('deberes')
    .select('idDeber')
    .where('avisoEl', '<=', hoy)
    .orderBy('avisoEl')
    .limit(limite)
    .execute();
  return rows.map(({ idDeber }) => idDeber);
}

/** The duty, locked until this transaction ends. A caller that changes the trámite's state locks the trámite first. */
export async function lockDeber(db: Db, idDeber: string): Promise<DeberRow | undefined> {
  await db.selectFrom('deberes').select('idDeber').where('idDeber', '=', idDeber).forUpdate().execute();
  return findDeber(db, idDeber);
}

/** Whether a trámite has duties that are not done. */
export async function hasPendientes(db: Db, idSolicitud: string): Promise<boolean> {
  const row = await db
    .selectFrom('deberes')
    .select('idDeber')
    .where('idSolicitud', '=', idSolicitud)
    .where('estado', '=', 'pendiente')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
