import { validate as isUuid } from 'uuid';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import { keyedHash } from '../../services/cipher.ts';
import { findVigente } from './queries.ts';

/** A part of the address after `#`, which browsers send to no server: the link's id with a keyed hash of it and of its address. */
export function tokenDe(idEnlace: string, email: string): string {
  return `${idEnlace}.${keyedHash('enlace-gestor', idEnlace, email).toString('base64url')}`;
}

/** The link that a token belongs to. Throws `enlace-invalido` for one that was revoked, has ended or was made up. */
export async function exigirEnlace(db: Db, token: string, now: Date) {
  const [idEnlace = ''] = token.split('.');
  const enlace = isUuid(idEnlace) ? await findVigente(db, idEnlace, now) : undefined;
  if (!enlace || !same(tokenDe(idEnlace, enlace.email), token)) throw new AppError('enlace-invalido');
  return enlace;
}

/** Compared as hashes, so that the time taken reveals nothing. */
function same(a: string, b: string): boolean {
  return keyedHash('igual', a).equals(keyedHash('igual', b));
}
