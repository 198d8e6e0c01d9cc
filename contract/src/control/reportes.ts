import * as z from 'zod/mini';
import { archivo, lectura } from '../base/calls.ts';
import { instante, linea, m, uuid } from '../base/campos.ts';
import { exportacion, formatosDeExportacion, periodo, periodoEnOrden } from '../base/paginas.ts';
import { estadosTramite } from '../solicitud/hechos-de-tramite.ts';
import { esColumnaDe, esOrdenDe, type ReporteDeOficina, reportesDeOficina } from './reporte.ts';

export const Periodo = z.strictObject(periodo).check(periodoEnOrden);
export type Periodo = z.output<typeof Periodo>;

const columnas = z.optional(linea(200));
/** A report as it is looked at: its period, its order and its hidden columns, one after a comma. */
const mirada = {
  reporte: z.enum(reportesDeOficina, m('opcion')),
  ...periodo,
  orden: z.optional(linea(40)),
  ocultas: columnas,
};
type Mirada = { reporte: ReporteDeOficina; orden?: string | undefined; ocultas?: string | undefined };
const deSusColumnas = z.check<Mirada>(({ value, issues }) => {
  const { reporte, orden = '', ocultas = '' } = value;
  const mala = (campo: string) =>
    issues.push({ code: 'custom', input: value, message: 'opcion', path: [campo], continue: true });
  if (orden !== '' && !esOrdenDe(reporte, orden)) mala('orden');
  if (ocultas !== '' && !ocultas.split(',').every((columna) => esColumnaDe(reporte, columna))) mala('ocultas');
});

export const formatosDeReporte = [...formatosDeExportacion, 'pdf'] as const;
export type FormatoDeReporte = (typeof formatosDeReporte)[number];

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

const deReporte = { access: 'staff', query: Periodo, replica: true } as const;

export const reportes = {
  ventas: lectura({
    ...deReporte,
    path: '/private/reportes/ventas-mensuales',
    summary: 'Lo vendido y lo devuelto cada mes',
    response: z.array(MesDeVentas),
  }),
  productos: lectura({
    ...deReporte,
    path: '/private/reportes/productos',
    summary: 'Lo vendido y lo devuelto de cada producto, del más vendido al menos',
    response: z.array(ProductoVendido),
  }),
  tramites: lectura({
    ...deReporte,
    path: '/private/reportes/tramites-por-estado',
    summary: 'Los trámites comprados en un período, por su estado de hoy',
    response: z.array(TramitesEnEstado),
  }),
  export: archivo({
    ...exportacion,
    produces: [...exportacion.produces, 'application/pdf'],
    access: 'staff',
    path: '/private/reportes/exportacion',
    summary: 'Un reporte de un período: como se ve, en PDF, o con todas sus columnas, en CSV o XLSX',
    query: z
      .strictObject({ ...mirada, formato: z.enum(formatosDeReporte, m('opcion')) })
      .check(periodoEnOrden, deSusColumnas),
  }),
};
