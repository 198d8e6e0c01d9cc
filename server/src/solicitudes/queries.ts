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
