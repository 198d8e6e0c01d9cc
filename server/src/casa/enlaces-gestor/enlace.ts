import { validate as isUuid } from 'uuid';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import { isSignature, signatureOf } from '../../services/cipher.ts';
import { findVigente } from './queries.ts';

/** A part of the address after `#`, which browsers send to no server: the link's id with a signature of it and of its address. */
export function tokenDe(idEnlace: string, email: string): string {
  return `${idEnlace}.${signatureOf(...firmado(idEnlace, email))}`;
}

/** The link that a token belongs to. Throws `enlace-invalido` for one that was revoked, has ended or was made up. */
export async function exigirEnlace(db: Db, token: string, now: Date) {
  const [idEnlace = '', firma = ''] = token.split('.');
  const enlace = isUuid(idEnlace) ? await findVigente(db, idEnlace, now) : undefined;
  if (!enlace || !isSignature(firma, firmado(idEnlace, enlace.email))) throw new AppError('enlace-invalido');
  return enlace;
}

function firmado(idEnlace: string, email: string): string[] {
  return ['enlace-gestor', idEnlace, email];
}
