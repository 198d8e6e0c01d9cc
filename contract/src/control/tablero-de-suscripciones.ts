import * as z from 'zod/mini';
import { dia, uuid } from '../base/campos.ts';
import { estadosSuscripcion } from '../compra/suscripcion.ts';
import { riesgosDeSuscripcion } from '../compra/suscripciones-de-oficina.ts';

/** Subscriptions, and the centavos a month that they are worth at their price, IVA included: that of a year is a twelfth. */
const Valor = z.object({ cantidad: z.int(), mrr: z.int() });

export const SuscripcionesEnEstado = z.object({ estado: z.enum(estadosSuscripcion), ...Valor.shape });
export type SuscripcionesEnEstado = z.output<typeof SuscripcionesEnEstado>;

export const SuscripcionesEnRiesgo = z.object({ riesgo: z.enum(riesgosDeSuscripcion), ...Valor.shape });
export type SuscripcionesEnRiesgo = z.output<typeof SuscripcionesEnRiesgo>;

/** Events that change what is worth a month. */
export const movimientosDePlanes = ['nuevas', 'reactivadas', 'expansion', 'contraccion', 'bajas'] as const;
export type MovimientoDePlanes = (typeof movimientosDePlanes)[number];

/** Subscriptions of a plan today and the documents of their present period. */
export const ConsumoDePlan = z.object({
  idPlan: uuid,
  nombre: z.string(),
  ...Valor.shape,
  /** Subscriptions without limit, which count in no sum of documents. */
  sinLimite: z.int(),
  otorgados: z.int(),
  usados: z.int(),
  disponibles: z.int(),
});
export type ConsumoDePlan = z.output<typeof ConsumoDePlan>;

/** Monthly worth of the subscriptions at the end of a day, or of a month, which is named by its first day. */
export const PuntoDePlanes = z.object({ dia, activas: z.int(), mrr: z.int() });
export type PuntoDePlanes = z.output<typeof PuntoDePlanes>;

/**
 * Subscriptions to plans. One counts from its first payment until it is cancelled, unpaid renewals included; the movements of a period
 * add up to the difference between its two ends.
 */
export const TableroDeSuscripciones = z.object({
  /** Today, those that were paid once and are not cancelled. */
  estados: z.array(SuscripcionesEnEstado),
  inicio: Valor,
  fin: Valor,
  movimientos: z.object({
    nuevas: Valor,
    reactivadas: Valor,
    expansion: Valor,
    contraccion: Valor,
    bajas: Valor,
  }),
  porMes: z.boolean(),
  puntos: z.array(PuntoDePlanes),
  planes: z.array(ConsumoDePlan),
  riesgos: z.array(SuscripcionesEnRiesgo),
  /** Those that renew within {@link DIAS_DE_RENOVACION} days, and the centavos of their periods. */
  renovaciones: z.object({ cantidad: z.int(), monto: z.int() }),
  /** Whether every kept movement was that of its rows at the last review. */
  confiable: z.boolean(),
});
export type TableroDeSuscripciones = z.output<typeof TableroDeSuscripciones>;

export const DIAS_DE_RENOVACION = 30;
