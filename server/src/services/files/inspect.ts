import type { TipoDeArchivo } from '@fedatario/contract/base';
import { AppError } from '../../http/errors.ts';
import { askApart, askLarge } from './apart.ts';
import type { Given, Verdict } from './examine.ts';
import { fromHeader, signatureOf } from './signature.ts';

const ENDINGS: Readonly<Record<TipoDeArchivo, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

export interface Inspected {
  readonly tipo: TipoDeArchivo;
  /** Safe to store and show. */
  readonly bytes: Buffer;
}

/** Identifies a file by its content and makes it safe. Throws the errors of the catalogue that name its fault. */
export function inspect(bytes: Uint8Array): Promise<Inspected> {
  return look({ bytes });
}

/** A picture made safe, its longest side reduced to so many pixels at most. */
export function inspectPicture(bytes: Uint8Array, side: number): Promise<Inspected> {
  return look({ bytes, side });
}

/** A picture, made safe and cut to a square of at most so many pixels a side. */
export function inspectSquare(bytes: Uint8Array, side: number): Promise<Inspected> {
  return look({ bytes, side, square: true });
}

async function look(given: Given): Promise<Inspected> {
  const ask = signatureOf(given.bytes) === 'image/heic' ? askLarge : askApart;
  const [verdict] = await ask<Verdict>(given);
  if (verdict?.ok) return { tipo: verdict.tipo, bytes: verdict.bytes ?? fromHeader(given.bytes) };
  throw new AppError(verdict?.codigo ?? 'archivo-danado');
}

/** The file's name with the ending of its true type. */
export function nameFor(nombre: string, tipo: TipoDeArchivo): string {
  const stem = nombre.replace(/^.*[\\/]/s, '').replace(/\.[^.]{0,10}$/s, '');
  return `${stem}.${ENDINGS[tipo]}`;
}
