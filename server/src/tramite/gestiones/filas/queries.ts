import { requisitosQueFaltan } from '@fedatario/contract/solicitud';
import type { ClaseDePresentacion } from '@fedatario/contract/tramite';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import type { DB } from '../../../db/tables.ts';
import type { Actor } from '../../../http/route.ts';
import { unseal } from '../../../services/cipher.ts';
import { columnasDeSolicitud, type Lector, limiteDeTurno, visibles } from '../../expedientes/expedientes.ts';

/** A gestión that the actor may see, with its gestor. */
export async function findGestion(db: Db, actor: Lector, idSolicitud: string) {
  return visibles(db, actor, 'gestion')
    .innerJoin('usuarios as u', 'u.idUsuario', 's.idUsuario')
    .leftJoin('gestores as g', 'g.idGestor', 's.idGestor')
    .select(columnasDeSolicitud)
    .select(['s.automatica', 's.idFactura', 's.posicion', 's.idUsuario', 'u.nombreCompleto'])
    .select(['s.idNotario', 's.idGestor'])
    .select([
      's.aceptadaEn',
      's.plazoHoras',
      's.horasConsumidas',
      's.relojDesde',
      's.venceEn',
      limiteDeTurno,
      's.creadaEn',
    ])
    .select(['s.actualizadaEn', 'g.nombre as nombreGestor', 'g.email as emailGestor', 'g.telefono as telefonoGestor'])
    .select(sql<null>`null`.as('nombreNotario'))
    .where('s.idSolicitud', '=', idSolicitud)
    .executeTakeFirst();
}

export type GestionRow = NonNullable<Awaited<ReturnType<typeof findGestion>>>;

/** The answers that a gestión was bought with, and the version of the product that asked for them. */
export async function findRespuestas(db: Db, idSolicitud: string) {
  const row = await db
    .selectFrom('solicitudes as s')
    .innerJoin('versionesProducto as v', 'v.idVersion', 's.idVersion')
    .select(['s.idVersion', 's.creadaEn', 's.respuestasCifradas'])
    .where('s.idSolicitud', '=', idSolicitud)
    .where('v.entrevista', 'is not', null)
    .executeTakeFirst();
  if (!row?.respuestasCifradas) return undefined;
  const { idVersion, creadaEn, respuestasCifradas } = row;
  const json = unseal(respuestasCifradas, `solicitud:${idSolicitud}`);
  return { idVersion, creadaEn, respuestas: JSON.parse(json) as Record<string, unknown> };
}

export function listPresentaciones(db: Db, idSolicitud: string) {
  return db
    .selectFrom('gestionPresentaciones as p')
    .innerJoin('archivos as a', 'a.idArchivo', 'p.idArchivo')
    .select(['p.idPresentacion', 'p.orden', 'p.clase', 'p.institucion', 'p.numero', 'p.presentadaEl', 'p.nota'])
    .leftJoin('instituciones as i', (join) => join.onRef('i.nombre', '=', 'p.institucion').on('i.activa', '=', true))
    .select(['a.idArchivo', 'a.nombre', 'a.tipo', 'a.bytes as peso', 'i.urlConsulta'])
    .where('p.idSolicitud', '=', idSolicitud)
    .orderBy('p.orden')
    .execute();
}

export async function insertPresentacion(db: Db, row: Insertable<DB['gestionPresentaciones']>): Promise<void> {
  await db.insertInto('gestionPresentaciones').values(row).execute();
}

/** The next place among the rows of a gestión, which the caller holds. */
export async function readOrden(
  db: Db,
  tabla: 'gestionPresentaciones' | 'gestionObservaciones',
  idSolicitud: string,
): Promise<number> {
  const row = await db
    .selectFrom(tabla)
    .select(sql<number>`coalesce(max(orden), 0) + 1`.as('orden'))
    .where('idSolicitud', '=', idSolicitud)
    .executeTakeFirstOrThrow();
  return row.orden;
}

/** The class of the next presentation: after a denial the way its customer chose, after an observation its answer. */
export async function findClase(db: Db, idSolicitud: string): Promise<ClaseDePresentacion> {
  const row = await db
    .selectFrom('solicitudHistorial')
    .select('accion')
    .where('idSolicitud', '=', idSolicitud)
    .where('accion', 'in', ['observar', 'insistir', 'apelar', 'reclamar', 'presentar'])
    .orderBy('orden', 'desc')
    .executeTakeFirst();
  const clases: Record<string, ClaseDePresentacion> = { observar: 'respuesta', insistir: 'nueva', apelar: 'recurso' };
  if (!row) return 'inicial';
  return clases[row.accion] ?? 'nueva';
}

export function listObservaciones(db: Db, idSolicitud: string) {
  return db
    .selectFrom('gestionObservaciones')
    .selectAll()
    .where('idSolicitud', '=', idSolicitud)
    .orderBy('orden')
    .execute();
}

export async function listArchivosDeObservaciones(db: Db, idSolicitud: string) {
  const rows = await db
    .selectFrom('gestionObservacionArchivos as p')
    .innerJoin('gestionObservaciones as o', 'o.idObservacion', 'p.idObservacion')
    .innerJoin('archivos as a', 'a.idArchivo', 'p.idArchivo')
    .select(['p.idObservacion', 'a.idArchivo', 'a.nombre', 'a.tipo', 'a.bytes as peso'])
    .where('o.idSolicitud', '=', idSolicitud)
    .orderBy('p.posicion')
    .execute();
  return rows;
}

