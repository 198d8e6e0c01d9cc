import type { Objeto } from '../base/json.ts';

/** Some answers with another value at a path; groups and lists on the way are copies. */
export function conEn(respuestas: unknown, ruta: string, valor: unknown): unknown {
  const [head = '', ...rest] = ruta.split('.');
  const inside = (respuestas as Objeto | undefined)?.[head];
  const changed = rest.length === 0 ? valor : conEn(inside, rest.join('.'), valor);
  if (Array.isArray(respuestas)) return respuestas.map((item, i) => (String(i) === head ? changed : item));
  return { ...(respuestas as Objeto), [head]: changed };
}
