import type { Borrador, EstadoBorrador, Respuestas } from '@fedatario/contract/borrador';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../db/db.ts';
import type { DB } from '../../../db/tables.ts';
import { fixed } from '../../../db/wire/fixed.ts';
import type { Actor } from '../../../http/route.ts';
import { seal, unseal } from '../../../services/cipher.ts';

/** A draft is its owner's alone. */
export function visibleTo(db: Db, { idUsuario }: Pick<Actor, 'idUsuario'>) {
  return db
    .selectFrom('borradores')
    .innerJoin('productos', 'productos.idProducto', 'borradores.idProducto')
    .innerJoin('versionesProducto', 'versionesProducto.idVersion', 'borradores.idVersion')
    .leftJoin('facturaLineas as l', (join) =>
      join.onRef('l.idBorrador', '=', 'borradores.idBorrador').on('l.retiene', '=', true),
    )
    .leftJoin('facturas as f', 'f.idFactura', 'l.idFactura')
    .leftJoin('solicitudes as s', (join) =>
      join.onRef('s.idFactura', '=', 'l.idFactura').onRef('s.posicion', '=', 'l.posicion'),
    )
    .where('borradores.idUsuario', '=', idUsuario);
}

export const columns = [
  'borradores.idBorrador',
  'borradores.idProducto',
  'borradores.idVersion',
  'borradores.nombre',
  'borradores.estado',
  'borradores.indice',
  'borradores.respondidas',
  'borradores.total',
  'borradores.revision',
  'borradores.deshacer',
  'borradores.rehacer',
  'borradores.creadoEn',
  'borradores.actualizadoEn',
  'borradores.descartadoEn',
  'productos.nombre as nombreProducto',
  'productos.slug',
  'productos.idVersionVigente',
  'versionesProducto.precio',
  'f.idFactura',
  'f.referencia',
  's.idSolicitud',
] as const;

/** A draft as its rules need it. */
export interface BorradorRow extends Omit<Borrador, 'progreso' | 'seBorraEn'> {
  readonly idVersion: string;
  readonly idVersionVigente: string | null;
  readonly respondidas: number;
  readonly total: number;
  readonly deshacer: number[];
  readonly rehacer: number[];
  readonly respuestas: Respuestas;
}

/** The actor's draft; with `lock`, no one else changes it before this transaction ends. */
export async function findBorrador(
  db: Db,
  actor: Actor,
  idBorrador: string,
  lock = false,
): Promise<BorradorRow | undefined> {
  const { idUsuario } = actor;
  const [row] = await (lock ? suyoTomado : suyo).rows(db, { idUsuario, idBorrador });
  if (!row) return undefined;
  const { respuestasCifradas, ...rest } = row;
  return { ...toRow(rest), respuestas: unsealRespuestas(respuestasCifradas, idBorrador) };
}

const deSuActor = (db: Db, { idUsuario, idBorrador }: { idUsuario: string; idBorrador: string }) =>
  visibleTo(db, { idUsuario })
    .select([...columns, 'borradores.respuestasCifradas'])
    .where('borradores.idBorrador', '=', idBorrador);
const suyo = fixed(deSuActor);
const suyoTomado = fixed((db, cual: Parameters<typeof deSuActor>[1]) => deSuActor(db, cual).forUpdate('borradores'));

type Sealed = { readonly respuestas: Respuestas };
type NewRow = Omit<Insertable<DB['borradores']>, 'respuestasCifradas'> & Sealed;

export async function insertBorrador(db: Db, { respuestas, ...row }: NewRow): Promise<void> {
  const respuestasCifradas = sealRespuestas(respuestas, row.idBorrador);
  await db
    .insertInto('borradores')
    .values({ ...row, respuestasCifradas })
    .execute();
}

type PlainChange = Omit<Updateable<DB['borradores']>, 'respuestasCifradas'>;
type ChangedRow = PlainChange & Partial<Sealed>;

export async function updateBorrador(db: Db, idBorrador: string, { respuestas, ...row }: ChangedRow): Promise<void> {
  const sealed = respuestas && { respuestasCifradas: sealRespuestas(respuestas, idBorrador) };
  await db
    .updateTable('borradores')
    .set({ ...row, ...sealed })
    .where('idBorrador', '=', idBorrador)
    .execute();
}

/**
 * Moves a draft if it is in one of the states `desde`. One at a time: with an array of ids the plan would be made anew each
 * time.
 */
export const updateEstadoLater = fixed((db, { id, desde, ...row }: { id: string; desde: string[] } & PlainChange) =>
  db
    .updateTable('borradores')
    .set(row)
    .where('idBorrador', '=', id)
    .where('estado', '=', sql<EstadoBorrador>`any(${desde}::text[])`),
).later;

export async function deleteDescartados(db: Db, antesDe: Date): Promise<void> {
  await db.deleteFrom('borradores').where('descartadoEn', '<', antesDe).execute();
}

type PlainRow = Omit<
  BorradorRow,
  'respuestas' | 'desactualizado' | 'estado' | 'creadoEn' | 'actualizadoEn' | 'descartadoEn' | 'producto' | 'pedido'
> & {
  readonly idProducto: string;
  readonly nombreProducto: string;
  readonly slug: string;
  readonly precio: number;
  readonly estado: EstadoBorrador;
  readonly creadoEn: Date;
  readonly actualizadoEn: Date;
  readonly descartadoEn: Date | null;
  readonly idFactura: string | null;
  readonly referencia: string | null;
};

export function toRow({
  idProducto,
  nombreProducto,
  slug,
  precio,
  idFactura,
  referencia,
  ...row
}: PlainRow): Omit<BorradorRow, 'respuestas'> {
  return {
    ...row,
    desactualizado: row.idVersionVigente !== row.idVersion,
    creadoEn: row.creadoEn.toISOString(),
    actualizadoEn: row.actualizadoEn.toISOString(),
    descartadoEn: row.descartadoEn?.toISOString() ?? null,
    producto: { idProducto, nombre: nombreProducto, slug, precio },
    pedido: idFactura && referencia ? { idFactura, referencia } : null,
  };
}

function sealRespuestas(respuestas: Respuestas, idBorrador: string): Buffer {
  return seal(JSON.stringify(respuestas), `borrador:${idBorrador}`);
}

/** The answers of a draft as its row keeps them. */
export function unsealRespuestas(sealed: Buffer, idBorrador: string): Respuestas {
  return JSON.parse(unseal(sealed, `borrador:${idBorrador}`)) as Respuestas;
}
