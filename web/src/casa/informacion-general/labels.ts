import type { informacionGeneral } from '../../i18n/es/informacion-general.ts';
import type { T } from '../../i18n/i18n.ts';

type Campo = keyof (typeof informacionGeneral)['campo'];

/** The names of fields, in the order they stand. */
export function labelsOf<C extends Campo>(t: T, campos: readonly C[]): Record<C, string> {
  const labels = campos.map((campo) => [campo, t(`informacionGeneral.campo.${campo}`)]);
  return Object.fromEntries(labels) as Record<C, string>;
}
