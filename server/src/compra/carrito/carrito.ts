import { type Carrito, LINEAS_MAXIMAS, type Receptor, venceElPedido } from '@fedatario/contract/compra';
import { jurisdiccion } from '@fedatario/document-engine';
import { v7 as uuidv7 } from 'uuid';
import { moverBorradores, sacarBorrador } from '../../borrador/borradores/borradores.ts';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { normalizarCodigo } from '../codigos/codigos.ts';
import { type Cuenta, estadoDe, hacerCuenta, huellaDeCarrito, nombreDe, precioDe } from './cuenta.ts';
import { type Agregado, productoDe } from './lineas.ts';
import {
  type ContextoRow,
  deleteLinea,
  findCarrito,
  insertLineaLater,
  type LineaRow,
  lockCarritoLater,
  lockLineas,
  updateCodigoLater,
  updatePrecio,
} from './queries.ts';

export { type Cuenta, contarLineas, estadoDe, exigirLoVisto, nombreDe, vaciarCarrito } from './cuenta.ts';
export { type LineaRow, lockLineas };

export async function leerCarrito({ db, actor, now }: Context<'adminCliente'>): Promise<Carrito> {
  const { idUsuario } = actor;
  const { contexto, filas } = await findCarrito(db, idUsuario);
  const cuenta = hacerCuenta(filas, contexto ?? {}, now);
  const { lineas: montos, usaCodigo: _, ...totales } = cuenta.totales;
  return {
    lineas: filas.map(
      (fila, i) => ({ ...toLinea(fila), ...montos[i], precio: precioDe(fila) }) as Carrito['lineas'][number],
    ),
    codigo: toCodigo(cuenta, filas),
    plan: toPlan(cuenta),
    totales,
    huella: huellaDeCarrito(filas, cuenta),
    exigeIdentificar: jurisdiccion.factura.exigeIdentificar(totales.total),
    receptor: receptorDe(contexto),
    pendiente: pendienteDe(contexto),
  };
}

interface LineaDevuelta {
  /** Null for a plan, which is in no cart. */
  readonly idProducto: string | null;
  readonly idBorrador: string | null;
  readonly nombre: string;
  readonly precio: number;
}

/** Puts the lines of an order that was not paid back into the cart; one that is there again stays once. */
export async function devolverLineas(
  db: Db,
  idUsuario: string,
  lineas: readonly LineaDevuelta[],
  now: Date,
): Promise<void> {
  for (const { idProducto, idBorrador, nombre, precio } of lineas) {
    if (!idProducto) continue;
    await insertLineaLater(db, {
      idLinea: uuidv7(),
      idUsuario,
      agregadaEn: now,
      idProducto,
      idBorrador,
      nombre,
      precio,
    });
  }
  const idBorradores = lineas.flatMap(({ idBorrador }) => idBorrador ?? []);
  await moverBorradores(db, idBorradores, { accion: 'devolver', a: 'enCarrito', now });
}

export async function agregar(request: Context<'adminCliente'>, nueva: Agregado): Promise<Carrito> {
  const { db, actor, now } = request;
  await lockCarritoLater(db, { idUsuario: actor.idUsuario, now });
  const producto = await productoDe(request, nueva);
  const linea = { idLinea: uuidv7(), idUsuario: actor.idUsuario, agregadaEn: now, ...producto };
  await insertLineaLater(db, linea);
  if (producto.idBorrador) await moverBorradores(db, [producto.idBorrador], { accion: 'agregar', a: 'enCarrito', now });
  const carrito = await leerCarrito(request);
  if (carrito.lineas.length > LINEAS_MAXIMAS) throw new AppError('limite-carrito');
  return carrito;
}

export async function quitar(request: Context<'adminCliente'>, idLinea: string): Promise<Carrito> {
  const { db, actor, now } = request;
  await lockCarritoLater(db, { idUsuario: actor.idUsuario, now });
  const quitada = await deleteLinea(db, actor.idUsuario, idLinea);
  if (!quitada) throw new AppError('no-encontrado');
  if (quitada.idBorrador) await sacarBorrador(request, quitada.idBorrador);
  return leerCarrito(request);
}

