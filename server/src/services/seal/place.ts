import type { PDF } from '@libpdf/core';

/** A field that no template of ours uses. */
const FIELD = 'Sello';
/** Stands for an offset until it is known: as many digits as the largest file has. */
const UNKNOWN = 9_999_999_999;
const DIGITS = 10;

export interface Placed {
  /** The file with a place for its signature. */
  readonly pdf: Buffer;
  /** All of it but that place, which the signature covers. */
  readonly ranges: readonly [Buffer, Buffer];
  /** Offset of the hexadecimal digits of the signature. */
  readonly at: number;
}

interface Place {
  readonly razon: string;
  readonly now: Date;
  /** Octets for the signature. */
  readonly room: number;
}

/**
 * Adds a signature with an empty place (ISO 32000-1, 12.8.1) in a field without a place on the page, as an incremental update. The
 * library writes the file; its own signatures are not used, since they cannot be made to be PAdES baseline (decision 124).
 */
export async function placeSignature(pdf: Uint8Array, { razon, now, room }: Place): Promise<Placed> {
  const lib = await import('@libpdf/core');
  const { PdfArray, PdfDict, PdfName, PdfNumber, PdfString } = lib;
  const file = await lib.PDF.load(pdf);
  const value = PdfDict.of({
    Type: PdfName.of('Sig'),
    Filter: PdfName.of('Adobe.PPKLite'),
    SubFilter: PdfName.of('ETSI.CAdES.detached'),
    ByteRange: new PdfArray([0, UNKNOWN, UNKNOWN, UNKNOWN].map((one) => PdfNumber.of(one))),
    Contents: PdfString.fromBytes(new Uint8Array(room)),
    M: PdfString.fromString(dateOf(now)),
    Reason: PdfString.fromString(razon),
  });
  const field = file.getOrCreateForm().createSignatureField(FIELD).getDict();
  const page = file.getPage(0);
  if (!page) throw new Error('Un PDF sin páginas no se sella.');
  field.delete('Kids');
  const zero = PdfNumber.of(0);
  const box = new PdfArray([zero, zero, zero, zero]);
  // Hidden from no one, printed and locked: bits 3 and 8 of an annotation's flags.
  const widget = {
    Type: PdfName.of('Annot'),
    Subtype: PdfName.of('Widget'),
    F: PdfNumber.of(132),
    P: page.ref,
    Rect: box,
  };
  const entries = { ...widget, V: file.register(value), AP: PdfDict.of({ N: emptyAppearance(lib, file) }) };
  for (const [name, entry] of Object.entries(entries)) field.set(name, entry);
  const saved = await file.save({ incremental: true });
  return withRanges(Buffer.from(saved.buffer, saved.byteOffset, saved.byteLength), room);
}

/** The signature in its place, the rest of which stays zeros. */
export function fill({ pdf, at }: Placed, signature: Buffer): Buffer {
  pdf.write(signature.toString('hex'), at, 'latin1');
  return pdf;
}

/** Writes the offsets into the array of the last signature, in its length. */
function withRanges(pdf: Buffer, room: number): Placed {
  const empty = `[0${` ${UNKNOWN}`.repeat(3)}]`;
  const array = pdf.lastIndexOf(empty);
  const open = pdf.lastIndexOf(`<${'0'.repeat(room * 2)}>`);
  if (array === -1 || open === -1) throw new Error('El PDF se guardó sin el lugar de su firma.');
  const close = open + room * 2 + 2;
  const offsets = [open, close, pdf.length - close].map((one) => ` ${String(one).padEnd(DIGITS)}`);
  pdf.write(`[0${offsets.join('')}]`, array, 'latin1');
  return { pdf, ranges: [pdf.subarray(0, open), pdf.subarray(close)], at: open + 1 };
}

/** As a PDF writes an instant (ISO 32000-1, 7.9.4). */
function dateOf(now: Date): string {
  return `D:${now.toISOString().slice(0, 19).replaceAll(/\D/g, '')}Z`;
}

type Library = typeof import('@libpdf/core');

/** PDF/A-1 demands an appearance even of an invisible field (ISO 19005-1, 6.5.3). */
function emptyAppearance({ PdfArray, PdfDict, PdfName, PdfNumber }: Library, file: PDF) {
  const zero = PdfNumber.of(0);
  const box = new PdfArray([zero, zero, zero, zero]);
  const entries = { Type: PdfName.of('XObject'), Subtype: PdfName.of('Form'), BBox: box, Resources: PdfDict.of({}) };
  return file.createStream(entries, new Uint8Array());
}
