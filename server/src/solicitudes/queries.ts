import { type Insertable, sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { DB } from '../db/tables.ts';
import { seal, unseal } from '../services/cipher.ts';

/** The answers of drafts, whoever owns them: a purchase copies them into its solicitudes. */
export async function findRespuestas(db: Db, idBorradores: readonly string[]): Promise<Map<string, string>> {
  if (idBorradores.length === 0) return new Map();
  const rows = await db
    .selectFrom('borradores')
    .select(['idBorrador', 'respuestasCifradas'])
    .where('idBorrador', 'in', [...idBorradores])
    .execute();
  return new Map(rows.map((row) => [row.idBorrador, unseal(row.respuestasCifradas, `borrador:${row.idBorrador}`)]));
}

/** Of these products, the ones that ask the customer for something before work can begin. */
export async function findConRequisitos(db: Db, idProductos: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('productosRequisitos')
    .select('idProducto')
    .distinct()
    .where('idProducto', 'in', [...idProductos])
    .where('obligatorio', '=', true)
    .execute();
  return new Set(rows.map((row) => row.idProducto));
}

type NewRow = Omit<Insertable<DB['solicitudes']>, 'respuestasCifradas'> & { readonly respuestas: string | null };

/** Inserts them with the first row of their history. */
export async function insertSolicitudes(db: Db, rows: readonly NewRow[]): Promise<void> {
  const sealed = rows.map(({ respuestas, ...row }) => ({
    ...row,
    respuestasCifradas: respuestas === null ? null : seal(respuestas, `solicitud:${row.idSolicitud}`),
  }));
  await db.insertInto('solicitudes').values(sealed).execute();
  const historial = rows.map(({ idSolicitud, estado, idUsuario, creadaEn }) => ({
    ...{ idSolicitud, orden: 1, a: estado, accion: 'comprar', idUsuario, hechoEn: creadaEn },
  }));
  await db.insertInto('solicitudHistorial').values(historial).execute();
}

/** The solicitud of a line, held until this transaction ends. */
export async function lockDeLinea(db: Db, idFactura: string, posicion: number) {
  return db
    .selectFrom('solicitudes')
    .select(['idSolicitud', 'tipo', 'estado'])
    .where('idFactura', '=', idFactura)
    .where('posicion', '=', posicion)
    .forUpdate()
    .executeTakeFirst();
}

interface Paso {
  readonly idSolicitud: string;
  readonly de: string;
  readonly a: string;
  readonly accion: string;
  readonly idUsuario: string | null;
  readonly motivo: string | null;
  readonly hechoEn: Date;
}

/** Changes the state of a solicitud that the caller holds, with its row of history. */
export async function moveSolicitud(db: Db, { a, idSolicitud, ...paso }: Paso): Promise<void> {
  await db
    .updateTable('solicitudes')
    .set((eb) => ({ estado: a, actualizadaEn: paso.hechoEn, revision: eb('revision', '+', 1) }))
    .where('idSolicitud', '=', idSolicitud)
    .execute();
  await db
    .insertInto('solicitudHistorial')
    .values((eb) => ({
      ...{ idSolicitud, a, ...paso },
      orden: eb
        .selectFrom('solicitudHistorial')
        .select(sql<number>`coalesce(max(orden), 0) + 1`.as('orden'))
        .where('idSolicitud', '=', idSolicitud),
    }))
    .execute();
}

/** Of a trámite that is delivered without a notary, all that its document is made from; undefined in any other state. */
export async function findPorEntregar(db: Db, idSolicitud: string) {
  const row = await db
    .selectFrom('solicitudes as s')
    .innerJoin('usuarios as u', 'u.idUsuario', 's.idUsuario')
    .select(['s.idSolicitud', 's.serie', 's.numero', 's.nombre', 's.idVersion', 's.idFactura', 's.creadaEn'])
    .select(['s.respuestasCifradas', 'u.email', 'u.nombreCompleto'])
    .where('s.idSolicitud', '=', idSolicitud)
    .where('s.estado', '=', 'firmado')
    .where(sinNotario)
    .executeTakeFirst();
  if (!row?.respuestasCifradas) return undefined;
  const { respuestasCifradas, ...solicitud } = row;
  return { ...solicitud, respuestas: unseal(respuestasCifradas, `solicitud:${idSolicitud}`) };
}

/** Trámites that should have been delivered long ago. */
export async function findSinEntregar(db: Db, antesDe: Date, limite: number): Promise<string[]> {
  const rows = await db
    .selectFrom('solicitudes as s')
    .select('s.idSolicitud')
    .where('s.estado', '=', 'firmado')
    .where('s.actualizadaEn', '<', antesDe)
    .where(sinNotario)
    .orderBy('s.actualizadaEn')
    .limit(limite)
    .execute();
  return rows.map(({ idSolicitud }) => idSolicitud);
}

const sinNotario = sql<boolean>`exists (
  select 1 from factura_lineas l where l.id_factura = s.id_factura and l.posicion = s.posicion
    and l.modalidad in ('autoservicio', 'autoservicioConAutentica'))`;

/** The state of a solicitud, held until this transaction ends. */
export async function lockEstado(db: Db, idSolicitud: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('solicitudes')
    .select('estado')
    .where('idSolicitud', '=', idSolicitud)
    .forUpdate()
    .executeTakeFirst();
  return row?.estado;
}
