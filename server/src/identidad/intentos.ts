import type { CodigoError } from '@fedatario/contract';
import { AppError } from '../http/errors.ts';
import { keyedHash } from '../services/cipher.ts';
import type { Means } from '../services/identity/provider.ts';
import { countIntento, forgetIntentos } from './queries.ts';

/** Guesses of one kind: how many in how many seconds (quality bar: 10 guesses per account in 15 minutes). */
const kinds = {
  ingreso: { limite: 10, segundos: 900, refusal: 'cuenta-bloqueada' },
  codigo: { limite: 10, segundos: 900, refusal: 'limite-codigos' },
  envio: { limite: 5, segundos: 900, refusal: 'limite-codigos' },
} as const satisfies Record<string, { limite: number; segundos: number; refusal: CodigoError }>;

/** What is guessed, by whom: an address, and the device when it is one the owner used before. */
export interface Guess {
  readonly kind: keyof typeof kinds;
  readonly about: readonly string[];
}

/**
 * Counts a guess before it is evaluated, in a transaction of its own, so that a refusal never takes it back.
 * Counts alike for addresses that have no account. Throws when the limit is passed.
 */
export async function takeGuess({ transact, now }: Means, guess: Guess): Promise<void> {
  const { limite, segundos, refusal } = kinds[guess.kind];
  const counted = await transact((db) => countIntento(db, { clave: keyOf(guess), limite, segundos }, now));
  const until = counted?.bloqueadoHasta;
  if (until) throw new AppError(refusal, { espera: Math.ceil((until.getTime() - now.getTime()) / 1000) });
}

export async function forgiveGuesses({ transact }: Means, guess: Guess): Promise<void> {
  await transact((db) => forgetIntentos(db, keyOf(guess)));
}

function keyOf({ kind, about }: Guess): Buffer {
  return keyedHash('intentos', kind, ...about);
}
