import * as z from 'zod/mini';
import { acto, lectura } from '../base/calls.ts';
import { enteroEscrito, texto, uuid } from '../base/campos.ts';
import { Arancel, modalidades, tiposProducto } from '../catalogo/productos.ts';
import { beneficiosDeLinea } from './beneficios.ts';
import { metodosDePago, Receptor } from './factura.ts';

/** A line of the cart. `precio` in centavos, IVA included. */
export const LineaDeCarrito = z.object({
  idLinea: uuid,
  idProducto: uuid,
  idBorrador: z.nullable(uuid),
  nombre: z.string(),
  precio: z.int(),
  agregadaEn: z.iso.datetime(),
});
export type LineaDeCarrito = z.output<typeof LineaDeCarrito>;

export const LINEAS_MAXIMAS = 20;

/** `incompleta`: its draft lacks an answer; `noDisponible`: the product is no longer on sale. Neither can be paid. */
export const estadosDeLinea = ['lista', 'incompleta', 'noDisponible'] as const;

/** Why a promo code takes nothing off this cart. */
export const problemasDeCodigo = [
  'inexistente',
  'inactivo',
  'antesDeFecha',
  'vencido',
  'agotado',
  'yaUsado',
  'montoMinimo',
  'otrosProductos',
] as const;
export type ProblemaDeCodigo = (typeof problemasDeCodigo)[number];

export const Montos = z.object({
  subtotal: z.int(),
  descuento: z.int(),
  total: z.int(),
  base: z.int(),
  iva: z.int(),
});

/** The cart as it would be paid now. Amounts in centavos, IVA included. */
export const Carrito = z.object({
  lineas: z.array(
    z.object({
      ...LineaDeCarrito.shape,
      slug: z.string(),
      nombreProducto: z.string(),
      tipo: z.enum(tiposProducto),
      modalidad: z.enum(modalidades),
      plazoHoras: z.int(),
      estado: z.enum(estadosDeLinea),
      /** The price the customer saw when they added it or last accepted it; differs from `precio` when it changed since. */
      precioVisto: z.int(),
      descuento: z.int(),
      total: z.int(),
      base: z.int(),
      iva: z.int(),
      /** The benefit of the customer's plan that lowers it. */
      beneficio: z.nullable(z.enum(beneficiosDeLinea)),
      /** Fees that third parties are expected to charge in addition, one entry each. */
      aranceles: z.array(Arancel),
    }),
  ),
  codigo: z.nullable(
    z.object({
      codigo: z.string(),
      descripcion: z.string(),
      problema: z.nullable(z.enum(problemasDeCodigo)),
      /** The minimum sum of the lines the code applies to, and the amount still missing. */
      montoMinimo: z.int(),
      falta: z.int(),
    }),
  ),
  /** The plan that takes part in this purchase, and why the code or the plan was used; null without a plan. */
  plan: z.nullable(
    z.object({
      nombre: z.string(),
      /** Units that this purchase spends. */
      unidades: z.int(),
      /** Units left after it; null has no limit. */
      quedan: z.nullable(z.int()),
      /** Centavos that the plan takes off. */
      ahorro: z.int(),
      descuento: z.int(),
      /** The code takes off more than the percentage of the plan, or the other way round; null when only one could. */
      ganador: z.nullable(z.enum(['plan', 'codigo'])),
    }),
  ),
  totales: Montos,
  /** SHA-256 of what is bought and on which terms, which the purchase sends back as `visto`. */
  huella: z.string(),
  /** The buyer must give a NIT, a CUI or a passport: CF is not enough (domain-gt 3.4). */
  exigeIdentificar: z.boolean(),
  /** The recipient of the last invoice, or one made from the profile. */
  receptor: z.nullable(Receptor),
  /** An order that waits to be paid; `venceEn` as the order says it. */
  pendiente: z.nullable(
    z.object({
      idFactura: uuid,
      referencia: z.string(),
      total: z.int(),
      metodo: z.enum(metodosDePago),
      venceEn: z.nullable(z.iso.datetime()),
    }),
  ),
});
export type Carrito = z.output<typeof Carrito>;

/** A saved card: what identifies it to its owner. Its number never reaches us. */
export const FormaPago = z.object({
  idFormaPago: uuid,
  marca: z.string(),
  ultimosCuatro: z.string(),
  /** Null where the provider does not say them. */
  venceMes: z.nullable(z.int()),
  venceAnio: z.nullable(z.int()),
  predeterminada: z.boolean(),
});
export type FormaPago = z.output<typeof FormaPago>;

const params = z.strictObject({ id: uuid });
const comprador = { access: 'adminCliente', response: Carrito } as const;

export const carrito = {
  lines: lectura({
    path: '/private/usuario/:id/productosEnCarrito',
    access: 'all',
    alcance: 'propio',
    summary: 'Productos en el carrito propio',
    params,
    response: z.array(LineaDeCarrito),
  }),
  formaPago: lectura({
    path: '/private/usuario/:id/forma-pago',
    access: 'all',
    alcance: 'propio',
    summary: 'Forma de pago guardada, o null',
    params,
    response: z.nullable(FormaPago),
  }),
  forgetFormaPago: acto('DELETE', {
    path: '/private/usuario/:id/forma-pago',
    access: 'all',
    alcance: 'propio',
    summary: 'Olvida la forma de pago guardada',
    params,
    response: z.nullable(FormaPago),
  }),
  read: lectura({
    path: '/private/carrito',
    ...comprador,
    summary: 'El carrito propio, con precios, descuento e IVA de este momento',
  }),
  add: acto('POST', {
    path: '/private/carrito/lineas',
    ...comprador,
    summary: 'Agrega un borrador completo; lo que ya estaba no se agrega otra vez',
    /** The revision of the draft that its customer reviewed, in the query as `visto` is: with other answers it is refused. */
    query: z.strictObject({ revision: z.optional(enteroEscrito()) }),
    body: z.strictObject({ idBorrador: uuid }),
  }),
  remove: acto('DELETE', {
    path: '/private/carrito/lineas/:idLinea',
    ...comprador,
    alcance: 'propio',
    params: z.strictObject({ idLinea: uuid }),
    summary: 'Quita una línea; su borrador queda completo',
  }),
  acceptPrices: acto('POST', {
    path: '/private/carrito/precios',
    ...comprador,
    summary: 'Acepta los precios que cambiaron desde que se agregaron las líneas',
  }),
  applyCode: acto('POST', {
    path: '/private/carrito/codigo',
    ...comprador,
    summary: 'Aplica un código promocional; si no sirve, la respuesta dice por qué',
    body: z.strictObject({ codigo: texto(30) }),
  }),
  removeCode: acto('DELETE', {
    path: '/private/carrito/codigo',
    ...comprador,
    summary: 'Quita el código promocional',
  }),
};
