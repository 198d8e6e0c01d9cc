import * as z from 'zod/mini';

/** Rows of a page when the caller does not say. */
export const LIMITE_POR_OMISION = 25;

/** How every list is asked for: `cursor` is the `meta.siguiente` of the page before; `limite` 1 to 100 rows. */
export const Pagina = {
  cursor: z.optional(z.string().check(z.maxLength(512))),
  limite: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), LIMITE_POR_OMISION),
};
