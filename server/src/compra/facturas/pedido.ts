import { randomInt } from 'node:crypto';
import type { Compra, MetodoDePago, Receptor } from '@fedatario/contract/compra';
import { jurisdiccion } from '@fedatario/document-engine';
import { v7 as uuidv7 } from 'uuid';
import { faltasDeVendidos, moverBorradores, type Vendido } from '../../borrador/borradores/borradores.ts';
import type { Db } from '../../db/db.ts';
import type { Answers } from '../../db/wire/together.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import { huellaDeDatos } from '../../services/huella.ts';
import { reservarUnidades } from '../beneficios/beneficios.ts';
import {
  type Cuenta,
  contarLineas,
  estadoDe,
  exigirLoVisto,
  type LineaRow,
  lockLineas,
  nombreDe,
  vaciarCarrito,
} from '../carrito/carrito.ts';
import { reservarUso } from '../codigos/codigos.ts';
import { avisarCompra } from './cola/avisos.ts';
import { venceDe } from './filas/plazo.ts';
import { insertFacturaLater, insertLineasLater, type LineaNueva, selectPorClave } from './filas/queries.ts';

/** Digits and capitals without those that people confuse. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

export interface Pedido {
  readonly idUsuario: string;
  /** The Idempotency-Key: the same one is the same order. */
  readonly clave: string;
  readonly compra: Compra;
  /** The buyer as registered; the same request has the same `compra` whatever the registry says. */
  readonly receptor?: Receptor | undefined;
  /** The digest of the cart that the customer saw. */
  readonly visto?: string | undefined;
  readonly now: Date;
}

/** The queries of {@link prepararPedido}: the lines, locked, and then the order this request may have made already. */
export const paraPedir = (db: Db, { idUsuario, clave }: Pick<Pedido, 'idUsuario' | 'clave'>) =>
  [lockLineas.of(db, { idUsuario }), selectPorClave.of(db, { idUsuario, clave })] as const;

type Leido = Answers<ReturnType<typeof paraPedir>>;

/** The order that the same request already made; with the same key and other data it refuses. */
export function pedidoHecho([antes]: Leido[1], pedido: Pedido): string | undefined {
  if (antes && !antes.huella.equals(huellaDe(pedido))) throw new AppError('clave-idempotencia-distinta');
  return antes?.idFactura;
}

/** An order of which nothing is written yet. */
export interface Preparado {
  readonly pedido: Pedido;
  readonly filas: Leido[0];
  readonly cuenta: Cuenta;
  readonly factura: ReturnType<typeof nuevaFactura>;
}

/** Checks that what stands in the cart can be ordered and is what the customer saw, at that price; writes nothing. */
export async function prepararPedido(db: Db, pedido: Pedido, filas: Leido[0]): Promise<Preparado> {
  const { compra, now } = pedido;
  if (filas.length === 0) throw new AppError('carrito-vacio');
  const cuenta = contarLineas(filas, now);
  if (filas.some((fila) => estadoDe(fila) !== 'lista')) throw new AppError('carrito-no-pagable');
  const errores = (await faltasDeVendidos(db, filas.map(toVendido), now)).flat();
  if (errores.length > 0) throw new AppError('borrador-incompleto', { errores });
  exigirLoVisto(filas, cuenta, { total: compra.total, visto: pedido.visto });
  exigirReceptor(pedido, cuenta.totales.total);
  return { pedido, filas, cuenta, factura: nuevaFactura(pedido, cuenta) };
}

/**
 * Makes the order: prices frozen, the use of the code reserved, the cart emptied. Refuses only when the last use of the code
 * went to someone else meanwhile.
 */
export async function guardarPedido(db: Db, { pedido, filas, cuenta, factura }: Preparado): Promise<void> {
  const { idUsuario, now } = pedido;
  const { idFactura, metodo } = factura;
  await insertFacturaLater(db, factura);
  await vaciarCarrito(db, idUsuario, filas);
  await insertLineasLater(
    db,
    cuenta.totales.lineas.map((linea, i) => toLinea(idFactura, i, filas[i] as LineaRow, conPlan(linea, cuenta))),
  );
  const idBorradores = filas.flatMap(({ idBorrador }) => idBorrador ?? []);
  await moverBorradores(db, idBorradores, { accion: 'pedir', a: 'enPedido', now });
  await reservar(db, pedido, idFactura, cuenta);
  await reservarDelPlan(db, idFactura, cuenta, now);
  if (metodo === 'transferencia') await avisarCompra(db, 'esperaTransferencia', idFactura);
}

function nuevaFactura(pedido: Pedido, cuenta: Cuenta) {
  const { idUsuario, clave, compra, now } = pedido;
  const { lineas: _, usaCodigo, ...montos } = cuenta.totales;
  const metodo = metodoDe(pedido, montos.total);
  return {
    idFactura: uuidv7(),
    idUsuario,
    clave,
    huella: huellaDe(pedido),
    referencia: nuevaReferencia(),
    estado: 'pendientePago' as const,
    metodo,
    moneda: jurisdiccion.moneda.codigo,
    ...montos,
    receptor: JSON.stringify(pedido.receptor ?? compra.receptor),
    codigo: usaCodigo ? cuenta.codigo : null,
    venceEn: venceDe(metodo, now),
    creadaEn: now,
    actualizadaEn: now,
  };
}

const toVendido = (fila: Leido[0][number]): Vendido => ({ ...fila, nombre: nombreDe(fila) });

async function reservar(db: Db, { idUsuario, now }: Pedido, idFactura: string, { examen, totales }: Cuenta) {
  if (!examen?.fila || !totales.usaCodigo) return;
  const delCodigo = totales.lineas.filter(({ beneficio }) => beneficio === null);
  const descuento = delCodigo.reduce((suma, linea) => suma + linea.descuento, 0);
  await reservarUso(db, { fila: examen.fila, idUsuario, idFactura, descuento, now });
}

/** Takes the units that pay lines of the order: of the plan, and of an earlier one that owes them. */
async function reservarDelPlan(db: Db, idFactura: string, { plan, debe, totales }: Cuenta, now: Date): Promise<void> {
  for (const de of [plan, debe]) {
    const posiciones = totales.lineas.flatMap(({ beneficio, debida }, i) =>
      beneficio === 'unidad' && (debida ?? false) === (de === debe) ? [i + 1] : [],
    );
    if (de && posiciones.length > 0) await reservarUnidades(db, de, { idFactura, posiciones, now });
  }
}

function metodoDe({ compra }: Pedido, total: number): MetodoDePago {
  if (total === 0) return 'sinCosto';
  return compra.metodo.tipo === 'transferencia' ? 'transferencia' : 'tarjeta';
}

function exigirReceptor({ compra }: Pedido, total: number): void {
  const anonimo = compra.receptor.tipo === 'CF';
  if (anonimo && jurisdiccion.factura.exigeIdentificar(total)) throw invalidField('receptor.tipo', 'receptorCF');
}

/** A line with the subscription whose benefit made it cost less. */
function conPlan({ debida, ...linea }: Cuenta['totales']['lineas'][number], { plan, debe }: Cuenta) {
  const de = debida ? debe : plan;
  return { ...linea, idSuscripcion: linea.beneficio ? (de?.idSuscripcion ?? null) : null };
}

function toLinea(idFactura: string, i: number, fila: LineaRow, montos: ReturnType<typeof conPlan>): LineaNueva {
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

const huellaDe = ({ compra }: Pedido): Buffer => huellaDeDatos(compra);

export function nuevaReferencia(): string {
  return `FD-${Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
}
