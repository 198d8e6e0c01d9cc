import { timingSafeEqual } from 'node:crypto';
import { MINUTE } from '@fedatario/contract';
import { keyedHash } from '../../services/cipher.ts';

/** An address holds from five to ten minutes, and is the same one for five: a page that asks again keeps what it shows. */
const STEP = 5 * MINUTE;
const LASTS = 2 * STEP;
const SIGNATURE = 24;

/** Signs a link to a file for a reader who may see it now; only the server can make one, and it expires within minutes. */
export function firmarEnlace(idArchivo: string, now: Date): string {
  const hasta = Math.floor(now.getTime() / STEP) * STEP + LASTS;
  return `${idArchivo}.${hasta.toString(36)}.${firmaDe(idArchivo, hasta).toString('base64url')}`;
}

/** The file that a link opens at this moment; undefined for one that is not ours or has ended. */
export function leerEnlace(enlace: string, now: Date): string | undefined {
  const [idArchivo = '', hasta = '', firma = '', ...rest] = enlace.split('.');
  const until = Number.parseInt(hasta, 36);
  if (rest.length > 0 || !(until > now.getTime())) return undefined;
  const given = Buffer.from(firma, 'base64url');
  return given.length === SIGNATURE && timingSafeEqual(given, firmaDe(idArchivo, until)) ? idArchivo : undefined;
}

function firmaDe(idArchivo: string, hasta: number): Buffer {
  return keyedHash('enlace-archivo', idArchivo, String(hasta)).subarray(0, SIGNATURE);
}
