import type { Entrevista, Pregunta } from '@fedatario/document-engine';
import type { NodoJson } from '../texto/conversion.ts';
import type { Texto } from '../texto/texto.ts';
import { conPreguntas } from './aplicar.ts';

interface DeWord {
  readonly content: readonly NodoJson[];
  readonly preguntas: readonly Pregunta[];
  /** Title of the section of the questions of the file. */
  readonly titulo: string;
  /** Whether the questions that the interview had stay. */
  readonly conserva: boolean;
}

/**
 * The text with the contents of a Word file. Without the questions that there were, what reads them goes with them; the sections of the
 * notary stay, since the act needs them.
 */
export function conWord(
  { entrevista, plantilla, respuestas }: Texto,
  { content, preguntas, titulo, conserva }: DeWord,
): Texto {
  const escrita = { ...plantilla, contenido: { ...plantilla.contenido, content } };
  if (conserva || preguntas.length === 0)
    return { entrevista: conPreguntas(entrevista, preguntas, titulo), plantilla: escrita, respuestas };
  const { sinNotario: _, ...sola } = escrita as typeof escrita & { sinNotario?: unknown };
  const delNotario = entrevista.secciones.filter(({ visiblePara }) => visiblePara === 'notario');
  const taken = new Set(delNotario.flatMap((seccion) => seccion.preguntas.map(({ clave }) => clave)));
  const suyas = preguntas.filter(({ clave }) => !taken.has(clave));
  const propia = { clave: 'datosDelDocumento', titulo, preguntas: suyas };
  const nueva: Entrevista = { secciones: [...(suyas.length > 0 ? [propia] : []), ...delNotario] };
  const kept = new Set(nueva.secciones.flatMap((seccion) => seccion.preguntas.map(({ clave }) => clave)));
  return {
    entrevista: nueva,
    plantilla: sola,
    respuestas: Object.fromEntries(Object.entries(respuestas).filter(([clave]) => kept.has(clave))),
  };
}
