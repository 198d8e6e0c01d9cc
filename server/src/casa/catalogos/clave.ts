import { randomInt } from 'node:crypto';

const LETRAS = 50;

/** By what sold products know a kind of requirement for ever: its name as it was at first, and four digits of its own. */
export function claveDe(nombre: string): string {
  const plain = nombre.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.replace(/[^a-z0-9]+/g, '_').slice(0, LETRAS);
  return `${words}_${randomInt(1_000, 10_000)}`.replace(/^_+/, '');
}
