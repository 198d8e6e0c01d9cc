import { DAY } from '@fedatario/contract/base';
import { type ComentarioDeVisita, SEGUNDOS_MINIMOS } from '@fedatario/contract/casa';
import { validate as isUuid, v7 as uuidv7 } from 'uuid';
import { AppError } from '../../http/errors.ts';
import { isSignature, signatureOf } from '../../services/cipher.ts';

/** A form may stay open this long, in milliseconds. */
const VIDA = DAY;

/** The pass of one form of a guest: its number and the instant it was given, signed. */
export function nuevoPase(now: Date): string {
  const id = uuidv7();
  const desde = now.getTime().toString(36);
  return `${id}.${desde}.${signatureOf(...firmado(id, desde))}`;
}

/** The number of the form. Throws `formulario-dudoso` for what people do not do: a hidden field filled in, or seconds after opening. */
export function exigirPase({ pase, sitio }: Pick<ComentarioDeVisita, 'pase' | 'sitio'>, now: Date): string {
  const [id = '', desde = '', firma = ''] = pase.split('.');
  const edad = now.getTime() - Number.parseInt(desde, 36);
  const nuestro = isUuid(id) && isSignature(firma, firmado(id, desde));
  if (!nuestro || sitio !== '' || !(edad >= SEGUNDOS_MINIMOS * 1000 && edad <= VIDA))
    throw new AppError('formulario-dudoso');
  return id;
}

function firmado(id: string, desde: string): string[] {
  return ['pase-feedback', id, desde];
}
