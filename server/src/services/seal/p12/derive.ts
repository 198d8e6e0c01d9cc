import { createHmac, hash, pbkdf2Sync } from 'node:crypto';
import { type Element, integerOf, oidOf, part, TAG } from '../der.ts';
import { P12Refused } from './refused.ts';

/** Spends rounds of a hash before they are computed; refuses the file when there are too many. */
export type Spend = (rounds: number) => void;

/**
 * Rounds that one file may ask for in all. NSS, which asks for the most, writes 600,000 for the file and as many for each key and
 * set of certificates.
 */
const MOST_ROUNDS = 6_000_000;

export function budget(): Spend {
  let left = MOST_ROUNDS;
  return (rounds) => {
    left -= rounds;
    if (!(left >= 0)) throw new P12Refused('certificadoCostoso');
  };
}

/** A password as PKCS#12 wants it (RFC 7292, B.1): UTF-16 with its end. */
export function bmp(password: string): Buffer {
  return Buffer.concat([Buffer.from(password, 'utf16le').swap16(), Buffer.alloc(2)]);
}

const HASHES: Readonly<Record<string, string>> = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
  '2.16.840.1.101.3.4.2.4': 'sha224',
};
const HMACS: Readonly<Record<string, string>> = {
  '1.2.840.113549.2.7': 'sha1',
  '1.2.840.113549.2.8': 'sha224',
  '1.2.840.113549.2.9': 'sha256',
  '1.2.840.113549.2.10': 'sha384',
  '1.2.840.113549.2.11': 'sha512',
};
const PBKDF2 = '1.2.840.113549.1.5.12';
const HMAC_SHA1 = '1.2.840.113549.2.7';
/** Octets that a hash works on at once. */
const BLOCKS: Readonly<Record<string, number>> = { sha1: 64, sha224: 64, sha256: 64, sha384: 128, sha512: 128 };

export const hashOf = (algorithm: Element) => known(HASHES, algorithm);
export const hmacOf = (algorithm: Element) => known(HMACS, algorithm);

function known(names: Readonly<Record<string, string>>, algorithm: Element): string {
  const name = names[oidOf(part(algorithm, 0))];
  if (!name) throw new P12Refused('certificadoDeOtroFormato');
  return name;
}

/** Uses of a derived key (RFC 7292, B.3). */
export const PURPOSE = { key: 1, iv: 2, mac: 3 } as const;

interface Derived {
  readonly hash: string;
  readonly password: Buffer;
  readonly salt: Buffer;
  readonly rounds: number;
  readonly purpose: number;
  readonly length: number;
}

/** Derives a key by PKCS#12's own function (RFC 7292, B.2). */
export function derivePkcs12(wanted: Derived, spend: Spend): Buffer {
  const { password, salt, rounds, purpose, length } = wanted;
  if (rounds < 1) throw new P12Refused('certificadoDeOtroFormato');
  const block = BLOCKS[wanted.hash] ?? 64;
  const digest = (bytes: Buffer) => hash(wanted.hash, bytes, 'buffer');
  const input = Buffer.concat([filled(salt, block), filled(password, block)]);
  const made: Buffer[] = [];
  for (let size = 0; size < length; size += made.at(-1)?.length ?? length) {
    spend(rounds);
    let found = digest(Buffer.concat([Buffer.alloc(block, purpose), input]));
    for (let round = 1; round < rounds; round += 1) found = digest(found);
    made.push(found);
    addToBlocks(input, filled(found, block), block);
  }
  return Buffer.concat(made).subarray(0, length);
}

/** Repeated up to a whole number of blocks, none for nothing. */
function filled(bytes: Buffer, block: number): Buffer {
  return bytes.length === 0 ? bytes : Buffer.alloc(Math.ceil(bytes.length / block) * block, bytes);
}

/** Adds a number, and one, to each block as a number, without its carry. */
function addToBlocks(blocks: Buffer, number: Buffer, block: number): void {
  for (let start = 0; start < blocks.length; start += block) {
    let carry = 1;
    for (let i = block - 1; i >= 0; i -= 1) {
      carry += Number(blocks[start + i]) + Number(number[i]);
      blocks[start + i] = carry & 0xff;
      carry >>= 8;
    }
  }
}

/** Derives a key by PBKDF2 (RFC 8018, 5.2), as its parameters say; any length that they say must be the one wanted. */
export function derivePbkdf2(algorithm: Element, password: Buffer, length: number, spend: Spend): Buffer {
  if (oidOf(part(algorithm, 0)) !== PBKDF2) throw new P12Refused('certificadoDeOtroFormato');
  const [salt, count, ...options] = part(algorithm, 1, TAG.sequence).parts;
  if (salt?.tag !== TAG.octets || !count) throw new P12Refused('certificadoDeOtroFormato');
  const said = options.find(({ tag }) => tag === TAG.integer);
  const prf = options.find(({ tag }) => tag === TAG.sequence);
  const rounds = integerOf(count);
  if (rounds < 1 || (said && integerOf(said) !== length)) throw new P12Refused('certificadoDeOtroFormato');
  spend(rounds);
  const name = prf ? hmacOf(prf) : (HMACS[HMAC_SHA1] ?? '');
  return pbkdf2Sync(password, salt.content, rounds, length, name);
}

/** Octets that a hash makes. */
export const sizeOf = (name: string): number => hash(name, '', 'buffer').length;

/** HMAC of the bytes. */
export function hmac(name: string, key: Buffer, bytes: Buffer): Buffer {
  return createHmac(name, key).update(bytes).digest();
}
