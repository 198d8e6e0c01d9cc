import * as z from 'zod/mini';
import { acto, lectura } from '../base/calls.ts';
import { dia, m, parrafo, texto, uuid } from '../base/campos.ts';

/** Cases that one document may have. */
export const CASOS_MAXIMOS = 30;

/** Stand-in for the notary in samples and saved cases: it shows where the real one's data go. */
export const NOTARIA_DE_MUESTRA = { nombreCompleto: 'Nombre de la Notaria', sexo: 'F', colegiado: '00000' };

/** Answers with the text that they should give, and the one that they give with what is written now. */
export const CasoDeProducto = z.object({
  idCaso: uuid,
  nombre: z.string(),
  respuestas: z.record(z.string(), z.unknown()),
  esperado: z.string(),
  actual: z.string(),
});
export type CasoDeProducto = z.output<typeof CasoDeProducto>;

const todos = {
  access: 'admin',
  alcance: 'todos',
  params: z.strictObject({ idProducto: uuid }),
  response: z.array(CasoDeProducto),
} as const;
const uno = { ...todos, params: z.strictObject({ idProducto: uuid, idCaso: uuid }) } as const;

export const casosDeProducto = {
  list: lectura({
    ...todos,
    path: '/private/productos/:idProducto/casos',
    costly: true,
    summary: 'Los casos guardados de un documento, con el texto que da cada uno como está escrito ahora',
  }),
  create: acto('POST', {
    ...todos,
    path: '/private/productos/:idProducto/casos',
    acto: 'producto.escribir',
    summary:
      'Guarda unas respuestas como caso: el texto que dan ahora es el que se espera, y el que se leyó si se dice cuál',
    body: z.strictObject({
      nombre: texto(120),
      respuestas: z.record(z.string(), z.unknown(), m('requerido')),
      leido: z.optional(parrafo(200_000)),
      /** The day of the case; today unless it says another. */
      dia: z.optional(dia),
    }),
  }),
  accept: acto('PUT', {
    ...uno,
    path: '/private/productos/:idProducto/casos/:idCaso/esperado',
    acto: 'producto.escribir',
    summary: 'Acepta el texto nuevo de un caso, que debe ser el que se leyó',
    body: z.strictObject({ leido: parrafo(200_000) }),
  }),
  remove: acto('DELETE', {
    ...uno,
    path: '/private/productos/:idProducto/casos/:idCaso',
    acto: 'producto.escribir',
    summary: 'Borra un caso',
  }),
};
