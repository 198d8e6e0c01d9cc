import { MINUTE } from '@fedatario/contract/base';
import { isSignature, signatureOf } from '../../services/cipher.ts';

/** An address holds from five to ten minutes, and is the same one for five: a page that asks again keeps what it shows. */
const STEP = 5 * MINUTE;
const LASTS = 2 * STEP;
/** Characters of the signature in an address: 24 bytes. */
const LENGTH = 32;

/** Signs a link to a file for a reader who may see it now; only the server can make one, and it expires within minutes. */
export function firmarEnlace(idArchivo: string, now: Date): string {
  const hasta = Math.floor(now.getTime() / STEP) * STEP + LASTS;
  return `${idArchivo}.${hasta.toString(36)}.${signatureOf(...firmado(idArchivo, hasta)).slice(0, LENGTH)}`;
}

/** The file that a link opens at this moment; undefined for one that is not ours or has ended. */
export function leerEnlace(enlace: string, now: Date): string | undefined {
  const [idArchivo = '', hasta = '', firma = '', ...rest] = enlace.split('.');
  const until = Number.parseInt(hasta, 36);
  if (rest.length > 0 || !(until > now.getTime())) return undefined;
  return isSignature(firma, firmado(idArchivo, until), LENGTH) ? idArchivo : undefined;
}

function firmado(idArchivo: string, hasta: number): string[] {
  return ['enlace-archivo', idArchivo, String(hasta)];
}
