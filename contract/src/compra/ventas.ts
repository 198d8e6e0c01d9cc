import * as z from 'zod/mini';
import { acto, archivo, lectura, lista } from '../base/calls.ts';
import { instante, LARGO_DE_MOTIVO, linea, m, motivo, uuid } from '../base/campos.ts';
import { busqueda, Exportacion, exportacion, orden, Pagina, periodo, periodoEnOrden } from '../base/paginas.ts';
import { estadosFactura } from './estados-de-factura.ts';
import { metodosDePago } from './factura.ts';
import { estadosCertificacion } from './facturacion.ts';
import { FacturaDetalle, FacturaResumen, Pago } from './facturas.ts';
import { Cotizacion, Reembolso } from './reembolsos.ts';

/** An order or invoice as the office sees it in a list. Amounts in centavos, IVA included. */
export const Venta = z.object({
  ...FacturaResumen.shape,
  /** The one who bought. */
  cliente: z.object({ idUsuario: uuid, nombre: z.string(), email: z.string() }),
  /** As the invoice names the buyer: `NIT 576937K`. */
  receptor: z.object({ tipo: z.string(), numero: z.string(), nombre: z.string() }),
  codigo: z.nullable(z.string()),
  descuento: z.int(),
  /** A refund of it waits for the office to decide, or to pay it by hand. */
  reembolsoPendiente: z.boolean(),
  certificacion: z.nullable(z.enum(estadosCertificacion)),
});
export type Venta = z.output<typeof Venta>;

/** Sums of all that a filter leaves, whatever page is seen. Income is what was paid; `neto`, less what was given back. */
export const TotalesDeVentas = z.object({
  cantidad: z.int(),
  pagadas: z.int(),
  ingresos: z.int(),
  reembolsado: z.int(),
  neto: z.int(),
});
export type TotalesDeVentas = z.output<typeof TotalesDeVentas>;

export const hechosDeVenta = [
  'hecho',
  'pago',
  'pagada',
  'certificada',
  'reembolso',
  'nota',
  'vencida',
  'anulada',
] as const;

export const VentaDetalle = z.object({
  ...FacturaDetalle.shape,
  cliente: z.object({ idUsuario: uuid, nombre: z.string(), email: z.string(), telefono: z.nullable(z.string()) }),
  /** With what the provider calls each. */
  pagos: z.array(
    z.object({
      ...Pago.shape,
      proveedor: z.string(),
      referenciaProveedor: z.nullable(z.string()),
      /** It paid the invoice; another capture went back by itself. */
      aplicado: z.boolean(),
      devuelto: z.int(),
    }),
  ),
  /** The fiscal documents of the invoice (`idNota` null) and of its credit notes. */
  dtes: z.array(
    z.object({
      idDte: uuid,
      idNota: z.nullable(uuid),
      estado: z.enum(estadosCertificacion),
      intentos: z.int(),
      errores: z.array(z.string()),
      enviadoEn: z.nullable(instante),
    }),
  ),
  cotizacion: Cotizacion,
  reembolsos: z.array(Reembolso),
  /** The events of the sale, oldest first. `sobre` names the thing the event concerns. */
  hechos: z.array(
    z.object({
      que: z.enum(hechosDeVenta),
      sobre: z.nullable(z.string()),
      monto: z.nullable(z.int()),
      quien: z.nullable(z.string()),
      motivo: z.nullable(z.string()),
      en: instante,
    }),
  ),
});
export type VentaDetalle = z.output<typeof VentaDetalle>;

export const ordenesDeVentas = ['fecha', 'numero', 'cliente', 'total', 'reembolsado'] as const;

/** Refunds that wait for the office, and sales that it must give back because nobody can do what was sold. */
export const reembolsosDeVentas = ['pendiente'] as const;

/** Sales that were paid, whatever was given back of them since: those that count as income. */
export const pagosDeVentas = ['recibido'] as const;

const filtros = {
  /** Found in number, reference, promo code, customer, buyer's name and NIT. */
  texto: busqueda,
  estado: z.optional(z.enum(estadosFactura, m('opcion'))),
  metodo: z.optional(z.enum(metodosDePago, m('opcion'))),
  reembolso: z.optional(z.enum(reembolsosDeVentas, m('opcion'))),
  pago: z.optional(z.enum(pagosDeVentas, m('opcion'))),
  codigo: z.optional(linea(30)),
  /** Days of the company's time zone, both included: of the payment, or while unpaid of the order. */
  ...periodo,
  orden: orden(ordenesDeVentas),
};
const FiltrosDeVentas = z.strictObject(filtros);
export type FiltrosDeVentas = z.output<typeof FiltrosDeVentas>;

const una = {
  alcance: 'todos',
  params: z.strictObject({ idFactura: uuid }),
  response: VentaDetalle,
} as const;
const pdf = {
  access: 'admin',
  alcance: 'todos',
  acto: 'factura.ver',
  costly: true,
} as const;

export const ventas = {
  list: lista({
    path: '/private/ventas',
    access: 'staff',
    summary: 'Pedidos y facturas de todos los clientes; de una notaría, lo que se vendió de sus trámites',
    query: z.strictObject({ ...Pagina, ...filtros }).check(periodoEnOrden),
    response: z.array(Venta),
  }),
  totals: lectura({
    path: '/private/ventas/totales',
    access: 'staff',
    summary: 'Cuántas ventas deja un filtro, qué ingresó y qué se devolvió de ellas',
    query: FiltrosDeVentas.check(periodoEnOrden),
    response: TotalesDeVentas,
  }),
  export: archivo({
    ...exportacion,
    path: '/private/ventas/exportacion',
    access: 'staff',
    summary: 'La lista de ventas, filtrada y en orden, como CSV o XLSX',
    query: z.strictObject({ ...filtros, ...Exportacion }).check(periodoEnOrden),
  }),
  read: lectura({
    ...una,
    access: 'staff',
    alcance: 'participante',
    acto: 'factura.ver',
    path: '/private/ventas/:idFactura',
    summary: 'Una venta con su cliente, pagos, documentos fiscales, reembolsos e historia',
  }),
  pdf: archivo({
    ...pdf,
    path: '/private/ventas/:idFactura/pdf',
    summary: 'La factura de una venta en PDF',
    params: z.strictObject({ idFactura: uuid }),
    produces: ['application/pdf'],
  }),
  notaPdf: archivo({
    ...pdf,
    path: '/private/ventas/:idFactura/notas/:idNota/pdf',
    summary: 'Una nota de crédito de una venta en PDF',
    params: z.strictObject({ idFactura: uuid, idNota: uuid }),
    produces: ['application/pdf'],
  }),
  resend: acto('POST', {
    ...una,
    access: 'admin',
    path: '/private/ventas/:idFactura/envio',
    acto: 'factura.reenviar',
    summary: 'Envía otra vez la factura certificada a su cliente',
  }),
  cancel: acto('POST', {
    ...una,
    access: 'admin',
    path: '/private/ventas/:idFactura/anulacion',
    acto: 'factura.anular',
    summary: 'Anula un pedido sin pagar, con su motivo; exige reingreso',
    body: z.strictObject({ motivo: motivo(LARGO_DE_MOTIVO) }),
  }),
};
