import { timingSafeEqual } from 'node:crypto';
import { DerError, type Element, integerOf, octetsOf, oidOf, part, readBer, TAG } from '../der.ts';
import { decrypt, passwordsOf, type Unlocking } from './decrypt.ts';
import { budget, derivePbkdf2, derivePkcs12, hashOf, hmac, hmacOf, PURPOSE, sizeOf } from './derive.ts';
import { P12Refused } from './refused.ts';

/** One key or certificate of a file, in DER, with the identifier that its writer gave both of a pair. */
export interface Kept {
  readonly der: Buffer;
  readonly localKeyId?: string | undefined;
}

export interface Contents {
  /** Keys in PKCS#8. */
  readonly keys: readonly Kept[];
  readonly certificates: readonly Kept[];
}

/** A certificate alone begins with no number, and a key with another. */
const VERSION = 3;
const DATA = '1.2.840.113549.1.7.1';
const ENCRYPTED = '1.2.840.113549.1.7.6';
const PBMAC1 = '1.2.840.113549.1.5.14';
const BAG = {
  key: '1.2.840.113549.1.12.10.1.1',
  shroudedKey: '1.2.840.113549.1.12.10.1.2',
  certificate: '1.2.840.113549.1.12.10.1.3',
  nested: '1.2.840.113549.1.12.10.1.6',
};
const X509 = '1.2.840.113549.1.9.22.1';
const LOCAL_KEY_ID = '1.2.840.113549.1.9.21';
/** More than any real file has; each key and set of certificates may cost a derivation. */
const MOST_BAGS = 100;

/** Every key and certificate of a PKCS#12 file (RFC 7292). Throws P12Refused. */
export function readP12(file: Buffer, password: string): Contents {
  try {
    const unlocking = { password, spend: budget() };
    const pfx = readBer(file);
    if (integerOf(part(pfx, 0)) !== VERSION) throw new P12Refused('certificado');
    const safe = dataOf(part(pfx, 1, TAG.sequence));
    // A file without integrity check is judged by its decryption, and by the key that must match its certificate.
    const mac = pfx.parts[2];
    if (mac) checkMac(mac, safe, unlocking);
    const bags = readBer(safe).parts.flatMap((content) => bagsOf(content, unlocking));
    if (bags.length > MOST_BAGS) throw new P12Refused('certificadoCostoso');
    return {
      keys: bags.flatMap((bag) => keyOf(bag, unlocking)),
      certificates: bags.flatMap(certificateOf),
    };
  } catch (error) {
    throw error instanceof DerError ? new P12Refused('certificado') : error;
  }
}

/** The octets of a ContentInfo of plain data. Signed and enveloped ones, for public keys, are not used by those who give certificates. */
function dataOf(content: Element): Buffer {
  if (oidOf(part(content, 0)) !== DATA) throw new P12Refused('certificadoDeOtroFormato');
  return octetsOf(part(part(content, 1), 0));
}

function bagsOf(content: Element, unlocking: Unlocking): Element[] {
  const read = (plain: Buffer) => flatten(readBer(plain));
  if (oidOf(part(content, 0)) !== ENCRYPTED) return read(dataOf(content));
  const encrypted = part(part(part(content, 1), 0, TAG.sequence), 1, TAG.sequence);
  return decrypt(part(encrypted, 1, TAG.sequence), octetsOf(part(encrypted, 2)), unlocking, read);
}

/** The bags, and those inside of bags. */
function flatten(bags: Element): Element[] {
  return bags.parts.flatMap((bag) => (oidOf(part(bag, 0)) === BAG.nested ? flatten(part(part(bag, 1), 0)) : [bag]));
}

function keyOf(bag: Element, unlocking: Unlocking): Kept[] {
  const kind = oidOf(part(bag, 0));
  if (kind === BAG.key) return [{ der: part(part(bag, 1), 0).raw, localKeyId: localKeyIdOf(bag) }];
  if (kind !== BAG.shroudedKey) return [];
  const shrouded = part(part(bag, 1), 0, TAG.sequence);
  const data = octetsOf(part(shrouded, 1));
  // Read once more, without the padding that some leave after it.
  const der = decrypt(part(shrouded, 0, TAG.sequence), data, unlocking, (plain) => readBer(plain).raw);
  return [{ der, localKeyId: localKeyIdOf(bag) }];
}

function certificateOf(bag: Element): Kept[] {
  if (oidOf(part(bag, 0)) !== BAG.certificate) return [];
  const certificate = part(part(bag, 1), 0, TAG.sequence);
  if (oidOf(part(certificate, 0)) !== X509) return [];
  return [{ der: octetsOf(part(part(certificate, 1), 0)), localKeyId: localKeyIdOf(bag) }];
}

function localKeyIdOf({ parts }: Element): string | undefined {
  const attribute = parts[2]?.parts.find((one) => oidOf(part(one, 0)) === LOCAL_KEY_ID);
  return attribute && octetsOf(part(part(attribute, 1), 0)).toString('hex');
}

/** Throws unless the integrity check (RFC 7292, section 4) is of this content and this password. */
function checkMac(mac: Element, content: Buffer, { password, spend }: Unlocking): void {
  const algorithm = part(part(mac, 0), 0);
  const digest = octetsOf(part(part(mac, 0), 1));
  const matches = (made: Buffer) => made.length === digest.length && timingSafeEqual(made, digest);
  if (oidOf(part(algorithm, 0)) === PBMAC1) {
    // RFC 9579: the key has the length that its parameters say.
    const derivation = part(part(algorithm, 1), 0);
    const scheme = part(part(algorithm, 1), 1);
    const said = part(derivation, 1).parts[2];
    const name = hmacOf(scheme);
    const length = said?.tag === TAG.integer ? Math.min(integerOf(said), 64) : sizeOf(name);
    if (!matches(hmac(name, derivePbkdf2(derivation, Buffer.from(password), length, spend), content)))
      throw new P12Refused('certificado');
    return;
  }
  const name = hashOf(algorithm);
  const salt = octetsOf(part(mac, 1));
  const rounds = mac.parts[2] ? integerOf(mac.parts[2]) : 1;
  const made = passwordsOf(password).map((bytes) => {
    const given = { hash: name, password: bytes, salt, rounds, purpose: PURPOSE.mac, length: sizeOf(name) };
    return hmac(name, derivePkcs12(given, spend), content);
  });
  if (!made.some(matches)) throw new P12Refused('certificado');
}
