import { createDecipheriv } from 'node:crypto';
import { type Element, integerOf, octetsOf, oidOf, part, TAG } from '../der.ts';
import { bmp, derivePbkdf2, derivePkcs12, PURPOSE, type Spend } from './derive.ts';
import { P12Refused } from './refused.ts';

export interface Unlocking {
  readonly password: string;
  readonly spend: Spend;
}

const PBES2 = '1.2.840.113549.1.5.13';

/** Ciphers of PBES2 (RFC 8018) with the octets of their keys. */
const CIPHERS: Readonly<Record<string, { name: string; length: number }>> = {
  '2.16.840.1.101.3.4.1.2': { name: 'aes-128-cbc', length: 16 },
  '2.16.840.1.101.3.4.1.22': { name: 'aes-192-cbc', length: 24 },
  '2.16.840.1.101.3.4.1.42': { name: 'aes-256-cbc', length: 32 },
  '1.2.840.113549.3.7': { name: 'des-ede3-cbc', length: 24 },
};

/** Older schemes of PKCS#12 (RFC 7292, appendix C). RC2 is in OpenSSL's legacy provider, which only this process loads. */
const OLDER: Readonly<Record<string, { name: string; length: number }>> = {
  '1.2.840.113549.1.12.1.3': { name: 'des-ede3-cbc', length: 24 },
  '1.2.840.113549.1.12.1.4': { name: 'des-ede-cbc', length: 16 },
  '1.2.840.113549.1.12.1.5': { name: 'rc2-cbc', length: 16 },
  '1.2.840.113549.1.12.1.6': { name: 'rc2-40-cbc', length: 5 },
};
const IV_LENGTH = 8;

/**
 * Decrypts what a password protects and reads it. An encoding of the password that does not open it is followed by the next one:
 * most write UTF-8 in PBES2, NSS and its descendants PKCS#12's own encoding.
 */
export function decrypt<Read>(
  algorithm: Element,
  data: Buffer,
  { password, spend }: Unlocking,
  read: (plain: Buffer) => Read,
): Read {
  const scheme = oidOf(part(algorithm, 0));
  const parameters = part(algorithm, 1, TAG.sequence);
  const older = OLDER[scheme];
  const ways: readonly (() => Buffer)[] = older
    ? passwordsOf(password).map((bytes) => () => decryptOlder(older, parameters, { bytes, spend }, data))
    : [Buffer.from(password), bmp(password)].map(
        (bytes) => () => decryptPbes2(scheme, parameters, { bytes, spend }, data),
      );
  for (const way of ways) {
    try {
      return read(way());
    } catch (error) {
      if (error instanceof P12Refused && error.reason !== 'certificado') throw error;
    }
  }
  throw new P12Refused('certificado');
}

/** No password is an empty one with or without its end: both are written. */
export function passwordsOf(password: string): Buffer[] {
  return password === '' ? [bmp(password), Buffer.alloc(0)] : [bmp(password)];
}

interface Password {
  readonly bytes: Buffer;
  readonly spend: Spend;
}

function decryptPbes2(scheme: string, parameters: Element, { bytes, spend }: Password, data: Buffer): Buffer {
  if (scheme !== PBES2) throw new P12Refused('certificadoDeOtroFormato');
  const encryption = part(parameters, 1, TAG.sequence);
  const cipher = CIPHERS[oidOf(part(encryption, 0))];
  if (!cipher) throw new P12Refused('certificadoDeOtroFormato');
  const key = derivePbkdf2(part(parameters, 0, TAG.sequence), bytes, cipher.length, spend);
  return decipher(cipher.name, key, octetsOf(part(encryption, 1, TAG.octets)), data);
}

function decryptOlder(
  { name, length }: { name: string; length: number },
  parameters: Element,
  { bytes: password, spend }: Password,
  data: Buffer,
): Buffer {
  const given = { hash: 'sha1', password, salt: octetsOf(part(parameters, 0)), rounds: integerOf(part(parameters, 1)) };
  const key = derivePkcs12({ ...given, purpose: PURPOSE.key, length }, spend);
  const iv = derivePkcs12({ ...given, purpose: PURPOSE.iv, length: IV_LENGTH }, spend);
  return decipher(name, key, iv, data);
}

function decipher(name: string, key: Buffer, iv: Buffer, data: Buffer): Buffer {
  const made = opened(name, key, iv);
  return Buffer.concat([made.update(data), made.final()]);
}

/** A cipher that this OpenSSL does not have is no fault of the password. */
function opened(name: string, key: Buffer, iv: Buffer) {
  try {
    return createDecipheriv(name, key, iv);
  } catch {
    throw new P12Refused('certificadoDeOtroFormato');
  }
}
