import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { DB } from '../../db/tables.ts';
import { seal, unseal } from '../../services/cipher.ts';

type Respuestas = Record<string, unknown>;
const lugarDe = (idSolicitud: string, ronda: number) => `correccion:${idSolicitud}:${ronda}`;

/** The answers of a solicitud as they stand, the version of the product that asked for them, and the draft they came from. */
export async function findRespuestas(db: Db, idSolicitud: string) {
  const row = await db
    .selectFrom('solicitudes as s')
    .innerJoin('facturaLineas as l', (join) =>
      join.onRef('l.idFactura', '=', 's.idFactura').onRef('l.posicion', '=', 's.posicion'),
    )
    .select(['s.idVersion', 's.creadaEn', 's.respuestasCifradas', 'l.idBorrador'])
    .where('s.idSolicitud', '=', idSolicitud)
    .executeTakeFirstOrThrow();
  const { respuestasCifradas, ...solicitud } = row;
  const json = respuestasCifradas && unseal(respuestasCifradas, `solicitud:${idSolicitud}`);
  return { ...solicitud, respuestas: json === null ? null : (JSON.parse(json) as Respuestas) };
}

export async function hasProducto(db: Db, idProducto: string): Promise<boolean> {
  const row = await db
    .selectFrom('productos')
    .select('idProducto')
    .where('idProducto', '=', idProducto)
    .executeTakeFirst();
  return row !== undefined;
}

/** The newest trámites of a product that keep answers. */
export async function listDeProducto(db: Db, idProducto: string, maximum: number) {
  return db
    .selectFrom('solicitudes as s')
    .innerJoin('versionesProducto as v', 'v.idVersion', 's.idVersion')
    .select(['s.idSolicitud', 's.serie', 's.numero', 's.creadaEn', 'v.numero as version'])
    .where('s.idProducto', '=', idProducto)
    .where('s.respuestasCifradas', 'is not', null)
    .where('v.entrevista', 'is not', null)
    .orderBy('s.idSolicitud', 'desc')
    .limit(maximum)
    .execute();
}

interface NuevaRonda extends Omit<Insertable<DB['correcciones']>, 'antesCifradas' | 'ronda'> {
  readonly antes: Respuestas;
}

/** Opens the next round of a trámite that the caller holds; its number. */
export async function insertRonda(db: Db, { antes, ...row }: NuevaRonda): Promise<number> {
  const last = await findRonda(db, row.idSolicitud);
  const ronda = (last?.ronda ?? 0) + 1;
  const antesCifradas = seal(JSON.stringify(antes), lugarDe(row.idSolicitud, ronda));
  await db
    .insertInto('correcciones')
    .values({ ...row, ronda, antesCifradas })
    .execute();
  return ronda;
}

/** A round with the answers as they were before it: the last one, or the first. */
export async function findRonda(db: Db, idSolicitud: string, cual: 'ultima' | 'primera' = 'ultima') {
  const row = await db
    .selectFrom('correcciones')
    .select(['ronda', 'antesCifradas', 'enviadaEn', 'corregidaEn', 'version'])
    .where('idSolicitud', '=', idSolicitud)
    .orderBy('ronda', cual === 'ultima' ? 'desc' : 'asc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { antesCifradas, ...ronda } = row;
  return { ...ronda, antes: JSON.parse(unseal(antesCifradas, lugarDe(idSolicitud, ronda.ronda))) as Respuestas };
}

/** Every round with the answers before it, from the first on. */
export async function listAntes(db: Db, idSolicitud: string): Promise<Respuestas[]> {
  const rows = await db
    .selectFrom('correcciones')
    .select(['ronda', 'antesCifradas'])
    .where('idSolicitud', '=', idSolicitud)
    .orderBy('ronda')
    .execute();
  return rows.map(({ ronda, antesCifradas }) => JSON.parse(unseal(antesCifradas, lugarDe(idSolicitud, ronda))));
}

export async function updateRonda(
  db: Db,
  { idSolicitud, ronda }: { idSolicitud: string; ronda: number },
  hecha: { corregidaEn: Date; version: number | null },
): Promise<void> {
  await db
    .updateTable('correcciones')
    .set(hecha)
    .where('idSolicitud', '=', idSolicitud)
    .where('ronda', '=', ronda)
    .execute();
}

/** Unsent remarks first, then those of each round from the last one, in the order they were made. */
export async function listObservaciones(db: Db, idSolicitud: string) {
  return db
    .selectFrom('respuestaObservaciones as o')
    .leftJoin('correcciones as c', (join) =>
      join.onRef('c.idSolicitud', '=', 'o.idSolicitud').onRef('c.ronda', '=', 'o.ronda'),
    )
    .select(['o.idObservacion', 'o.ronda', 'o.ruta', 'o.motivo', 'o.respuesta', 'c.enviadaEn', 'c.corregidaEn'])
    .where('o.idSolicitud', '=', idSolicitud)
    .orderBy(sql`o.ronda desc nulls first`)
    .orderBy('o.idObservacion')
    .execute();
}

export type ObservacionRow = Awaited<ReturnType<typeof listObservaciones>>[number];

/** At most one unsent remark for each answer: a new one replaces it. */
export async function upsertObservacion(
  db: Db,
  row: Omit<Insertable<DB['respuestaObservaciones']>, 'ronda' | 'respuesta'>,
): Promise<void> {
  const { motivo, hechaPor, hechaEn } = row;
  await db
    .insertInto('respuestaObservaciones')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['idSolicitud', 'ronda', 'ruta']).doUpdateSet({ motivo, hechaPor, hechaEn }),
    )
    .execute();
}

/** False when it is not of that trámite, or was sent. */
export async function deleteObservacion(
  db: Db,
  { idSolicitud, idObservacion }: { idSolicitud: string; idObservacion: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('respuestaObservaciones')
    .where('idSolicitud', '=', idSolicitud)
    .where('idObservacion', '=', idObservacion)
    .where('ronda', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Sends the unsent remarks in this round. */
export async function markObservacionesEnviadas(db: Db, idSolicitud: string, ronda: number): Promise<void> {
  await db
    .updateTable('respuestaObservaciones')
    .set({ ronda })
    .where('idSolicitud', '=', idSolicitud)
    .where('ronda', 'is', null)
    .execute();
}

/** False when it is not of that round. */
export async function updateRespuesta(
  db: Db,
  { idSolicitud, idObservacion, ronda }: { idSolicitud: string; idObservacion: string; ronda: number },
  respuesta: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('respuestaObservaciones')
    .set({ respuesta })
    .where('idSolicitud', '=', idSolicitud)
    .where('idObservacion', '=', idObservacion)
    .where('ronda', '=', ronda)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
