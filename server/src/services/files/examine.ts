import type { TipoDeArchivo } from '@fedatario/contract';
import { decodeHeic } from './heic.ts';
import { type Image, reencode, reencodeSquare } from './image.ts';
import { judgePdf, type PdfFault } from './pdf.ts';
import { type Signature, signatureOf } from './signature.ts';

type Picture = Exclude<Signature, 'application/pdf'>;

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
  const signature = signatureOf(bytes);
  if (!signature) return { ok: false, codigo: 'archivo-no-admitido' };
  if (signature === 'application/pdf') {
    if (side !== undefined) return { ok: false, codigo: 'imagen-requerida' };
    const codigo = await judgePdf(bytes);
    return codigo ? { ok: false, codigo } : { ok: true, tipo: signature, bytes };
  }
  const picture = await redraw(bytes, signature, { side, square }).catch(() => undefined);
  return picture ? { ok: true, tipo: keptAs(signature), bytes: picture } : { ok: false, codigo: 'archivo-danado' };
}

async function redraw(bytes: Buffer, signature: Picture, { side, square }: Omit<Given, 'bytes'>): Promise<Buffer> {
  const given = signature === 'image/heic' ? decodeHeic(bytes) : bytes;
  const tipo = keptAs(signature);
  return square && side !== undefined ? reencodeSquare(given, tipo, side) : reencode(given, tipo, side);
}

function keptAs(signature: Picture): Image {
  return signature === 'image/heic' ? 'image/jpeg' : signature;
}
