import type { T } from '../../i18n/i18n.ts';
import type { informacionGeneral } from './textos.ts';

type Campo = keyof (typeof informacionGeneral)['campo'];

/** Labels of fields in their order. */
export function labelsOf<C extends Campo>(t: T, campos: readonly C[]): Record<C, string> {
  const labels = campos.map((campo) => [campo, t(`informacionGeneral.campo.${campo}`)]);
  return Object.fromEntries(labels) as Record<C, string>;
}
