import type { EstadoDeSolicitud } from '@fedatario/contract/solicitud';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../db/db.ts';
import { takenNumber } from '../../../db/numbers.ts';
import type { DB } from '../../../db/tables.ts';
import { fixed } from '../../../db/wire/fixed.ts';
import { seal, unseal } from '../../../services/cipher.ts';

/** Each line of an invoice that becomes a solicitud, which a plan does not, with the answers of its draft and the requisitos that its product asks for before work can begin. */
export const selectPorCrear = fixed((db, { idFactura }: { idFactura: string }) =>
  db
    .selectFrom('facturaLineas as l')
    .innerJoin('facturas as f', 'f.idFactura', 'l.idFactura')
    .innerJoin('productos as p', 'p.idProducto', 'l.idProducto')
    .leftJoin('borradores as b', 'b.idBorrador', 'l.idBorrador')
    .select([
      'p.plazoHoras',
      'l.posicion',
      'l.idProducto',
      'l.idVersion',
      'l.idBorrador',
      'l.tipo',
      'l.modalidad',
      'l.nombre',
    ])
    .select(['l.retiene', 'l.beneficio', 'b.respuestasCifradas', 'b.estado as estadoBorrador', 'b.idSolicitudOrigen'])
    .select(
      sql<
        string[]
      >`array(select r.clave from productos_requisitos r where r.id_producto = l.id_producto and r.obligatorio)`.as(
        'pide',
      ),
    )
    .where('l.idFactura', '=', idFactura)
    // An invoice of the expenses of a gestión makes no other.
    .where('f.gastosDe', 'is', null)
    .orderBy('l.posicion')
    .$narrowType<{ idProducto: string; idVersion: string; modalidad: string }>(),
);

export type PorCrearRow = Awaited<ReturnType<typeof selectPorCrear.rows>>[number];

/** The answers of the draft that a line was bought with. */
export function respuestasDe({ idBorrador, respuestasCifradas }: PorCrearRow): string | null {
  return respuestasCifradas && unseal(respuestasCifradas, `borrador:${idBorrador}`);
}

type NewRow = Omit<Insertable<DB['solicitudes']>, 'respuestasCifradas' | 'numero'> & {
  readonly respuestas: string | null;
  /** Count of later ones of its series among the numbers that this transaction took. */
  readonly siguen: number;
};

/** Inserts them with the first row of their history. */
export async function insertSolicitudesLater(db: Db, rows: readonly NewRow[]): Promise<void> {
  for (const { respuestas, ...row } of rows) {
    const respuestasCifradas = respuestas === null ? null : seal(respuestas, `solicitud:${row.idSolicitud}`);
    await solicitudNueva.later(db, { ...row, respuestasCifradas });
  }
}

type Nueva = Omit<NewRow, 'respuestas'> & Pick<Insertable<DB['solicitudes']>, 'respuestasCifradas'>;

const solicitudNueva = fixed((db, { siguen, ...row }: Nueva) => {
  const { idSolicitud, estado, idUsuario, creadaEn, serie } = row;
  const numero = takenNumber(serie, siguen);
  return db
    .with('nueva', (cte) => cte.insertInto('solicitudes').values({ ...row, numero }))
    .insertInto('solicitudHistorial')
    .values({ idSolicitud, orden: 1, a: estado, accion: 'comprar', idUsuario, hechoEn: creadaEn });
});

const workColumns = [
  'idSolicitud',
  'serie',
  'numero',
  'tipo',
  'idUsuario',
  'idProducto',
  'idVersion',
  'idFactura',
  'posicion',
  'automatica',
  'nombre',
  'estado',
  'revision',
  'creadaEn',
  'actualizadaEn',
  'idNotario',
  'idGestor',
  'asignadaEn',
  'aceptadaEn',
  'grupo',
  'estadoAnterior',
  'plazoHoras',
  'horasConsumidas',
  'relojDesde',
  'venceEn',
  'limiteEn',
  'avisoEn',
  'avisos',
] as const;

/** The work's columns of a solicitud, locked until this transaction ends. */
export async function lockSolicitud(db: Db, idSolicitud: string) {
  return db
    .selectFrom('solicitudes')
    .select(workColumns)
    .where('idSolicitud', '=', idSolicitud)
    .forUpdate()
    .executeTakeFirst();
}

