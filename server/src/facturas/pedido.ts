import { createHash, randomInt } from 'node:crypto';
import type { Compra, MetodoDePago } from '@fedatario/contract';
import { jurisdiccion } from '@fedatario/document-engine';
import { v7 as uuidv7 } from 'uuid';
import {
  type Cuenta,
  contarCarrito,
  estadoDe,
  exigirMismoTotal,
  type LineaRow,
  nombreDe,
  vaciarCarrito,
} from '../carrito/carrito.ts';
import { reservarUso } from '../codigos/codigos.ts';
import type { Db } from '../db/db.ts';
import { AppError, invalidField } from '../http/errors.ts';
import { avisarCompra } from './avisos/cola.ts';
import { venceDe } from './plazo.ts';
import { findPorClave, insertFactura, insertLineas, type LineaNueva } from './queries.ts';

/** Without letters or digits that people take for one another. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

export interface Pedido {
  readonly idUsuario: string;
  /** The Idempotency-Key: the same one is the same order. */
  readonly clave: string;
  readonly compra: Compra;
  readonly now: Date;
}

export interface Hecho {
  readonly idFactura: string;
  readonly metodo: MetodoDePago;
  readonly total: number;
  /** False when the same request had already made it. */
  readonly nuevo: boolean;
}

/**
 * Makes an order of what stands in the cart: prices frozen, the use of the code reserved, the cart emptied. Asked again
 * with the same key it answers the same order; with the same key and other data it refuses.
 */
export async function hacerPedido(db: Db, pedido: Pedido): Promise<Hecho> {
  const { idUsuario, clave, compra, now } = pedido;
  const { filas, cuenta } = await contarCarrito(db, idUsuario, now);
  if (filas.length === 0) return (await mismoPedido(db, pedido)) ?? refuse('carrito-vacio');
  if (filas.some((fila) => estadoDe(fila) !== 'lista')) throw new AppError('carrito-no-pagable');
  const { lineas, ...montos } = cuenta.totales;
  const metodo = metodoDe(pedido, montos.total);
  const factura = {
    ...{ idFactura: uuidv7(), idUsuario, clave, huella: huellaDe(pedido), referencia: nuevaReferencia() },
    ...{ estado: 'pendientePago', metodo, ...montos, receptor: JSON.stringify(compra.receptor) },
    ...{ codigo: cuenta.examen?.descuento ? cuenta.codigo : null, venceEn: venceDe(metodo, now) },
    ...{ creadaEn: now, actualizadaEn: now },
  };
  if (!(await insertFactura(db, factura))) return (await mismoPedido(db, pedido)) ?? refuse('peticion-en-curso');
  await vaciarCarrito(db, idUsuario, filas);
  exigirMismoTotal(cuenta, compra);
  exigirReceptor(pedido, montos.total);
  const { idFactura } = factura;
  await insertLineas(
    db,
    lineas.map((linea, i) => toLinea(idFactura, i, filas[i] as LineaRow, linea)),
  );
  await reservar(db, pedido, idFactura, cuenta);
  if (metodo === 'transferencia') await avisarCompra(db, 'esperaTransferencia', idFactura);
  return { idFactura, metodo, total: montos.total, nuevo: true };
}

async function mismoPedido(db: Db, pedido: Pedido): Promise<Hecho | undefined> {
  const before = await findPorClave(db, pedido.idUsuario, pedido.clave);
  if (!before) return undefined;
  if (!before.huella.equals(huellaDe(pedido))) throw new AppError('clave-idempotencia-distinta');
  const { idFactura, total } = before;
  return { idFactura, total, metodo: before.metodo as MetodoDePago, nuevo: false };
}

async function reservar(db: Db, { idUsuario, now }: Pedido, idFactura: string, { examen, totales }: Cuenta) {
  if (!examen?.fila || !examen.descuento) return;
  await reservarUso(db, { fila: examen.fila, idUsuario, idFactura, descuento: totales.descuento, now });
}

function metodoDe({ compra }: Pedido, total: number): MetodoDePago {
  if (total === 0) return 'sinCosto';
  return compra.metodo.tipo === 'transferencia' ? 'transferencia' : 'tarjeta';
}

function exigirReceptor({ compra }: Pedido, total: number): void {
  const anonimo = compra.receptor.tipo === 'CF';
  if (anonimo && jurisdiccion.factura.exigeIdentificar(total)) throw invalidField('receptor.tipo', 'receptorCF');
}

function toLinea(
  idFactura: string,
  i: number,
  fila: LineaRow,
  montos: Cuenta['totales']['lineas'][number],
): LineaNueva {
  const { idProducto, idBorrador, tipo, modalidad, idVersion } = fila;
  const nombre = nombreDe(fila);
  return {
    idFactura,
    posicion: i + 1,
    idProducto,
    idVersion: String(idVersion),
    idBorrador,
    tipo,
    modalidad,
    nombre,
    ...montos,
  };
}

function huellaDe({ compra }: Pedido): Buffer {
  return createHash('sha256').update(JSON.stringify(compra)).digest();
}

function nuevaReferencia(): string {
  return `FD-${Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
}

function refuse(codigo: 'carrito-vacio' | 'peticion-en-curso'): never {
  throw new AppError(codigo);
}
