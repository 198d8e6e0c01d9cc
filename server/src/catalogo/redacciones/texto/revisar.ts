import { evaluarEntrevista, leerEntrevista, leerPlantilla, lintar } from '@fedatario/document-engine';
import { type AppError, invalidField } from '../../../http/errors.ts';
import { exigirGuardable } from '../../../http/guardable.ts';
import { contextoDe } from '../../productos/productos.ts';
import type { Escrito } from './queries.ts';

/** The errors that the linter of today counts in a text of a version; one that the engine no longer reads has one. */
export function erroresDe(texto: Escrito): number {
  const entrevista = leerEntrevista(texto.entrevista);
  const plantilla = leerPlantilla(texto.plantilla);
  if (!entrevista.ok || !plantilla.ok) return 1;
  return contarErrores(plantilla.plantilla, entrevista.entrevista);
}

/** The errors that the linter counts, and whether the customer's part of the sample is answered. Refuses what the engine cannot read. */
export function revisar(texto: Escrito, now: Date): { errores: number; completa: boolean } {
  for (const campo of ['entrevista', 'plantilla', 'respuestas'] as const) exigirGuardable(campo, texto[campo]);
  const entrevista = leerEntrevista(texto.entrevista);
  if (!entrevista.ok) throw ilegible('entrevista', entrevista.problemas[0]);
  const plantilla = leerPlantilla(texto.plantilla);
  if (!plantilla.ok) throw ilegible('plantilla', plantilla.problemas[0]);
  const { completa } = evaluarEntrevista(entrevista.entrevista, texto.respuestas, {
    contexto: contextoDe(now),
    rol: 'cliente',
  });
  return { errores: contarErrores(plantilla.plantilla, entrevista.entrevista), completa };
}

function contarErrores(...texto: Parameters<typeof lintar>): number {
  return lintar(...texto).filter(({ nivel }) => nivel === 'error').length;
}

function ilegible(campo: keyof Escrito, problema = ''): AppError {
  return invalidField(campo, 'ilegible', { problema });
}
