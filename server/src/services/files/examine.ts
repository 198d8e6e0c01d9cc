import type { TipoDeArchivo } from '@fedatario/contract/base';
import { decodeHeic } from './heic.ts';
import { type Image, isHuge, reencode, reencodeSquare } from './image.ts';
import { judgePdf, type PdfFault } from './pdf.ts';
import { fromHeader, type Signature, signatureOf } from './signature.ts';

type Picture = Exclude<Signature, 'application/pdf'>;

export type Verdict =
  | {
      readonly ok: true;
      readonly tipo: TipoDeArchivo;
      /** An image encoded anew, without its metadata. A PDF stays as it was given, and does not travel back. */
      readonly bytes?: Buffer;
    }
  | {
      readonly ok: false;
      readonly codigo: PdfFault | 'archivo-vacio' | 'archivo-no-admitido' | 'imagen-requerida' | 'imagen-enorme';
    };

/** An upload; with `side` it must be a picture, and is reduced to that many pixels at most. */
export interface Given {
  readonly bytes: Uint8Array;
  readonly side?: number | undefined;
  /** Cut to the square in its middle. */
  readonly square?: boolean | undefined;
}

/** Identifies a file by its content and makes it safe, or tells its fault. */
export async function examine({ bytes: given, side, square }: Given): Promise<Verdict> {
  const bytes = Buffer.from(given);
  if (bytes.length === 0) return { ok: false, codigo: 'archivo-vacio' };
  const signature = signatureOf(bytes);
  if (!signature) return { ok: false, codigo: 'archivo-no-admitido' };
  if (signature === 'application/pdf') {
    if (side !== undefined) return { ok: false, codigo: 'imagen-requerida' };
    const codigo = await judgePdf(fromHeader(bytes));
    return codigo ? { ok: false, codigo } : { ok: true, tipo: signature };
  }
  if (signature !== 'image/heic' && (await isHuge(bytes, signature))) return { ok: false, codigo: 'imagen-enorme' };
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
