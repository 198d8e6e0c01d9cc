import type { TipoDeArchivo } from '@fedatario/contract/base';

/** Types of file that are accepted. HEIC, the photograph of an iPhone, is stored as JPEG. */
export type Signature = TipoDeArchivo | 'image/heic';

/** Still pictures in HEVC (ISO/IEC 23008-12, annex B): of 8 bits and of more, single and in layers. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis'];
/** Programs of institutions write a byte-order mark or blank lines before the header, and readers of PDF skip them. */
const PDF = /^(?:\xef\xbb\xbf)?[\s\0]*%PDF-/;
/** Bytes of the longest list of brands that is read. */
const MOST_BRANDS = 256;

/** Type of a file by its first bytes; its name and the browser's claim count for nothing. */
export function signatureOf(bytes: Uint8Array): Signature | undefined {
  const begins = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, MOST_BRANDS)).toString(
    'latin1',
  );
  if (PDF.test(begins)) return 'application/pdf';
  if (begins.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (begins.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (begins.startsWith('RIFF') && begins.slice(8, 12) === 'WEBP') return 'image/webp';
  if (brandsOf(begins).some((brand) => HEIC_BRANDS.includes(brand))) return 'image/heic';
  return undefined;
}

/** The PDF without what stands before its header, from which its positions are counted. */
export function fromHeader(bytes: Uint8Array): Buffer {
  const given = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return given.subarray(given.indexOf('%PDF-'));
}

/** Brands of the box `ftyp` (ISO/IEC 14496-12, 4.3): size, name, major brand, version, compatible brands. */
function brandsOf(begins: string): string[] {
  if (begins.slice(4, 8) !== 'ftyp') return [];
  const size = Buffer.from(begins.slice(0, 4), 'latin1').readUInt32BE();
  const others = begins.slice(16, size).match(/.{4}/gs) ?? [];
  return [begins.slice(8, 12), ...others];
}
