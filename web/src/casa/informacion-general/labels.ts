import type { T } from '../../i18n/i18n.ts';
import type { informacionGeneral } from './textos/es.ts';

type Campo = keyof (typeof informacionGeneral)['campo'];

/** The names of fields, in the order they stand. */
export function labelsOf<C extends Campo>(t: T, campos: readonly C[]): Record<C, string> {
  const labels = campos.map((campo) => [campo, t(`informacionGeneral.campo.${campo}`)]);
  return Object.fromEntries(labels) as Record<C, string>;
}
