import * as z from 'zod/mini';
import { dia, linea, m } from './campos.ts';

/** Rows of a page when the caller does not say. */
export const LIMITE_POR_OMISION = 25;

/** How every list is asked for: `cursor` is the `meta.siguiente` of the page before; `limite` 1 to 100 rows. */
export const Pagina = {
  cursor: z.optional(linea(512)),
  limite: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), LIMITE_POR_OMISION),
};

/** Rows that `meta.total` counts to unless `meta.tope` says to how many; where there are more it says one more. */
export const TOTAL_CONTADO = 10_000;

/** How a list is ordered: by one of `campos`, or the other way round with `-` before it. */
export function orden<const C extends string>(campos: readonly C[]) {
  const ways = campos.flatMap((campo): (C | `-${C}`)[] => [campo, `-${campo}`]);
  return z.optional(z.enum(ways as [C | `-${C}`, ...(C | `-${C}`)[]], m('opcion')));
}

/** Days of the company's time zone, both included; without one, from the first or to the last. */
export const periodo = { desde: z.optional(dia), hasta: z.optional(dia) };
/** Refuses, at its end, a period that ends before it begins: nothing could be in it. */
export const periodoEnOrden = z.refine<{ desde?: string | undefined; hasta?: string | undefined }>(
  ({ desde, hasta }) => desde === undefined || hasta === undefined || Date.parse(desde) <= Date.parse(hasta),
  { ...m('periodoAlReves'), path: ['hasta'] },
);

/** The text searched for in a list. */
export const busqueda = z.optional(linea(100));

export const formatosDeExportacion = ['csv', 'xlsx'] as const;
export type FormatoDeExportacion = (typeof formatosDeExportacion)[number];

/** Maximum rows of one exported file; a larger result is refused, and the person asked to narrow the filters. */
export const FILAS_POR_ARCHIVO = 20_000;

/** The query of an export, beside the list's own filters and order. */
export const Exportacion = { formato: z.enum(formatosDeExportacion, m('opcion')) };

/** The properties that every exporting call shares. */
export const exportacion = {
  produces: ['text/csv; charset=utf-8', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  costly: true,
} as const;
