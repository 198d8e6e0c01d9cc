import type { Compra, MetodoElegido } from '@fedatario/contract/compra';
import { v7 as uuidv7 } from 'uuid';
import { abrirBorrador } from '../../../borrador/borradores/borradores.ts';
import { guardar } from '../../../borrador/borradores/escritura.ts';
import { createProducto, type ProductoOptions } from '../../../catalogo/productos/testing.ts';
import type { Db } from '../../../db/db.ts';
import { together } from '../../../db/wire/together.ts';
import type { CreatedUsuario } from '../../../testing/factories.ts';
import { agregar } from '../../carrito/carrito.ts';
import {
  examinarFactura,
  guardarPedido,
  lockFactura,
  type Pedido,
  pagarFactura,
  paraPedir,
  prepararPedido,
} from '../../facturas/facturas.ts';
import { insertTarjeta } from '../tarjetas/queries.ts';

const NOW = new Date('2026-01-15T09:00:00Z');

function requestOf({ idUsuario, email, rol }: CreatedUsuario) {
  return { now: NOW, actor: { idUsuario, email, rol, idSesion: uuidv7() } };
}

/** Puts a document that a notary makes, of a product of its own, into the customer's cart. */
export function addNotarial(db: Db, who: CreatedUsuario, options: ProductoOptions = {}) {
  return addDocumento(db, who, { modalidad: 'notarial', ...options });
}

/** Puts a complete draft of a product of its own into the customer's cart; its line. */
export async function addDocumento(db: Db, who: CreatedUsuario, options: ProductoOptions = {}) {
  const { idProducto, categoria } = await createProducto(db, { ...options, claves: ['alfa'] });
  const line = await addBorrador(db, who, idProducto);
  return { ...line, idProducto, idCategoria: categoria.idCategoria };
}

/** Puts a complete draft of this product, whose only question is `alfa`, into the customer's cart. */
export async function addBorrador(db: Db, who: CreatedUsuario, idProducto: string) {
  const idBorrador = await createCompleto(db, who, idProducto);
  const { lineas } = await db.transaction().execute((tx) => agregar({ db: tx, ...requestOf(who) }, { idBorrador }));
  return { idBorrador, idLinea: lineas.at(-1)?.idLinea ?? '' };
}

/** A draft of the customer's with its only answer given. */
async function createCompleto(db: Db, who: CreatedUsuario, idProducto: string): Promise<string> {
  const request = requestOf(who);
  const { idBorrador, revision } = await db
    .transaction()
    .execute((tx) => abrirBorrador({ db: tx, ...request }, { idProducto, otro: true }));
  await guardar({ db, ...request }, idBorrador, { revision, cambios: [{ clave: 'alfa', valor: 'uno' }] });
  return idBorrador;
}

/** A purchase as the checkout sends it: to a final consumer, by bank transfer unless told otherwise. */
export function compraDe(total: number, metodo: MetodoElegido = { tipo: 'transferencia' }): Compra {
  return {
    total,
    receptor: { tipo: 'CF', numero: 'CF', nombre: 'Ana Ruiz', direccion: null },
    metodo,
    terminos: true,
  };
}

/** Makes an order of what stands in the cart, as a purchase does before it is paid. */
export async function hacerPedido(db: Db, pedido: Pedido): Promise<string> {
  const [filas] = await together(db, ...paraPedir(db, pedido));
  const preparado = await prepararPedido(db, pedido, filas);
  await guardarPedido(db, preparado);
  return preparado.factura.idFactura;
}

/** Pays an order, as its payment does once it is captured. */
export async function pagarPedido(db: Db, idFactura: string, now: Date): Promise<void> {
  const factura = await lockFactura(db, idFactura);
  if (factura) await pagarFactura(db, factura, await examinarFactura(db, idFactura, now), now);
}

/** An order of the customer for one notarial document, which waits for a transfer. */
export async function createPedido(db: Db, who: CreatedUsuario, precio = 10_000): Promise<string> {
  await addNotarial(db, who, { precio });
  const pedido = { idUsuario: who.idUsuario, clave: uuidv7(), compra: compraDe(precio), now: NOW };
  return db.transaction().execute((tx) => hacerPedido(tx, pedido));
}

/** A paid invoice of the customer, with one notarial document for each price. */
export async function createPagada(db: Db, who: CreatedUsuario, precios = [10_000], now = NOW): Promise<string> {
  for (const precio of precios) await addNotarial(db, who, { precio });
  const compra = compraDe(precios.reduce((total, precio) => total + precio, 0));
  const pedido = { idUsuario: who.idUsuario, clave: uuidv7(), compra, now };
  return db.transaction().execute(async (tx) => {
    const idFactura = await hacerPedido(tx, pedido);
    await pagarPedido(tx, idFactura, now);
    return idFactura;
  });
}

/** A saved card of the customer's, which the provider does not know. */
export async function createTarjeta(db: Db, { idUsuario }: CreatedUsuario): Promise<string> {
  const idFormaPago = uuidv7();
  const card = { marca: 'visa', ultimosCuatro: '4242', venceMes: 12, venceAnio: 2030, creadaEn: NOW };
  await insertTarjeta(db, { idFormaPago, idUsuario, proveedor: 'sandbox', token: `pm_${idFormaPago}`, ...card });
  return idFormaPago;
}
