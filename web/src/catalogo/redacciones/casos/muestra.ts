import { NOTARIA_DE_MUESTRA } from '@fedatario/contract/catalogo';
import { evaluarEntrevista, renderTexto, resolverDocumento } from '@fedatario/document-engine';
import { hoy } from '../../../lib/escribir.ts';
import type { Leido } from '../texto/texto.ts';

/** The day, today unless it is another, and the notary that a case is worked out with, as the server does. */
export function contextoDeCaso(dia = hoy()) {
  return { hoy: dia, notario: NOTARIA_DE_MUESTRA, documento: { numero: 'MUESTRA' } };
}

/** The text that some answers give with what is written. */
export function textoDeCaso({ entrevista, plantilla }: Leido, respuestas: unknown, dia?: string): string {
  if (!entrevista || !plantilla) return '';
  const estado = evaluarEntrevista(entrevista, respuestas, { contexto: contextoDeCaso(dia), rol: 'notario' });
  return renderTexto(resolverDocumento(plantilla, entrevista, estado));
}
