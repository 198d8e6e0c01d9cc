import { type Element, part, readBer, TAG } from './der.ts';

/** Parts of a certificate (RFC 5280, 4.1) that Node's class does not give, or not as they are written. */
export interface CertificateParts {
  /** INTEGER and Name, in DER, as they stand in the certificate. */
  readonly serial: Buffer;
  readonly issuer: Buffer;
  readonly subject: Buffer;
  /** Undefined when the certificate does not limit its use. */
  readonly usage?: KeyUsage | undefined;
}

/** The bits of a key usage (RFC 5280, 4.2.1.3) by which documents are signed. */
export interface KeyUsage {
  readonly digitalSignature: boolean;
  readonly nonRepudiation: boolean;
}

const VERSION = 0xa0;
const EXTENSIONS = 0xa3;
/** Object identifiers in hexadecimal, as DER writes them: 2.5.29.15 and 2.5.4.3. */
const KEY_USAGE = '551d0f';
const COMMON_NAME = '550403';

/** Throws when the bytes are not a certificate. */
export function partsOf(certificate: Uint8Array): CertificateParts {
  const body = part(readBer(Buffer.from(certificate)), 0, TAG.sequence);
  const from = body.parts[0]?.tag === VERSION ? 1 : 0;
  return {
    serial: part(body, from, TAG.integer).raw,
    issuer: part(body, from + 2, TAG.sequence).raw,
    subject: part(body, from + 4, TAG.sequence).raw,
    usage: usageOf(body),
  };
}

function usageOf(body: Element): KeyUsage | undefined {
  const extensions = body.parts.find(({ tag }) => tag === EXTENSIONS)?.parts[0]?.parts ?? [];
  const usage = extensions.find(({ parts: [id] }) => id?.content.toString('hex') === KEY_USAGE);
  const value = usage?.parts.at(-1);
  if (!value) return undefined;
  // The first octet of a BIT STRING counts the unused bits at its end.
  const bits = readBer(value.content).content[1] ?? 0;
  return { digitalSignature: (bits & 0x80) !== 0, nonRepudiation: (bits & 0x40) !== 0 };
}

/**
 * The common name in a Name; the last one, since a name goes from the general to the particular, and an attribute of a
 * multi-valued one like any other. Undefined when there is none.
 */
export function commonNameOf(name: Buffer): string | undefined {
  const attributes = readBer(name).parts.flatMap(({ parts }) => parts);
  const found = attributes.findLast(({ parts: [type] }) => type?.content.toString('hex') === COMMON_NAME)?.parts[1];
  const text =
    found &&
    textOf(found)
      .replaceAll(/[\p{Cc}\s]+/gu, ' ')
      .trim();
  return text || undefined;
}

const UTF8 = 12;
const UNIVERSAL = 28;
const BMP = 30;

/** T61String is read as Latin-1, as those who still write it do. */
function textOf({ tag, content }: Element): string {
  if (tag === UTF8) return content.toString('utf8');
  if (tag === BMP) return new TextDecoder('utf-16be').decode(content);
  if (tag !== UNIVERSAL) return content.toString('latin1');
  const codes = Array.from({ length: Math.floor(content.length / 4) }, (_, i) => content.readUInt32BE(i * 4));
  return codes.map((code) => (code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd')).join('');
}