export async function aceptarPrecios(request: Context<'adminCliente'>): Promise<Carrito> {
  const { db, actor } = request;
  const filas = await lockLineas.rows(db, { idUsuario: actor.idUsuario });
  for (const fila of filas)
    if (precioDe(fila) !== fila.precioVisto) await updatePrecio(db, fila.idLinea, precioDe(fila));
  return leerCarrito(request);
}

/**
 * A code stays on the cart even when it does not apply yet, since another line may reach its minimum. An unknown code is
 * refused.
 */
export async function aplicarCodigo(request: Context<'adminCliente'>, texto: string): Promise<Carrito> {
  const { db, actor, now } = request;
  await updateCodigoLater(db, { idUsuario: actor.idUsuario, codigo: normalizarCodigo(texto), now });
  const carrito = await leerCarrito(request);
  if (carrito.codigo?.problema === 'inexistente') throw new AppError('codigo-inexistente');
  return carrito;
}

export async function quitarCodigo(request: Context<'adminCliente'>): Promise<Carrito> {
  const { db, actor, now } = request;
  await updateCodigoLater(db, { idUsuario: actor.idUsuario, codigo: null, now });
  return leerCarrito(request);
}

function toLinea(fila: LineaRow) {
  const { idLinea, idProducto, idBorrador, slug, nombreProducto, tipo, modalidad, plazoHoras, precioVisto } = fila;
  return {
    idLinea,
    idProducto,
    idBorrador,
    slug,
    nombreProducto,
    tipo,
    modalidad,
    plazoHoras,
    precioVisto,
    nombre: nombreDe(fila),
    agregadaEn: fila.agregadaEn.toISOString(),
    estado: estadoDe(fila),
    aranceles: fila.aranceles as Carrito['lineas'][number]['aranceles'],
  };
}

function toCodigo({ codigo, examen }: Cuenta, filas: readonly LineaRow[]): Carrito['codigo'] {
  if (!codigo) return null;
  const { fila, problema = null, alcanza = () => false } = examen ?? {};
  const { descripcion = '', montoMinimo = 0 } = fila ?? {};
  const precios = filas.map((linea) => ({ ...linea, precio: precioDe(linea) })).filter(alcanza);
  const falta = Math.max(0, montoMinimo - precios.reduce((suma, { precio }) => suma + precio, 0));
  return { codigo, descripcion, problema, montoMinimo, falta };
}

/** Tells how the plan changes this purchase, and why. */
function toPlan({ plan, debe, examen, totales }: Cuenta): Carrito['plan'] {
  if (!plan) return null;
  const con = totales.lineas.filter(({ beneficio }) => beneficio !== null);
  const unidades = con.filter(({ beneficio }) => beneficio === 'unidad').length;
  const ahorro = con.reduce((suma, linea) => suma + linea.descuento, 0);
  const compiten = Boolean(examen?.descuento);
  return {
    nombre: plan.nombre,
    unidades,
    quedan: plan.disponible === null ? null : plan.disponible + (debe?.disponible ?? 0) - unidades,
    ahorro,
    descuento: plan.descuento,
    ganador: compiten ? (totales.usaCodigo ? 'codigo' : 'plan') : null,
  };
}

function receptorDe(contexto: ContextoRow | undefined): Receptor | null {
  if (!contexto) return null;
  if (contexto.receptor) return contexto.receptor as Receptor;
  const { nit, nombreCompleto: nombre, direccion } = contexto;
  const tipo = nit && nit !== jurisdiccion.idTributaria.comodin ? 'NIT' : 'CF';
  return { tipo, numero: tipo === 'NIT' ? String(nit) : jurisdiccion.idTributaria.comodin, nombre, direccion };
}

function pendienteDe(contexto: ContextoRow | undefined): Carrito['pendiente'] {
  const { idFactura, referencia, metodo, total, venceEn, comprobantePorRevisar } = contexto ?? {};
  if (!idFactura || !referencia || !metodo || !venceEn) return null;
  const pedido = { estado: 'pendientePago', comprobantePorRevisar: comprobantePorRevisar === true, venceEn } as const;
  return {
    idFactura,
    referencia,
    total: total ?? 0,
    metodo,
    venceEn: venceElPedido(pedido)?.toISOString() ?? null,
  };
}
