import { randomBytes } from 'node:crypto';
import { keyedHash } from '../../services/cipher.ts';
import { sameHash } from './sesion/tokens.ts';

/** Accounts one browser is known for: the people of a family or an office share it. */
const ACCOUNTS = 5;

/** The name of a browser that opened this account before: the cookie carries a signature for it that only we can make. */
export function knownDevice(cookie: string | undefined, email: string): string | undefined {
  const { name, signatures } = readCookie(cookie);
  const expected = name && sign(name, email);
  return expected && signatures.some((given) => sameHash(given, expected)) ? name : undefined;
}

/** The cookie of a browser that has just proved it belongs to this account; what it was known for before stays. */
export function deviceCookie(cookie: string | undefined, email: string): string {
  const before = readCookie(cookie);
  const name = before.name ?? randomBytes(16).toString('base64url');
  const own = sign(name, email);
  const others = before.signatures.filter((signature) => !sameHash(signature, own));
  return [name, ...[own, ...others].slice(0, ACCOUNTS).map((hash) => hash.toString('base64url'))].join('.');
}

function readCookie(cookie: string | undefined) {
  const [name, ...signatures] = (cookie ?? '').slice(0, 1000).split('.');
  return {
    name: name && /^[\w-]{22}$/.test(name) ? name : undefined,
    signatures: signatures.map((text) => Buffer.from(text, 'base64url')),
  };
}

function sign(name: string, email: string): Buffer {
  return keyedHash('dispositivo', name, email);
}
