import { DAY } from '@fedatario/contract/base';
import { DIAS_DEL_ENLACE } from '@fedatario/contract/casa';
import { validate as isUuid } from 'uuid';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import { isSignature, signatureOf } from '../../services/cipher.ts';
import { findFeedback, lockFeedback } from './queries.ts';

interface ConEnlace {
  readonly idFeedback: string;
  readonly email: string;
  readonly enlaceTurno: number;
  readonly enlaceHasta: Date | null;
}

/** Token of the link of a mail: the row's id with a signature of its turn, so that a new turn revokes all the links before it. */
export function tokenDe(hilo: Omit<ConEnlace, 'enlaceHasta'>): string {
  return `${hilo.idFeedback}.${signatureOf(...firmado(hilo))}`;
}

function firmado({ idFeedback, email, enlaceTurno }: Omit<ConEnlace, 'enlaceHasta'>): string[] {
  return ['feedback', idFeedback, email, String(enlaceTurno)];
}

/** The thread that a link opens, to read it or to write in it. Throws `enlace-invalido` for one that was revoked or ended. */
export async function exigirPorEnlace(db: Db, token: string, { now, para }: { now: Date; para: 'leer' | 'escribir' }) {
  const [idFeedback = '', firma = ''] = token.split('.');
  const find = para === 'leer' ? findFeedback : lockFeedback;
  const hilo = isUuid(idFeedback) ? await find(db, idFeedback) : undefined;
  const vale = hilo?.enlaceHasta && hilo.enlaceHasta > now && isSignature(firma, firmado(hilo));
  if (!hilo || !vale) throw new AppError('enlace-invalido');
  return hilo;
}

export function finDelEnlace(now: Date): Date {
  return new Date(now.getTime() + DIAS_DEL_ENLACE * DAY);
}
