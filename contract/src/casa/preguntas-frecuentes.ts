import * as z from 'zod/mini';
import { lectura } from '../base/calls.ts';
import { uuid } from '../base/campos.ts';

/** A question that visitors ask of the service, and its answer: plain text, paragraphs parted by a blank line. */
export const PreguntaGeneral = z.object({ idPregunta: uuid, pregunta: z.string(), respuesta: z.string() });
export type PreguntaGeneral = z.output<typeof PreguntaGeneral>;

export const preguntasFrecuentes = {
  list: lectura({
    path: '/public/preguntas-frecuentes',
    access: 'public',
    summary: 'Preguntas frecuentes de la página de inicio, en su orden',
    response: z.array(PreguntaGeneral),
  }),
};
