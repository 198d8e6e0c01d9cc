import * as z from 'zod/mini';
import { m } from '../base/campos.ts';

/**
 * The digest of a cart or a quote as it was shown (its `huella`), sent with the purchase: when the same would be shown otherwise by now, the
 * purchase is refused. It stands in the query, because a process of the last release ignores one that it does not know and refuses an unknown
 * field of a body. Without it only the total is compared (decision 129).
 */
export const visto = { visto: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/, m('invalido')))) };