export type SolicitudRow = NonNullable<Awaited<ReturnType<typeof lockSolicitud>>>;

/** The solicitud of a line, locked likewise. */
export async function lockDeLinea(db: Db, idFactura: string, posicion: number) {
  return db
    .selectFrom('solicitudes')
    .select(workColumns)
    .where('idFactura', '=', idFactura)
    .where('posicion', '=', posicion)
    .forUpdate()
    .executeTakeFirst();
}

export type Cambio = Updateable<DB['solicitudes']>;

interface Paso {
  readonly idSolicitud: string;
  readonly de: EstadoDeSolicitud;
  readonly a: EstadoDeSolicitud;
  readonly accion: string;
  readonly idUsuario: string | null;
  readonly idGestor: string | null;
  readonly motivo: string | null;
  readonly hechoEn: Date;
}

/** Answers that take the place of those of a solicitud, which the caller holds. */
export async function updateRespuestas(db: Db, idSolicitud: string, respuestas: string): Promise<void> {
  const respuestasCifradas = seal(respuestas, `solicitud:${idSolicitud}`);
  await db.updateTable('solicitudes').set({ respuestasCifradas }).where('idSolicitud', '=', idSolicitud).execute();
}

/** Changes a solicitud that the caller holds, with its row of history. */
export async function updateEstadoDeSolicitud(
  db: Db,
  { a, idSolicitud, ...paso }: Paso,
  cambio: Cambio,
): Promise<void> {
  await db
    .updateTable('solicitudes')
    .set((eb) => ({ ...cambio, estado: a, actualizadaEn: paso.hechoEn, revision: eb('revision', '+', 1) }))
    .where('idSolicitud', '=', idSolicitud)
    .execute();
  await db
    .insertInto('solicitudHistorial')
    .values((eb) => ({
      idSolicitud,
      a,
      ...paso,
      orden: eb
        .selectFrom('solicitudHistorial')
        .select(sql<number>`coalesce(max(orden), 0) + 1`.as('orden'))
        .where('idSolicitud', '=', idSolicitud),
    }))
    .execute();
}

/** Counts a change of what belongs to a solicitud, which the caller holds. */
export async function markCambiada(db: Db, idSolicitud: string, now: Date): Promise<void> {
  await db
    .updateTable('solicitudes')
    .set((eb) => ({ actualizadaEn: now, revision: eb('revision', '+', 1) }))
    .where('idSolicitud', '=', idSolicitud)
    .execute();
}

/** Solicitudes whose customer is due a reminder. */
export async function findPorAvisar(db: Db, now: Date, limite: number): Promise<string[]> {
  const rows = await db
    .selectFrom('solicitudes')
    .select('idSolicitud')
    .where('avisoEn', '<=', now)
    .orderBy('avisoEn')
    .limit(limite)
    .execute();
  return rows.map(({ idSolicitud }) => idSolicitud);
}

export async function updateAviso(
  db: Db,
  idSolicitud: string,
  aviso: { avisoEn: Date | null; avisos: number },
): Promise<void> {
  await db.updateTable('solicitudes').set(aviso).where('idSolicitud', '=', idSolicitud).execute();
}

/** The clock of a solicitud that the caller holds; it is no change that somebody who writes at the time must know. */
export async function updateReloj(
  db: Db,
  idSolicitud: string,
  reloj: Pick<SolicitudRow, 'horasConsumidas' | 'relojDesde' | 'venceEn'>,
): Promise<void> {
  await db.updateTable('solicitudes').set(reloj).where('idSolicitud', '=', idSolicitud).execute();
}

/** Solicitudes whose state has passed its time limit, the longest ago first. */
export async function findPasadosDeLimite(db: Db, now: Date, limite: number): Promise<string[]> {
  const rows = await db
    .selectFrom('solicitudes')
    .select('idSolicitud')
    .where('limiteEn', '<=', now)
    .where('estado', '<>', 'gastosPorPagar')
    .orderBy('limiteEn')
    .limit(limite)
    .execute();
  return rows.map(({ idSolicitud }) => idSolicitud);
}
