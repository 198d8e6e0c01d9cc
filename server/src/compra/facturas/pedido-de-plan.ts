import { type Descuento, type MetodoDePago, type Receptor, totalizar } from '@fedatario/contract/compra';
import { jurisdiccion } from '@fedatario/document-engine';
import type { Db } from '../../db/db.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import { type Cupon, reservarUso } from '../codigos/codigos.ts';
import { avisarCompra } from './cola/avisos.ts';
import { venceDe } from './filas/plazo.ts';
import { insertFacturaLater, insertLineasLater, selectPorClave } from './filas/queries.ts';
import { nuevaReferencia } from './pedido.ts';

/** An order for one thing of a plan: its first period, a renewal or a change. */
export interface PedidoDePlan {
  readonly idFactura: string;
  readonly idUsuario: string;
  /** The Idempotency-Key, or the name that a job gives it: the same one is the same order. */
  readonly clave: string;
  readonly huella: Buffer;
  readonly metodo: MetodoDePago;
  readonly receptor: Receptor;
  readonly idSuscripcion: string;
  readonly nombre: string;
  /** Centavos, IVA included. */
  readonly precio: number;
  /** Centavos of each renewal, where they are not those of this order: its invoices must be possible too. */
  readonly precioAlRenovar?: number;
  readonly cupon: { readonly fila: Cupon; readonly descuento: Descuento } | null;
  /** When it is given up; without one, the time of its method. */
  readonly venceEn?: Date;
  readonly now: Date;
}

/** The sum of one line of a plan, with a code. */
export function cuentaDePlan(precio: number, descuento: Descuento | null) {
  return totalizar([{ precio, conDescuento: descuento !== null }], descuento);
}

/** The order that the same request already made; with the same key and other data it refuses. */
export async function pedidoDePlanHecho(db: Db, { idUsuario, clave, huella }: Identidad): Promise<string | undefined> {
  const [antes] = await selectPorClave.rows(db, { idUsuario, clave });
  if (antes && !antes.huella.equals(huella)) throw new AppError('clave-idempotencia-distinta');
  return antes?.idFactura;
}

type Identidad = Pick<PedidoDePlan, 'idUsuario' | 'clave' | 'huella'>;

/** Makes the order. Refuses when the last use of its code went to someone else meanwhile. */
export async function guardarPedidoDePlan(db: Db, pedido: PedidoDePlan) {
  const { idFactura, idUsuario, clave, huella, receptor, cupon, now } = pedido;
  const { lineas, ...montos } = cuentaDePlan(pedido.precio, cupon?.descuento ?? null);
  const metodo = montos.total === 0 ? 'sinCosto' : pedido.metodo;
  const mayor = Math.max(pedido.precio, pedido.precioAlRenovar ?? 0);
  if (receptor.tipo === 'CF' && jurisdiccion.factura.exigeIdentificar(mayor))
    throw invalidField('receptor.tipo', 'receptorCF');
  const factura = {
    idFactura,
    idUsuario,
    clave,
    huella,
    referencia: nuevaReferencia(),
    estado: 'pendientePago' as const,
    metodo,
    moneda: jurisdiccion.moneda.codigo,
    ...montos,
    receptor: JSON.stringify(receptor),
    codigo: cupon?.fila ? cupon.fila.codigo : null,
    venceEn: pedido.venceEn ?? venceDe(metodo, now),
    venceFijo: pedido.venceEn !== undefined,
    creadaEn: now,
    actualizadaEn: now,
  };
  await insertFacturaLater(db, factura);
  const { idSuscripcion, nombre } = pedido;
  await insertLineasLater(
    db,
    lineas.map((linea) => ({ idFactura, posicion: 1, tipo: 'plan' as const, idSuscripcion, nombre, ...linea })),
  );
  if (cupon) await reservarUso(db, { fila: cupon.fila, idUsuario, idFactura, descuento: montos.descuento, now });
  if (metodo === 'transferencia') await avisarCompra(db, 'esperaTransferencia', idFactura);
  return factura;
}
