import { DAY, DIAS_DEL_ENLACE } from '@fedatario/contract';
import { validate as isUuid } from 'uuid';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import { keyedHash } from '../../services/cipher.ts';
import { findFeedback, lockFeedback } from './queries.ts';

interface ConEnlace {
  readonly idFeedback: string;
  readonly email: string;
  readonly enlaceTurno: number;
  readonly enlaceHasta: Date | null;
}

/** Token of the link of a mail: the row's id with a keyed hash of its turn, so that a new turn revokes all the links before it. */
export function tokenDe({ idFeedback, email, enlaceTurno }: Omit<ConEnlace, 'enlaceHasta'>): string {
  return `${idFeedback}.${keyedHash('feedback', idFeedback, email, String(enlaceTurno)).toString('base64url')}`;
}

/** The thread that a link opens, to read it or to write in it. Throws `enlace-invalido` for one that was revoked or ended. */
export async function exigirPorEnlace(db: Db, token: string, { now, para }: { now: Date; para: 'leer' | 'escribir' }) {
  const [idFeedback = ''] = token.split('.');
  const find = para === 'leer' ? findFeedback : lockFeedback;
  const hilo = isUuid(idFeedback) ? await find(db, idFeedback) : undefined;
  const vale = hilo?.enlaceHasta && hilo.enlaceHasta > now && same(tokenDe(hilo), token);
  if (!hilo || !vale) throw new AppError('enlace-invalido');
  return hilo;
}

export function finDelEnlace(now: Date): Date {
  return new Date(now.getTime() + DIAS_DEL_ENLACE * DAY);
}

/** Compared as hashes, so that the time taken reveals nothing. */
function same(a: string, b: string): boolean {
  return keyedHash('igual', a).equals(keyedHash('igual', b));
}
