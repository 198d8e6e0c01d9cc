import * as z from 'zod/mini';

/** The kinds of object that may use an entry and so keep it from being deleted. */
export const clasesDeUso = ['productos', 'codigosPromocionales', 'solicitudes', 'citas', 'comentarios'] as const;

/** The uses of an entry by one kind of object: their number, and the names of the first ones. */
export const Uso = z.object({ clase: z.enum(clasesDeUso), total: z.int(), nombres: z.array(z.string()) });
export type Uso = z.output<typeof Uso>;
