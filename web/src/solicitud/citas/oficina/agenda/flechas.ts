import { direccionDe } from '@fedatario/contract/base';
import { currentIdioma } from '../../../../i18n/i18n.ts';
import type { mover } from './foco.ts';

export type Hacia = Parameters<typeof mover>[3];

/** The direction of an arrow key, as the language of the reader runs; undefined of any other key. */
export function haciaDonde(key: string): Hacia | undefined {
  const alReves = direccionDe(currentIdioma()) === 'rtl';
  if (key === 'ArrowUp') return 'arriba';
  if (key === 'ArrowDown') return 'abajo';
  if (key === 'ArrowLeft') return alReves ? 'fin' : 'inicio';
  return key === 'ArrowRight' ? (alReves ? 'inicio' : 'fin') : undefined;
}
