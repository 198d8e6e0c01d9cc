import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import type { DB } from '../../../db/tables.ts';
import { seal, unseal } from '../../../services/cipher.ts';

const lugarDe = (idSolicitud: string, version: number | 'trabajo') => `minuta:${idSolicitud}:${version}`;

interface NuevaVersion extends Omit<Insertable<DB['minutas']>, 'contenidoCifrado'> {
  readonly contenido: string;
}

export async function insertVersion(db: Db, { contenido, ...row }: NuevaVersion): Promise<void> {
  const contenidoCifrado = seal(contenido, lugarDe(row.idSolicitud, row.version));
  await db
    .insertInto('minutas')
    .values({ ...row, contenidoCifrado })
    .execute();
}

/** The versions of a trámite, from the newest on, without their texts; `enviadas`, those that its customer was sent. */
export async function listVersiones(db: Db, idSolicitud: string, enviadas: boolean) {
  return db
    .selectFrom('minutas as m')
    .leftJoin('usuarios as u', 'u.idUsuario', 'm.creadaPor')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('minutaEnvios as e')
          .select(['e.enviadaEn', 'e.aprobadaEn'])
          .whereRef('e.idSolicitud', '=', 'm.idSolicitud')
          .whereRef('e.version', '=', 'm.version')
          .orderBy('e.orden', 'desc')
          .limit(1)
          .as('e'),
      (join) => join.onTrue(),
    )
    .select(['m.version', 'm.sha256', 'm.origen', 'm.creadaEn', 'u.nombreCompleto as autor'])
    .select(['e.enviadaEn', 'e.aprobadaEn'])
    .where('m.idSolicitud', '=', idSolicitud)
    .$if(enviadas, (query) => query.where('e.enviadaEn', 'is not', null))
    .orderBy('m.version', 'desc')
    .execute();
}

/** One version with its text; the last one if none is named. */
export async function findVersion(db: Db, idSolicitud: string, version?: number) {
  const row = await db
    .selectFrom('minutas')
    .select(['version', 'sha256', 'origen', 'contenidoCifrado'])
    .where('idSolicitud', '=', idSolicitud)
    .$if(version !== undefined, (query) => query.where('version', '=', Number(version)))
    .orderBy('version', 'desc')
    .executeTakeFirst();
  if (!row) return undefined;
  const { contenidoCifrado, ...found } = row;
  return { ...found, contenido: unseal(contenidoCifrado, lugarDe(idSolicitud, found.version)) };
}

export async function findTrabajo(db: Db, idSolicitud: string) {
  const row = await db
    .selectFrom('minutasTrabajo')
    .select(['revision', 'base', 'actualizadoEn', 'contenidoCifrado'])
    .where('idSolicitud', '=', idSolicitud)
    .executeTakeFirst();
  if (!row) return undefined;
  const { contenidoCifrado, ...found } = row;
  return { ...found, contenido: unseal(contenidoCifrado, lugarDe(idSolicitud, 'trabajo')) };
}

interface Trabajo {
  readonly contenido: string;
  readonly base: number;
  readonly actualizadoPor: string | null;
  readonly actualizadoEn: Date;
}

/** Replaces the working copy; the caller holds its trámite. */
export async function upsertTrabajo(db: Db, idSolicitud: string, { contenido, ...trabajo }: Trabajo): Promise<void> {
  const row = { ...trabajo, contenidoCifrado: seal(contenido, lugarDe(idSolicitud, 'trabajo')) };
  await db
    .insertInto('minutasTrabajo')
    .values({ idSolicitud, ...row })
    .onConflict((conflict) =>
      conflict.column('idSolicitud').doUpdateSet({ ...row, revision: sql<number>`minutas_trabajo.revision + 1` }),
    )
    .execute();
}

export async function insertEnvio(db: Db, row: Omit<Insertable<DB['minutaEnvios']>, 'orden'>): Promise<void> {
  await db
    .insertInto('minutaEnvios')
    .values((eb) => ({
      ...row,
      orden: eb
        .selectFrom('minutaEnvios')
        .select(sql<number>`coalesce(max(orden), 0) + 1`.as('orden'))
        .where('idSolicitud', '=', row.idSolicitud),
    }))
    .execute();
}

/** The last version sent to the customer. */
export async function findEnvio(db: Db, idSolicitud: string) {
  return db
    .selectFrom('minutaEnvios as e')
    .innerJoin('minutas as m', (join) =>
      join.onRef('m.idSolicitud', '=', 'e.idSolicitud').onRef('m.version', '=', 'e.version'),
    )
    .select(['e.orden', 'e.version', 'm.sha256', 'e.aprobadaEn'])
    .where('e.idSolicitud', '=', idSolicitud)
    .orderBy('e.orden', 'desc')
    .executeTakeFirst();
}

/** The version that the customer approved; undefined while the last one sent waits for them. */
export async function findAprobada(db: Db, idSolicitud: string) {
  const envio = await findEnvio(db, idSolicitud);
  if (!envio?.aprobadaEn) return undefined;
  const { version, sha256, aprobadaEn } = envio;
  return { version, sha256, aprobadaEn };
}

export async function updateAprobacion(
  db: Db,
  idSolicitud: string,
  { orden, aprobadaPor, aprobadaEn }: { orden: number; aprobadaPor: string; aprobadaEn: Date },
): Promise<void> {
  await db
    .updateTable('minutaEnvios')
    .set({ aprobadaPor, aprobadaEn })
    .where('idSolicitud', '=', idSolicitud)
    .where('orden', '=', orden)
    .execute();
}

export async function insertObservaciones(
  db: Db,
  rows: readonly Insertable<DB['minutaObservaciones']>[],
): Promise<void> {
  await db.insertInto('minutaObservaciones').values(rows).execute();
}

export async function listObservaciones(db: Db, idSolicitud: string) {
  return db
    .selectFrom('minutaObservaciones')
    .select(['idObservacion', 'version', 'parrafo', 'texto', 'hechaEn', 'respuesta', 'respondidaEn'])
    .where('idSolicitud', '=', idSolicitud)
    .orderBy('idObservacion')
    .execute();
}

/** False when it is not of that trámite. */
export async function updateRespuesta(
  db: Db,
  { idSolicitud, idObservacion }: { idSolicitud: string; idObservacion: string },
  respuesta: { respuesta: string; respondidaPor: string; respondidaEn: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('minutaObservaciones')
    .set(respuesta)
    .where('idSolicitud', '=', idSolicitud)
    .where('idObservacion', '=', idObservacion)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The sources of a trámite's text: the answers as they were bought, and the notary's data for a deed. */
export async function findPorEscribir(db: Db, idSolicitud: string) {
  const row = await db
    .selectFrom('solicitudes as s')
    .leftJoin('usuarios as n', 'n.idUsuario', 's.idNotario')
    .leftJoin('perfilesNotario as p', 'p.idUsuario', 's.idNotario')
    .select(['s.serie', 's.numero', 's.idVersion', 's.creadaEn', 's.respuestasCifradas'])
    .select(['s.idNotario', 'n.nombreCompleto as notario', 'p.colegiado', 'p.titulo'])
    .where('s.idSolicitud', '=', idSolicitud)
    .executeTakeFirstOrThrow();
  const { respuestasCifradas, ...solicitud } = row;
  return { ...solicitud, respuestas: respuestasCifradas && unseal(respuestasCifradas, `solicitud:${idSolicitud}`) };
}
