import type { EntrevistaCompilada } from '../entrevista/compilada.ts';
import type { Estado } from '../entrevista/evaluar.ts';
import type { MotivoProblema } from '../entrevista/revision.ts';
import { staticPath } from '../entrevista/ruta.ts';
import type { Documento } from '../modelo/documento.ts';
import type { PlantillaLista } from './leer.ts';
import { resolverDocumento } from './resolver.ts';

/** Why a document is not final: the path of an answer, empty of the text as a whole, and what is wrong, in Spanish. */
type FaltaDeFinal = { ruta: string; mensaje: string };
export type DocumentoFinal = { ok: true; documento: Documento } | { ok: false; faltas: readonly FaltaDeFinal[] };

/** Problems that leave no usable answer. */
const SIN_VALOR: readonly MotivoProblema[] = ['falta', 'tipo', 'caracter'];

/**
 * The document of some answers as it is delivered, which nobody writes in any more. Refused with an answer that must be given and is
 * missing or is none of its kind, with a blank in its place, and with a text that is wrong by itself; a blank of a question that is
 * optional is a line to be filled by hand. Decision 0046. Never throws.
 */
export function documentoFinal(
  plantilla: PlantillaLista,
  entrevista: EntrevistaCompilada,
  estado: Pick<Estado, 'datos' | 'visibles' | 'problemas'>,
): DocumentoFinal {
  const documento = resolverDocumento(plantilla, entrevista, estado);
  const faltas = new Map<string, string>();
  for (const { ruta, motivo, mensaje } of estado.problemas) if (SIN_VALOR.includes(motivo)) faltas.set(ruta, mensaje);
  for (const { ruta, etiqueta } of documento.faltantes)
    if (!faltas.has(ruta) && !isOpcional(ruta, entrevista)) faltas.set(ruta, `${etiqueta}: falta su respuesta.`);
  const todas = [
    ...[...faltas].map(([ruta, mensaje]) => ({ ruta, mensaje })),
    ...documento.problemas.map((mensaje) => ({ ruta: '', mensaje })),
  ];
  return todas.length === 0 ? { ok: true, documento } : { ok: false, faltas: todas };
}

/** The question, or a group around it, need not be answered. */
function isOpcional(ruta: string, { indice }: EntrevistaCompilada): boolean {
  const parts = staticPath(ruta).split('.');
  return parts.some((_, i) => indice.get(parts.slice(0, i + 1).join('.'))?.pregunta.obligatoria === false);
}
