import * as z from 'zod/mini';
import { dia, uuid } from '../base/campos.ts';
import { ArchivoAbierto } from '../casa/archivos.ts';
import { quienesPagan } from '../solicitud/gasto.ts';

/** An expense of a gestión. Amounts in centavos. */
export const GastoDeGestion = z.object({
  idGasto: uuid,
  concepto: z.string(),
  /** The most that its customer pays for it. */
  estimado: z.int(),
  /** The office added it after the purchase; its customer accepts it by paying. */
  agregado: z.boolean(),
  /** Its customer owes it: it was estimated before buying, or they paid the invoice that asked for it. */
  aceptado: z.boolean(),
  gastado: z.nullable(z.int()),
  gastadoEl: z.nullable(dia),
  paga: z.enum(quienesPagan),
  comprobante: z.nullable(ArchivoAbierto),
  /** Another expense of the gestión whose receipt is the same file, byte for byte. */
  mismoReciboQue: z.nullable(z.string()),
});
export type GastoDeGestion = z.output<typeof GastoDeGestion>;

/** The fees of the institution of a gestión: each expense, and the account with its customer. Centavos. */
export const LibroDeGastos = z.object({
  filas: z.array(GastoDeGestion),
  cuenta: z.object({
    previsto: z.int(),
    debido: z.int(),
    cobrado: z.int(),
    porCobrar: z.int(),
    sobra: z.int(),
  }),
  /** The invoice that waits to be paid. */
  porPagar: z.nullable(uuid),
});
