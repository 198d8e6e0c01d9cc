import * as z from 'zod/mini';
import { uuid } from '../base/campos.ts';
import { endpoint } from '../base/endpoint.ts';

/** A question that visitors ask of the service, and its answer: plain text, paragraphs parted by a blank line. */
export const PreguntaGeneral = z.object({ idPregunta: uuid, pregunta: z.string(), respuesta: z.string() });
export type PreguntaGeneral = z.output<typeof PreguntaGeneral>;

export const preguntasFrecuentes = {
  list: endpoint({
    method: 'GET',
    path: '/public/preguntas-frecuentes',
    access: 'public',
    summary: 'Preguntas frecuentes de la página de inicio, en su orden',
    response: z.array(PreguntaGeneral),
  }),
};
