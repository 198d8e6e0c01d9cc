import { invalidField } from './errors.ts';

/** A character zero and half a pair of UTF-16, as JSON writes them: PostgreSQL keeps neither. */
const NO_SE_GUARDA = /\\u(?:0000|d[89a-f])/i;

/** Refuses, naming the field, a JSON with characters that are of no text. */
export function exigirGuardable(campo: string, json: unknown): void {
  if (NO_SE_GUARDA.test(JSON.stringify(json)))
    throw invalidField(campo, 'ilegible', { problema: 'tiene un carácter que no es de un texto.' });
}
