import * as z from 'zod/mini';
import { dia, instante, m, uuid } from '../base/campos.ts';
import { endpoint } from '../base/endpoint.ts';
import { Exportacion, exportacion } from '../base/paginas.ts';
import { estadosTramite } from '../solicitud/tramite.ts';

/** Days of the company's time zone, both included; without one, from the first or to the last. */
const periodo = { desde: z.optional(dia), hasta: z.optional(dia) };
const enOrden = z.refine<{ desde?: string | undefined; hasta?: string | undefined }>(
  ({ desde, hasta }) => desde === undefined || hasta === undefined || desde <= hasta,
  { ...m('periodoAlReves'), path: ['hasta'] },
);
export const Periodo = z.strictObject(periodo).check(enOrden);
export type Periodo = z.output<typeof Periodo>;
const PeriodoExportado = z.strictObject({ ...periodo, ...Exportacion }).check(enOrden);

/**
 * Sums of what was sold, in centavos, IVA included: `cobrado` is what was paid after the discount, `devuelto` what the credit notes of the
 * period gave back, whenever it was paid. A notary sees what is of their own trámites.
 */
const Vendido = {
  vendidos: z.int(),
  subtotal: z.int(),
  descuento: z.int(),
  cobrado: z.int(),
  devuelto: z.int(),
};

/** A month of sales, `2026-11`, by the day of payment. */
export const MesDeVentas = z.object({ mes: z.string(), pedidos: z.int(), ...Vendido });
export type MesDeVentas = z.output<typeof MesDeVentas>;

/** A product of which something was sold or given back in the period. */
export const ProductoVendido = z.object({
  idProducto: uuid,
  nombre: z.string(),
  categoria: z.string(),
  ...Vendido,
  ultimaVenta: z.nullable(instante),
});
export type ProductoVendido = z.output<typeof ProductoVendido>;

/** The trámites bought in the period, by their state of today; `vencidos` are those past their term. */
export const TramitesEnEstado = z.object({
  estado: z.enum(estadosTramite),
  cantidad: z.int(),
  vencidos: z.int(),
  masAntiguo: instante,
});
export type TramitesEnEstado = z.output<typeof TramitesEnEstado>;

const lectura = { method: 'GET', access: 'staff', query: Periodo, replica: true } as const;
const archivo = { ...exportacion, access: 'staff', query: PeriodoExportado, replica: true } as const;

export const reportes = {
  ventas: endpoint({
    ...lectura,
    path: '/private/reportes/ventas-mensuales',
    summary: 'Lo vendido y lo devuelto cada mes',
    response: z.array(MesDeVentas),
  }),
  exportVentas: endpoint({
    ...archivo,
    path: '/private/reportes/ventas-mensuales/exportacion',
    summary: 'Las ventas mensuales, como CSV o XLSX',
  }),
  productos: endpoint({
    ...lectura,
    path: '/private/reportes/productos',
    summary: 'Lo vendido y lo devuelto de cada producto, del más vendido al menos',
    response: z.array(ProductoVendido),
  }),
  exportProductos: endpoint({
    ...archivo,
    path: '/private/reportes/productos/exportacion',
    summary: 'Lo vendido de cada producto, como CSV o XLSX',
  }),
  tramites: endpoint({
    ...lectura,
    path: '/private/reportes/tramites-por-estado',
    summary: 'Los trámites comprados en un período, por su estado de hoy',
    response: z.array(TramitesEnEstado),
  }),
  exportTramites: endpoint({
    ...archivo,
    path: '/private/reportes/tramites-por-estado/exportacion',
    summary: 'Los trámites por estado, como CSV o XLSX',
  }),
};
