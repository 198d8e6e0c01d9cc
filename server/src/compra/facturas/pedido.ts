import { createHash, randomInt } from 'node:crypto';
import type { Compra, MetodoDePago } from '@fedatario/contract';
import { jurisdiccion } from '@fedatario/document-engine';
import { v7 as uuidv7 } from 'uuid';
import { faltasDeVendidos, moverBorradores, type Vendido } from '../../borrador/borradores/borradores.ts';
import type { Db } from '../../db/db.ts';
import { type Answers, together } from '../../db/wire/together.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import {
  type Cuenta,
  contarLineas,
  estadoDe,
  exigirMismoTotal,
  type LineaRow,
  lockLineas,
  nombreDe,
  vaciarCarrito,
} from '../carrito/carrito.ts';
import { reservarUso } from '../codigos/codigos.ts';
import { avisarCompra } from './avisos/cola.ts';
import { venceDe } from './plazo.ts';
import { insertFacturaLater, insertLineasLater, type LineaNueva, porClave } from './queries.ts';

/** Digits and capitals without those that people confuse. */
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
  readonly moneda: string;
  readonly referencia: string;
  /** False when the same request had already made it. */
  readonly nuevo: boolean;
}

/** The queries of {@link hacerPedido}: the lines, locked, and then the order this request may have made already. */
export const paraPedir = (db: Db, { idUsuario, clave }: Pick<Pedido, 'idUsuario' | 'clave'>) =>
  [lockLineas.of(db, { idUsuario }), porClave.of(db, { idUsuario, clave })] as const;

type Sabido = Readonly<Answers<ReturnType<typeof paraPedir>>>;

/**
 * Makes an order of what stands in the cart: prices frozen, the use of the code reserved, the cart emptied. Asked again
 * with the same key it answers the same order; with the same key and other data it refuses.
 */
export async function hacerPedido(db: Db, pedido: Pedido, sabido?: Sabido): Promise<Hecho> {
  const { idUsuario, clave, compra, now } = pedido;
  const [filas, [antes]] = sabido ?? (await together(db, ...paraPedir(db, pedido)));
  if (antes) return mismoPedido(antes, pedido);
  if (filas.length === 0) throw new AppError('carrito-vacio');
  const cuenta = contarLineas(filas, now);
  if (filas.some((fila) => estadoDe(fila) !== 'lista')) throw new AppError('carrito-no-pagable');
  const errores = (await faltasDeVendidos(db, filas.map(toVendido), now)).flat();
  if (errores.length > 0) throw new AppError('borrador-incompleto', { errores });
  const { lineas, ...montos } = cuenta.totales;
  const metodo = metodoDe(pedido, montos.total);
  const factura = {
    idFactura: uuidv7(),
    idUsuario,
    clave,
    huella: huellaDe(pedido),
    referencia: nuevaReferencia(),
    estado: 'pendientePago',
    metodo,
    moneda: jurisdiccion.moneda.codigo,
    ...montos,
    receptor: JSON.stringify(compra.receptor),
    codigo: cuenta.examen?.descuento ? cuenta.codigo : null,
    venceEn: venceDe(metodo, now),
    creadaEn: now,
    actualizadaEn: now,
  };
  await insertFacturaLater(db, factura);
  await vaciarCarrito(db, idUsuario, filas);
  exigirMismoTotal(cuenta, compra);
  exigirReceptor(pedido, montos.total);
  const { idFactura, moneda, referencia } = factura;
  await insertLineasLater(
    db,
    lineas.map((linea, i) => toLinea(idFactura, i, filas[i] as LineaRow, linea)),
  );
  const idBorradores = filas.flatMap(({ idBorrador }) => idBorrador ?? []);
  await moverBorradores(db, idBorradores, { accion: 'pedir', a: 'enPedido', now });
  await reservar(db, pedido, idFactura, cuenta);
  if (metodo === 'transferencia') await avisarCompra(db, 'esperaTransferencia', idFactura);
  return { idFactura, metodo, moneda, referencia, total: montos.total, nuevo: true };
}

const toVendido = (fila: Sabido[0][number]): Vendido => ({ ...fila, nombre: nombreDe(fila) });

function mismoPedido({ huella, ...antes }: Sabido[1][number], pedido: Pedido): Hecho {
  if (!huella.equals(huellaDe(pedido))) throw new AppError('clave-idempotencia-distinta');
  return { ...antes, metodo: antes.metodo as MetodoDePago, nuevo: false };
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
