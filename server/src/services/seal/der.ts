/** One element of ASN.1 in BER (X.690), of which DER is a part. */
export interface Element {
  /** The identifier octet: class, form and number. */
  readonly tag: number;
  /** All of its octets, as they stand in the file. */
  readonly raw: Buffer;
  /** The octets inside; of an element of indefinite length, without its end. */
  readonly content: Buffer;
  /** The elements inside; none in a primitive one. */
  readonly parts: readonly Element[];
}

/** The bytes are not BER, or not of the expected shape. */
export class DerError extends Error {}

export const TAG = { integer: 2, bits: 3, octets: 4, null: 5, oid: 6, sequence: 0x30, set: 0x31 } as const;
const CONSTRUCTED = 0x20;
const DEEPEST = 40;
const INDEFINITE = 0x80;

/** The first element in the bytes; what follows it is not read. */
export function readBer(bytes: Buffer): Element {
  return readAt(bytes, 0, 0);
}

function readAt(bytes: Buffer, at: number, depth: number): Element {
  const tag = octet(bytes, at);
  if (depth > DEEPEST || (tag & 0x1f) === 0x1f) throw new DerError('unreadable element');
  const [start, length] = lengthAt(bytes, at + 1);
  if (length === undefined) return readIndefinite(bytes, { at, start, tag, depth });
  const end = start + length;
  if (end > bytes.length) throw new DerError('an element ends after the bytes');
  const content = bytes.subarray(start, end);
  return { tag, raw: bytes.subarray(at, end), content, parts: partsOf(tag, content, depth) };
}

function partsOf(tag: number, content: Buffer, depth: number): Element[] {
  const parts: Element[] = [];
  if ((tag & CONSTRUCTED) === 0) return parts;
  for (let at = 0; at < content.length; ) {
    const part = readAt(content, at, depth + 1);
    parts.push(part);
    at += part.raw.length;
  }
  return parts;
}

interface Opened {
  readonly at: number;
  readonly start: number;
  readonly tag: number;
  readonly depth: number;
}

/** Ends with two octets of zero (X.690, 8.1.5). */
function readIndefinite(bytes: Buffer, { at, start, tag, depth }: Opened): Element {
  if ((tag & CONSTRUCTED) === 0) throw new DerError('a primitive element without a length');
  const parts: Element[] = [];
  let end = start;
  while (octet(bytes, end) !== 0 || octet(bytes, end + 1) !== 0) {
    const part = readAt(bytes, end, depth + 1);
    parts.push(part);
    end += part.raw.length;
  }
  return { tag, raw: bytes.subarray(at, end + 2), content: bytes.subarray(start, end), parts };
}

/** The place after a length, and the length; undefined when it is indefinite. */
function lengthAt(bytes: Buffer, at: number): [number, number | undefined] {
  const first = octet(bytes, at);
  if (first < INDEFINITE) return [at + 1, first];
  if (first === INDEFINITE) return [at + 1, undefined];
  const size = first & 0x7f;
  if (size > 4 || at + 1 + size > bytes.length) throw new DerError('unreadable length');
  return [at + 1 + size, bytes.readUIntBE(at + 1, size)];
}

function octet(bytes: Buffer, at: number): number {
  const found = bytes[at];
  if (found === undefined) throw new DerError('the bytes end too early');
  return found;
}

/** A part by its place; throws when there is none, or it has another tag. */
export function part({ parts }: Element, place: number, tag?: number): Element {
  const found = parts[place];
  if (!found || (tag !== undefined && found.tag !== tag)) throw new DerError('an element is missing');
  return found;
}

/** The octets of an OCTET STRING or of one tagged implicitly, which BER may cut in pieces. */
export function octetsOf({ tag, content, parts }: Element): Buffer {
  return (tag & CONSTRUCTED) === 0 ? content : Buffer.concat(parts.map(octetsOf));
}

/** An object identifier as it is written: 1.2.840.113549. */
export function oidOf({ tag, content }: Element): string {
  if (tag !== TAG.oid || content.length === 0) throw new DerError('an object identifier is missing');
  const arcs: number[] = [];
  let arc = 0;
  for (const byte of content) {
    arc = arc * 128 + (byte & 0x7f);
    if (byte >= 0x80) continue;
    arcs.push(arc);
    arc = 0;
  }
  const [joined = 0, ...rest] = arcs;
  const first = Math.min(Math.floor(joined / 40), 2);
  return [first, joined - first * 40, ...rest].join('.');
}

/** An integer of zero or more; infinite when it is longer than six octets. */
export function integerOf({ tag, content }: Element): number {
  if (tag !== TAG.integer || content.length === 0 || octet(content, 0) >= 0x80)
    throw new DerError('a number is missing');
  return content.length > 6 ? Number.POSITIVE_INFINITY : content.readUIntBE(0, content.length);
}

/** An element in DER. */
export function der(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const length = contents.reduce((sum, { byteLength }) => sum + byteLength, 0);
  return Buffer.concat([Buffer.from([tag, ...lengthOctets(length)]), ...contents]);
}

function lengthOctets(length: number): number[] {
  if (length < INDEFINITE) return [length];
  const octets: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) octets.unshift(rest % 256);
  return [INDEFINITE + octets.length, ...octets];
}

export const sequence = (...contents: readonly Uint8Array[]): Buffer => der(TAG.sequence, ...contents);
export const octets = (content: Uint8Array): Buffer => der(TAG.octets, content);
export const nothing = der(TAG.null);

/** A SET OF, whose elements DER orders by their octets (X.690, 11.6), under the tag of a set or an implicit one. */
export function setOf(elements: readonly Buffer[], tag: number = TAG.set): Buffer {
  return der(tag, ...elements.toSorted(Buffer.compare));
}

/** An INTEGER of unsigned octets. */
export function integer(value: number | Buffer): Buffer {
  const given = typeof value === 'number' ? Buffer.from([value]) : value;
  const first = given.findIndex((byte) => byte !== 0);
  const bytes = first === -1 ? Buffer.alloc(1) : given.subarray(first);
  return der(TAG.integer, octet(bytes, 0) >= 0x80 ? Buffer.concat([Buffer.alloc(1), bytes]) : bytes);
}

export function oid(written: string): Buffer {
  const [first = 0, second = 0, ...rest] = written.split('.').map(Number);
  const content = [first * 40 + second, ...rest].flatMap((arc) => {
    const octetsOfArc = [arc % 128];
    for (let left = Math.floor(arc / 128); left > 0; left = Math.floor(left / 128))
      octetsOfArc.unshift((left % 128) + 128);
    return octetsOfArc;
  });
  return der(TAG.oid, Buffer.from(content));
}
