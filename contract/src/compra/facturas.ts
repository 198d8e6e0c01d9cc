import * as z from 'zod/mini';
import { acto, lectura, lista } from '../base/calls.ts';
import { entero, instante, m, uuid } from '../base/campos.ts';
import { Pagina, periodo, periodoEnOrden } from '../base/paginas.ts';
import { tiposProducto } from '../catalogo/productos.ts';
import { beneficiosDeLinea } from './beneficios.ts';
import { Montos } from './carrito.ts';
import { estadosComprobante, estadosFactura, estadosPago } from './estados-de-factura.ts';
import { metodosDePago, motivosDeRechazo, Receptor, ReceptorEscrito } from './factura.ts';
import { Certificacion, NotaDeCredito } from './facturacion.ts';
import { visto } from './visto.ts';

/** An order, and once paid an invoice, as a row of a list. Amounts in centavos, IVA included. */
export const FacturaResumen = z.object({
  idFactura: uuid,
  /** A short name for an order that has no number yet, easy to say on the telephone: `FD-7K3M9Q`. */
  referencia: z.string(),
  /** `F-2026-000789`, given when it is paid. */
  numero: z.nullable(z.string()),
  estado: z.enum(estadosFactura),
  metodo: z.enum(metodosDePago),
  /** The receipt of its transfer waits for the office to review it: until then its customer has nothing to do. */
  comprobantePorRevisar: z.boolean(),
  total: z.int(),
  reembolsado: z.int(),
  /** Names of its lines, in order. */
  conceptos: z.array(z.string()),
  creadaEn: instante,
  pagadaEn: z.nullable(instante),
  /** When an order that waits to be paid is given up; null while the receipt of its transfer is reviewed, for then it is not. */
  venceEn: z.nullable(instante),
});
export type FacturaResumen = z.output<typeof FacturaResumen>;

/** An attempt to pay. `url` is the page on which the customer must continue; null when there is nothing to continue. */
export const Pago = z.object({
  idPago: uuid,
  metodo: z.enum(metodosDePago),
  estado: z.enum(estadosPago),
  monto: z.int(),
  motivo: z.nullable(z.enum(motivosDeRechazo)),
  tarjeta: z.nullable(z.object({ marca: z.string(), ultimosCuatro: z.string() })),
  url: z.nullable(z.string()),
  creadoEn: instante,
});
export type Pago = z.output<typeof Pago>;

export const tiposDeLinea = [...tiposProducto, 'plan'] as const;
export type TipoDeLinea = (typeof tiposDeLinea)[number];

export const LineaDeFactura = z.object({
  posicion: z.int(),
  /** Null for a plan. */
  idProducto: z.nullable(uuid),
  tipo: z.enum(tiposDeLinea),
  nombre: z.string(),
  precio: z.int(),
  descuento: z.int(),
  total: z.int(),
  /** The benefit of a plan that lowered it. */
  beneficio: z.nullable(z.enum(beneficiosDeLinea)),
  base: z.int(),
  iva: z.int(),
  reembolsado: z.int(),
  /** The trámite or gestión it became. */
  solicitud: z.nullable(
    z.object({ idSolicitud: uuid, numero: z.string(), estado: z.string(), automatica: z.boolean() }),
  ),
});
export type LineaDeFactura = z.output<typeof LineaDeFactura>;

export const FacturaDetalle = z.object({
  ...FacturaResumen.shape,
  ...Montos.shape,
  moneda: z.string(),
  receptor: Receptor,
  codigo: z.nullable(z.string()),
  lineas: z.array(LineaDeFactura),
  /** The newest first. */
  pagos: z.array(Pago),
  /** The bank account to transfer to; null unless the order is paid by bank transfer. */
  cuentaBancaria: z.nullable(z.string()),
  /** The last receipt of a transfer that the customer handed in. */
  comprobante: z.nullable(z.object({ estado: z.enum(estadosComprobante), motivo: z.nullable(z.string()) })),
  /** Null until it is paid. */
  certificacion: z.nullable(Certificacion),
  /** Why the office annulled it. */
  motivoAnulacion: z.nullable(z.string()),
  /** The newest first. */
  notasDeCredito: z.array(NotaDeCredito),
});
export type FacturaDetalle = z.output<typeof FacturaDetalle>;

export const MetodoElegido = z.discriminatedUnion(
  'tipo',
  [
    z.strictObject({ tipo: z.literal('tarjetaNueva'), recordar: z.boolean() }),
    z.strictObject({ tipo: z.literal('tarjetaGuardada'), idFormaPago: uuid }),
    z.strictObject({ tipo: z.literal('transferencia') }),
  ],
  m('opcion'),
);
export type MetodoElegido = z.output<typeof MetodoElegido>;

export const Compra = z.strictObject({
  /** The total the customer saw; if the cart costs something else by now, nothing is charged. */
  total: entero('requerido'),
  receptor: ReceptorEscrito,
  metodo: MetodoElegido,
  terminos: z.literal(true, m('terminos')),
});

export type Compra = z.output<typeof Compra>;

const params = z.strictObject({ idFactura: uuid });
const propia = { access: 'adminCliente', alcance: 'propio', params, response: FacturaDetalle } as const;

export const facturas = {
  buy: acto('POST', {
    path: '/private/compras',
    access: 'adminCliente',
    summary: 'Hace un pedido de lo que hay en el carrito y comienza su pago; demanda Idempotency-Key',
    query: z.strictObject(visto),
    body: Compra,
    response: FacturaDetalle,
  }),
  list: lista({
    path: '/private/facturas',
    access: 'adminCliente',
    summary: 'Compras propias, de la última a la primera',
    query: z
      .strictObject({
        ...Pagina,
        estado: z.optional(z.enum(estadosFactura, m('opcion'))),
        ...periodo,
        /** Only orders for a plan. */
        de: z.optional(z.enum(['planes'], m('opcion'))),
      })
      .check(periodoEnOrden),
    response: z.array(FacturaResumen),
  }),
  read: lectura({
    path: '/private/facturas/:idFactura',
    ...propia,
    summary: 'Una compra propia',
  }),
  payAgain: acto('POST', {
    path: '/private/facturas/:idFactura/pagos',
    ...propia,
    summary: 'Paga de nuevo un pedido pendiente, con otro método si se quiere; demanda Idempotency-Key',
    body: MetodoElegido,
  }),
  check: acto('POST', {
    path: '/private/facturas/:idFactura/comprobacion',
    ...propia,
    summary: 'Pregunta al proveedor cómo terminó el pago, al volver de su página',
  }),
  cancel: acto('POST', {
    path: '/private/facturas/:idFactura/anulacion',
    ...propia,
    summary: 'Anula un pedido sin pagar; sus líneas vuelven al carrito',
  }),
};
