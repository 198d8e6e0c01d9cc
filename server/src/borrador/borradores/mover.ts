import { type EstadoBorrador, maquinaDeBorrador } from '@fedatario/contract/borrador';
import { versionDe } from '../../catalogo/productos/productos.ts';
import type { Db } from '../../db/db.ts';
import type { Context } from '../../http/route.ts';
import { avanceDe, evaluar, exigirPaso } from './evaluacion.ts';
import { updateBorrador, updateEstadoLater } from './filas/queries.ts';
import { borradorDe } from './propio.ts';

/** Actions of the contract's state machine that a cart, an order or a trámite performs on the drafts that it holds. */
export const accionesQueLlevan = [
  'agregar',
  'pedir',
  'devolver',
  'comprar',
  'observar',
  'corregir',
  'bloquear',
] as const;

interface Movimiento {
  readonly accion: (typeof accionesQueLlevan)[number];
  readonly a: EstadoBorrador;
  readonly now: Date;
}

/** Takes this step with some drafts, whose cart, order or trámite the caller holds; one that cannot take it stays as it is. */
export async function moverBorradores(
  db: Db,
  ids: readonly string[],
  { accion, a: estado, now }: Movimiento,
): Promise<void> {
  const desde = [...maquinaDeBorrador.origenes(accion, estado)];
  for (const id of ids) await updateEstadoLater(db, { id, desde, estado, actualizadoEn: now });
}

/** Taken out of the cart, a draft gets the state of its answers today. */
export async function sacarBorrador({ db, actor, now }: Context<'adminCliente'>, id: string): Promise<void> {
  const { idBorrador, idVersion, estado, respuestas } = await borradorDe(db, actor, id, true);
  exigirPaso(estado, 'quitar');
  await updateBorrador(db, idBorrador, avanceDe(evaluar(await versionDe(db, idVersion), respuestas, now)));
}
