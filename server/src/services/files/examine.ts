import type { TipoDeArchivo } from '@fedatario/contract';
import { type Image, reencode, reencodeSquare } from './image.ts';
import { judgePdf, type PdfFault } from './pdf.ts';

export interface Inspected {
  readonly tipo: TipoDeArchivo;
  /** As they may be kept and shown: an image is made anew, without what the camera wrote in it. */
  readonly bytes: Buffer;
}

export type Verdict =
  | ({ readonly ok: true } & Inspected)
  | { readonly ok: false; readonly codigo: PdfFault | 'archivo-vacio' | 'archivo-no-admitido' | 'imagen-requerida' };

/** What is handed in; with a side, it must be a picture, and is made no larger than that many pixels. */
export interface Given {
  readonly bytes: Uint8Array;
  readonly side?: number | undefined;
  /** Its middle alone, as wide as high. */
  readonly square?: boolean | undefined;
}

/** What a file is by its content, made safe, or what is wrong with it. */
export async function examine({ bytes: given, side, square }: Given): Promise<Verdict> {
  const bytes = Buffer.from(given);
  if (bytes.length === 0) return { ok: false, codigo: 'archivo-vacio' };
  const tipo = typeOf(bytes);
  if (!tipo) return { ok: false, codigo: 'archivo-no-admitido' };
  if (tipo === 'application/pdf') {
    if (side !== undefined) return { ok: false, codigo: 'imagen-requerida' };
    const codigo = await judgePdf(bytes);
    return codigo ? { ok: false, codigo } : { ok: true, tipo, bytes };
  }
  const picture = await redraw(bytes, tipo, { side, square }).catch(() => undefined);
  return picture ? { ok: true, tipo, bytes: picture } : { ok: false, codigo: 'archivo-danado' };
}

function redraw(bytes: Buffer, tipo: Image, { side, square }: Omit<Given, 'bytes'>): Promise<Buffer> {
  return square && side !== undefined ? reencodeSquare(bytes, tipo, side) : reencode(bytes, tipo, side);
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
