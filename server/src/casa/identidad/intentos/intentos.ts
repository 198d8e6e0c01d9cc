import type { CodigoError } from '@fedatario/contract/base';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../http/errors.ts';
import { keyedHash } from '../../../services/cipher.ts';
import type { ProviderContext } from '../../../services/identity/provider.ts';
import { countIntento, deleteIntentos } from './queries.ts';

const WINDOW = 900;
const SECONDS_PER_HOUR = 3600;
const SECONDS_PER_DAY = 86_400;

/**
 * Limits of guesses by kind: how many in how many seconds (quality bar: 10 guesses per account in 15 minutes), and the
 * longest block (`tope`), up to which each block doubles. Codes and mails are blocked for an hour at most, so that strangers
 * who guess cannot close the owner's way back by mail for a day: codes die after five tries, and an hour is enough against
 * floods of mail.
 */
const kinds = {
  ingreso: { limite: 10, segundos: WINDOW, tope: SECONDS_PER_DAY, refusal: 'cuenta-bloqueada' },
  codigo: { limite: 10, segundos: WINDOW, tope: WINDOW, refusal: 'limite-codigos' },
  envio: { limite: 5, segundos: WINDOW, tope: SECONDS_PER_HOUR, refusal: 'limite-codigos' },
  // Comments to the office of one person, mailbox or thread.
  comentario: { limite: 10, segundos: WINDOW, tope: SECONDS_PER_HOUR, refusal: 'demasiadas-peticiones' },
  // All mail that strangers can cause to one mailbox, whatever it says.
  buzon: { limite: 6, segundos: WINDOW, tope: SECONDS_PER_HOUR, refusal: 'limite-codigos' },
} as const satisfies Record<string, { limite: number; segundos: number; tope: number; refusal: CodigoError }>;

/** Kind of guess and its keys: an address, and the device when its owner used it before. */
export interface Guess {
  readonly kind: keyof typeof kinds;
  readonly about: readonly string[];
}

/**
 * Counts a guess before it is evaluated, in a transaction of its own, so that a refusal never takes it back.
 * Counts alike for addresses that have no account. Throws when the limit is passed.
 */
export async function takeGuess({ transact, now }: ProviderContext, guess: Guess): Promise<void> {
  const { refusal, ...limits } = kinds[guess.kind];
  const until = await transact((db) => countIntento(db, { clave: keyOf(guess), ...limits }, now));
  if (until) throw new AppError(refusal, { espera: Math.ceil((until.getTime() - now.getTime()) / 1000) });
}

/** The mailbox that an address is delivered to: what stands behind a `+` only sorts its mail. */
export function buzonDe(email: string): string {
  const [name = '', host = ''] = email.toLowerCase().split('@');
  return `${name.split('+')[0]}@${host}`;
}

/** Counts a mail that a stranger asked for, in this transaction; false when its mailbox has had enough. */
export function cabeEnBuzon(db: Db, email: string, now: Date): Promise<boolean> {
  return cabe(db, { kind: 'buzon', about: [buzonDe(email)] }, now);
}

/** Counts a comment, in this transaction; false when whoever sends it, by id or address, has sent enough. */
export function cabeComentario(db: Db, de: string, now: Date): Promise<boolean> {
  return cabe(db, { kind: 'comentario', about: [de.includes('@') ? buzonDe(de) : de] }, now);
}

async function cabe(db: Db, guess: Guess, now: Date): Promise<boolean> {
  const { refusal: _, ...limits } = kinds[guess.kind];
  return !(await countIntento(db, { clave: keyOf(guess), ...limits }, now));
}

export async function forgiveGuesses({ transact }: ProviderContext, ...guesses: readonly Guess[]): Promise<void> {
  await transact((db) => deleteIntentos(db, guesses.map(keyOf)));
}

function keyOf({ kind, about }: Guess): Buffer {
  return keyedHash('intentos', kind, ...about);
}
