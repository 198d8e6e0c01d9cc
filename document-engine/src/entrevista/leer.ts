import type { z } from 'zod';
import { excess } from '../base/json.ts';
import { gt } from '../jurisdiccion/gt/gt.ts';
import { entrevista } from '../modelo/entrevista.ts';
import type { Jurisdiccion } from '../modelo/jurisdiccion.ts';
import { compilar, type EntrevistaCompilada } from './compilada.ts';

export type EntrevistaLeida = { ok: true; entrevista: EntrevistaCompilada } | { ok: false; problemas: string[] };

const PROBLEMAS_MAXIMOS = 30;

/**
 * Reads the interview of a product, as JSON. Refuses, in Spanish and naming the place, what is not one, is too big, or
 * has repeated names or circular conditions. Never throws.
 */
export function leerEntrevista(json: unknown, jurisdiccion: Jurisdiccion = gt): EntrevistaLeida {
  const tooMuch = excess(json);
  if (tooMuch !== undefined) return { ok: false, problemas: [`La entrevista no se puede leer. ${tooMuch}`] };
  const parsed = entrevista.safeParse(json, { reportInput: true });
  if (!parsed.success) return { ok: false, problemas: describirProblemas(parsed.error) };
  const compiled = compilar(parsed.data, jurisdiccion);
  return Array.isArray(compiled) ? { ok: false, problemas: compiled } : { ok: true, entrevista: compiled };
}

/** The errors of a schema in Spanish, each with its place: `secciones.0.preguntas.2.tipo: …`. */
export function describirProblemas(error: z.ZodError): string[] {
  return error.issues.slice(0, PROBLEMAS_MAXIMOS).map((issue) => {
    const place = issue.path.map(String).join('.');
    return `${place === '' ? 'Todo' : place}: ${describirProblema(issue)}`;
  });
}

function describirProblema(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'falta.' : `debe ser ${TIPOS[issue.expected] ?? issue.expected}.`;
    case 'unrecognized_keys':
      return `no existe ${issue.keys
        .slice(0, 5)
        .map((key) => `«${key.slice(0, 60)}»`)
        .join(', ')}.`;
    case 'too_big':
      return `es demasiado grande (máximo ${issue.maximum}).`;
    case 'too_small':
      return `es demasiado pequeño (mínimo ${issue.minimum}).`;
    case 'invalid_value':
    case 'invalid_union':
      return 'no es uno de los valores posibles.';
    default:
      return issue.message;
  }
}

const TIPOS: Record<string, string> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  boolean: 'verdadero o falso',
  array: 'una lista',
  object: 'un objeto',
};
