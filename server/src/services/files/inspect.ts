import type { TipoDeArchivo } from '@fedatario/contract';
import { AppError } from '../../http/errors.ts';
import { reencode } from './image.ts';
import { checkPdf } from './pdf.ts';

export interface Inspected {
  readonly tipo: TipoDeArchivo;
  /** As they may be kept and shown: an image is made anew, without what the camera wrote in it. */
  readonly bytes: Buffer;
}

const ENDINGS: Readonly<Record<TipoDeArchivo, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** What a file is by its content, made safe. Throws the errors of the catalogue that name what is wrong with it. */
export async function inspect(bytes: Buffer): Promise<Inspected> {
  if (bytes.length === 0) throw new AppError('archivo-vacio');
  const tipo = typeOf(bytes);
  if (!tipo) throw new AppError('archivo-no-admitido');
  if (tipo !== 'application/pdf') return { tipo, bytes: await reencode(bytes, tipo) };
  await checkPdf(bytes);
  return { tipo, bytes };
}

/** By the signature each format begins with; the name and what the browser says count for nothing. */
function typeOf(bytes: Buffer): TipoDeArchivo | undefined {
  const begins = bytes.toString('latin1', 0, 16);
  if (begins.startsWith('%PDF-')) return 'application/pdf';
  if (begins.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (begins.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (begins.startsWith('RIFF') && begins.slice(8, 12) === 'WEBP') return 'image/webp';
  return undefined;
}

/** A file's name with the ending of what it is: whatever stood in its place is not believed. */
export function nameFor(nombre: string, tipo: TipoDeArchivo): string {
  const stem = nombre.replace(/^.*[\\/]/s, '').replace(/\.[^.]{0,10}$/s, '');
  return `${stem}.${ENDINGS[tipo]}`;
}
