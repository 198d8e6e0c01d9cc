import { createHmac, pbkdf2Sync } from 'node:crypto';
import { der, integer, nothing, octets, oid, sequence, setOf } from '../der.ts';

/** A key or a certificate in DER, with the identifier that pairs them. */
interface Bag {
  readonly key?: Buffer;
  readonly certificate?: Buffer;
  readonly localKeyId?: string;
}

/** How a file says that its password is checked: not at all, by PBMAC1 (RFC 9579), or by a digest that says its rounds and is wrong. */
type Integrity = { readonly pbmac1: string } | { readonly wrongAfter: Buffer } | undefined;

const CONTEXT = 0xa0;
const DATA = oid('1.2.840.113549.1.7.1');
const HMAC_SHA256 = sequence(oid('1.2.840.113549.2.9'), nothing);

/** A PKCS#12 file of these bags in this order, as no tool writes it; nothing in it is encrypted. */
export function assembleP12(bags: readonly Bag[], integrity?: Integrity): Buffer {
  const contents = sequence(...bags.map(bagOf));
  const safe = sequence(data(contents));
  return sequence(integer(3), data(safe), ...(integrity ? [macOf(safe, integrity)] : []));
}

const data = (content: Buffer) => sequence(DATA, der(CONTEXT, octets(content)));

function bagOf({ key, certificate, localKeyId }: Bag): Buffer {
  const attributes = localKeyId
    ? [setOf([sequence(oid('1.2.840.113549.1.9.21'), setOf([octets(Buffer.from(localKeyId))]))])]
    : [];
  if (key) return sequence(oid('1.2.840.113549.1.12.10.1.1'), der(CONTEXT, key), ...attributes);
  const x509 = sequence(oid('1.2.840.113549.1.9.22.1'), der(CONTEXT, octets(certificate ?? Buffer.of())));
  return sequence(oid('1.2.840.113549.1.12.10.1.3'), der(CONTEXT, x509), ...attributes);
}

function macOf(safe: Buffer, integrity: NonNullable<Integrity>): Buffer {
  const salt = Buffer.alloc(8, 7);
  if ('wrongAfter' in integrity) {
    const sha256 = sequence(oid('2.16.840.1.101.3.4.2.1'), nothing);
    return sequence(sequence(sha256, octets(Buffer.alloc(32))), octets(salt), integer(integrity.wrongAfter));
  }
  const key = pbkdf2Sync(integrity.pbmac1, salt, 2048, 32, 'sha256');
  const kdf = sequence(
    oid('1.2.840.113549.1.5.12'),
    sequence(octets(salt), integer(Buffer.from([8, 0])), integer(32), HMAC_SHA256),
  );
  const algorithm = sequence(oid('1.2.840.113549.1.5.14'), sequence(kdf, HMAC_SHA256));
  const digest = createHmac('sha256', key).update(safe).digest();
  return sequence(sequence(algorithm, octets(digest)), octets(Buffer.from('NOT USED')), integer(1));
}
