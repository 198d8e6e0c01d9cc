import { createHash } from 'node:crypto';

/** SHA-256 of data as JSON: says whether two requests ask for the same, or two answers show the same. */
export function huellaDeDatos(datos: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(datos)).digest();
}
