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
