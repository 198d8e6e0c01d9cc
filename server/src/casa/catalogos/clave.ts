import { randomInt } from 'node:crypto';

const LETRAS = 50;

/** Key by which sold products refer to a kind of requirement for ever: its first name and four random digits. */
export function claveDe(nombre: string): string {
  const plain = nombre.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.replace(/[^a-z0-9]+/g, '_').slice(0, LETRAS);
  return `${words}_${randomInt(1_000, 10_000)}`.replace(/^_+/, '');
}
