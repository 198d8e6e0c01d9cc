import { TOTAL_CONTADO } from '@fedatario/contract/base';
import type {
  CambioDePrecio,
  FiltrosDeProductos,
  ordenesDeOficina,
  ProductoDeOficina,
} from '@fedatario/contract/catalogo';
import type { Db } from '../../../db/db.ts';
import { type Claves, decodePosition, toOrderedPage } from '../../../http/cursor.ts';
import { AppError } from '../../../http/errors.ts';
import { cambiarPrecio } from '../publicacion/publicacion.ts';
import { exigirSinSegundaPersona } from '../reglas/reglas.ts';
import {
  countProductos,
  type FilaDeProducto,
  findDeOficina,
  listProductos,
  lockDeOficina,
  updateEstado,
} from './queries.ts';

interface ProductoRequest {
  readonly db: Db;
  readonly now: Date;
}

const claves: Claves<(typeof ordenesDeOficina)[number]> = {
  nombre: 'string',
  orden: 'string',
  precio: 'number',
  cambiado: 'number',
};

interface Lista extends FiltrosDeProductos {
  readonly cursor?: string | undefined;
  readonly limite: number;
}

export async function listarDeOficina(db: Db, { cursor, limite, ...filtros }: Lista) {
  const { orden = 'nombre' } = filtros;
  const despuesDe = decodePosition(cursor, orden, claves);
  const rows = await listProductos(db, { ...filtros, orden, despuesDe, limite: limite + 1 });
  const { data, siguiente } = toOrderedPage(rows, { orden, limite, idOf: ({ idProducto }) => idProducto });
  return { data: data.map(toProducto), siguiente, total: await countProductos(db, filtros, TOTAL_CONTADO) };
}

export async function leerDeOficina(db: Db, idProducto: string): Promise<ProductoDeOficina> {
  const row = await findDeOficina(db, idProducto);
  if (!row) throw new AppError('no-encontrado');
  return toProducto(row);
}

/** Sells a product on sale at another price from now on. A cart keeps the price it had until its owner accepts the new one. */
export async function ponerPrecio(
  { db, now }: ProductoRequest,
  idProducto: string,
  { precio, revision }: CambioDePrecio,
): Promise<ProductoDeOficina> {
  const before = await tomar(db, idProducto);
  if (before.revision !== revision)
    throw new AppError('conflicto-revision', { actual: await leerDeOficina(db, idProducto) });
  if (before.estado !== 'publicado') throw new AppError('producto-fuera-de-venta');
  if (before.precio !== precio) await exigirSinSegundaPersona(db);
  if (before.precio !== precio) await cambiarPrecio(db, idProducto, precio, now);
  return leerDeOficina(db, idProducto);
}

/** Takes a product off sale, or puts it back with its last version. */
export async function ponerEnVenta(
  { db, now }: ProductoRequest,
  idProducto: string,
  enVenta: boolean,
): Promise<ProductoDeOficina> {
  const { estado, idVersionVigente } = await tomar(db, idProducto);
  if (enVenta && idVersionVigente === null) throw new AppError('producto-sin-version');
  const next = enVenta ? 'publicado' : 'archivado';
  if (estado !== next) await updateEstado(db, idProducto, next, now);
  return leerDeOficina(db, idProducto);
}

async function tomar(db: Db, idProducto: string) {
  const row = await lockDeOficina(db, idProducto);
  if (!row) throw new AppError('no-encontrado');
  return row;
}

function toProducto({ idVersionVigente: _, cambiadoEn, ...row }: FilaDeProducto): ProductoDeOficina {
  return {
    ...row,
    tipo: row.tipo as ProductoDeOficina['tipo'],
    modalidad: row.modalidad as ProductoDeOficina['modalidad'],
    estado: row.estado,
    cambiadoEn: cambiadoEn.toISOString(),
  };
}