export async function insertObservacion(db: Db, row: Insertable<DB['gestionObservaciones']>): Promise<void> {
  await db.insertInto('gestionObservaciones').values(row).execute();
}

/** The observation that waits for its answer; undefined without one. */
export async function findAbierta(db: Db, idSolicitud: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('gestionObservaciones')
    .select('idObservacion')
    .where('idSolicitud', '=', idSolicitud)
    .where('atendidaEn', 'is', null)
    .executeTakeFirst();
  return row?.idObservacion;
}

interface Respuesta {
  readonly idObservacion: string;
  readonly respuesta: string;
  readonly respondidaPor: string;
  readonly respondidaEn: Date;
  readonly archivos: readonly string[];
}

export async function updateRespuesta(db: Db, { idObservacion, archivos, ...respuesta }: Respuesta): Promise<void> {
  await db.updateTable('gestionObservaciones').set(respuesta).where('idObservacion', '=', idObservacion).execute();
  if (archivos.length === 0) return;
  const rows = archivos.map((idArchivo, posicion) => ({ idArchivo, idObservacion, posicion }));
  await db.insertInto('gestionObservacionArchivos').values(rows).execute();
}

/** Notes that nothing waits for the answer of an observation any more. */
export async function markAtendida(db: Db, idSolicitud: string, now: Date): Promise<void> {
  await db
    .updateTable('gestionObservaciones')
    .set({ atendidaEn: now })
    .where('idSolicitud', '=', idSolicitud)
    .where('atendidaEn', 'is', null)
    .execute();
}

/** Every result of a gestión, the newest first. */
export function listResultados(db: Db, idSolicitud: string) {
  return db
    .selectFrom('gestionResultados as r')
    .leftJoin('documentos as d', (join) =>
      join.onRef('d.idSolicitud', '=', 'r.idSolicitud').onRef('d.version', '=', 'r.version'),
    )
    .leftJoin('archivos as a', 'a.idArchivo', 'd.idArchivo')
    .selectAll('r')
    .select(['d.codigoVerificacion as codigo', 'a.idArchivo', 'a.nombre', 'a.tipo', 'a.bytes as peso'])
    .where('r.idSolicitud', '=', idSolicitud)
    .orderBy('r.version', 'desc')
    .execute();
}

export async function listArchivosDeResultados(db: Db, idSolicitud: string) {
  const rows = await db
    .selectFrom('gestionResultadoArchivos as p')
    .innerJoin('archivos as a', 'a.idArchivo', 'p.idArchivo')
    .select(['p.version', 'a.idArchivo', 'a.nombre', 'a.tipo', 'a.bytes as peso'])
    .where('p.idSolicitud', '=', idSolicitud)
    .orderBy('p.posicion')
    .execute();
  return rows;
}

type Resultado = Omit<Insertable<DB['gestionResultados']>, 'version'> & { readonly archivos: readonly string[] };

/** Inserts the next version of the result of a gestión, which the caller holds. */
export async function insertResultado(db: Db, { archivos, ...row }: Resultado): Promise<void> {
  const { idSolicitud } = row;
  const { version } = await db
    .insertInto('gestionResultados')
    .values((eb) => ({
      ...row,
      version: eb
        .selectFrom('gestionResultados')
        .select(sql<number>`coalesce(max(version), 0) + 1`.as('version'))
        .where('idSolicitud', '=', idSolicitud),
    }))
    .returning('version')
    .executeTakeFirstOrThrow();
  if (archivos.length === 0) return;
  const rows = archivos.map((idArchivo, posicion) => ({ idArchivo, idSolicitud, version, posicion }));
  await db.insertInto('gestionResultadoArchivos').values(rows).execute();
}

/** The step under way of each of these gestiones, or the next one; those that have done all are left out. */
export async function listPasosActuales(db: Db, idSolicitudes: readonly string[]) {
  if (idSolicitudes.length === 0) return [];
  return db
    .selectFrom('gestionPasos')
    .distinctOn('idSolicitud')
    .select(['idSolicitud', 'nombre', 'institucion'])
    .where('idSolicitud', 'in', [...idSolicitudes])
    .where('hechoEl', 'is', null)
    .orderBy('idSolicitud')
    .orderBy('orden')
    .execute();
}

/** A gestión of the actor's, and whether it still lacks the requisito of this kind; undefined for another's. */
export async function findPorApoderar(
  db: Db,
  { idUsuario }: Pick<Actor, 'idUsuario'>,
  idSolicitud: string,
  clave: string,
) {
  return db
    .selectFrom('solicitudes as s')
    .select(['s.serie', 's.numero', 's.nombre', hasPorEntregar(clave).as('falta')])
    .where('s.idSolicitud', '=', idSolicitud)
    .where('s.tipo', '=', 'gestion')
    .where('s.idUsuario', '=', idUsuario)
    .executeTakeFirst();
}

/** Whether a solicitud `s` that goes on lacks the requisito of this kind. */
const hasPorEntregar = (clave: string) => sql<boolean>`(s.grupo <> 'finalizado' and exists (select from requisitos r
  where r.id_solicitud = s.id_solicitud and r.clave = ${clave} and r.estado = any(${requisitosQueFaltan})))`;

/** Whether a gestión lacks the requisito of this kind. */
export async function hasRequisitoPendiente(db: Db, idSolicitud: string, clave: string): Promise<boolean> {
  const row = await db
    .selectFrom('solicitudes as s')
    .select(hasPorEntregar(clave).as('falta'))
    .where('s.idSolicitud', '=', idSolicitud)
    .executeTakeFirst();
  return row?.falta ?? false;
}
