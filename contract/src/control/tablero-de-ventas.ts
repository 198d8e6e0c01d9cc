import * as z from 'zod/mini';
import { dia, uuid } from '../base/campos.ts';
import { metodosDePago } from '../compra/factura.ts';

/** A number of things and their centavos together. */
const Suma = z.object({ cantidad: z.int(), monto: z.int() });

/** Income and credit notes of a day, or of a month, which is named by its first day. */
export const PuntoDeVentas = z.object({ dia, pedidos: z.int(), ingresos: z.int(), devuelto: z.int() });
export type PuntoDeVentas = z.output<typeof PuntoDeVentas>;

/** Lines sold of a category, and the credit notes of any of its lines; a null name stands for the plans. */
export const VentasDeCategoria = z.object({
  idCategoria: z.nullable(uuid),
  nombre: z.nullable(z.string()),
  vendidos: z.int(),
  cobrado: z.int(),
  devuelto: z.int(),
});
export type VentasDeCategoria = z.output<typeof VentasDeCategoria>;

export const VentasDeMetodo = z.object({
  metodo: z.enum(metodosDePago),
  pedidos: z.int(),
  cobrado: z.int(),
  devuelto: z.int(),
});
export type VentasDeMetodo = z.output<typeof VentasDeMetodo>;

export const VentasDeCodigo = z.object({ codigo: z.string(), pedidos: z.int(), descuento: z.int(), cobrado: z.int() });
export type VentasDeCodigo = z.output<typeof VentasDeCodigo>;

export const pasosDelEmbudo = ['iniciados', 'completos', 'enCarrito', 'enPedido', 'pagados'] as const;

/**
 * Sales of a period, in centavos, IVA included. A sale counts on the day of its payment, a credit note and a refund on their own; an order
 * that was not paid counts nowhere.
 */
export const TableroDeVentas = z.object({
  pedidos: z.int(),
  /** Paid purchases that cost something: those that the average ticket is of. */
  conCobro: z.int(),
  ingresos: z.int(),
  /** Paid orders, and their income, that are for the expenses of a gestión bought before: no purchases. */
  gastos: Suma,
  descuento: z.int(),
  notas: Suma,
  /** Money that reached the customer again. */
  reembolsos: Suma,
  /** By day, or by month where the period has more than {@link DIAS_POR_PUNTO} days. */
  porMes: z.boolean(),
  puntos: z.array(PuntoDeVentas),
  categorias: z.array(VentasDeCategoria),
  metodos: z.array(VentasDeMetodo),
  codigos: z.array(VentasDeCodigo),
  /** Drafts begun in the period that reached each step, as they are today. */
  embudo: z.object({
    iniciados: z.int(),
    completos: z.int(),
    enCarrito: z.int(),
    enPedido: z.int(),
    pagados: z.int(),
  }),
  /** Whether every sum kept of a day was that of its rows at the last review. */
  confiable: z.boolean(),
});
export type TableroDeVentas = z.output<typeof TableroDeVentas>;

/** Days of a period that are drawn one by one. */
export const DIAS_POR_PUNTO = 62;

/** Centavos of the average paid purchase that cost something, rounded half up; null without any. */
export function ticketPromedio({
  ingresos,
  gastos,
  conCobro,
}: Pick<TableroDeVentas, 'ingresos' | 'gastos' | 'conCobro'>): number | null {
  return conCobro === 0 ? null : Math.floor((2 * (ingresos - gastos.monto) + conCobro) / (2 * conCobro));
}
