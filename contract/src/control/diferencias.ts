import * as z from 'zod/mini';
import { dia } from '../base/campos.ts';

/** Sums of a day, in centavos: orders, income and credit notes by order, and units and income by product. */
const SumasDeDia = z.object({
  pedidos: z.int(),
  ingresos: z.int(),
  devuelto: z.int(),
  vendidos: z.int(),
  cobrado: z.int(),
});
export type SumasDeDia = z.output<typeof SumasDeDia>;

/** A closed day whose kept sums are not those of its rows. Sums that are the same hide a difference within them, as of two methods. */
export const DiferenciaDeDia = z.object({ dia, guardado: SumasDeDia, filas: SumasDeDia });
export type DiferenciaDeDia = z.output<typeof DiferenciaDeDia>;

/** Trámites bought, delivered for the first time and ended without a document, stays in a state that ended, and the hours of all. */
const SumasDeTramites = z.object({
  nuevos: z.int(),
  entregados: z.int(),
  sinEntregar: z.int(),
  estancias: z.int(),
  horas: z.int(),
});

/** A closed day (`2026-01-31`), month (`2026-01`) or year (`2026`) whose kept counts of trámites are not those of their histories. */
export const DiferenciaDeTramites = z.object({
  periodo: z.string(),
  guardado: SumasDeTramites,
  filas: SumasDeTramites,
});
export type DiferenciaDeTramites = z.output<typeof DiferenciaDeTramites>;

/** Movements of plans of a day, and the centavos by which they changed what the subscriptions are worth a month. */
const SumasDePlanes = z.object({
  nuevas: z.int(),
  reactivadas: z.int(),
  expansion: z.int(),
  contraccion: z.int(),
  bajas: z.int(),
  mrr: z.int(),
});
export type SumasDePlanes = z.output<typeof SumasDePlanes>;

/** A closed day whose kept movements of plans are not those of its charges and cancellations. */
export const DiferenciaDePlanes = z.object({ dia, guardado: SumasDePlanes, filas: SumasDePlanes });
export type DiferenciaDePlanes = z.output<typeof DiferenciaDePlanes>;
