import * as z from 'zod/mini';

/** What may use an entry, and so keep it from being deleted. */
export const clasesDeUso = ['productos', 'codigosPromocionales', 'solicitudes'] as const;

/** Who uses an entry: how many there are of a kind, and the names of the first. */
export const Uso = z.object({ clase: z.enum(clasesDeUso), total: z.int(), nombres: z.array(z.string()) });
export type Uso = z.output<typeof Uso>;
