import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  sign,
  timingSafeEqual,
  verify,
} from 'node:crypto';

/** Keys that follow from one secret. */
interface Derived {
  /** Eight hexadecimal digits that tell secrets apart and say nothing of them. */
  readonly name: string;
  readonly seal: KeyObject;
  readonly hash: Buffer;
  readonly sign: KeyObject;
  readonly register: Buffer;
}

/** Keys that outlive the secret they come from: a hash cannot be made anew, and a signature of a past day must hold. */
interface LastingKeys {
  /** 32 bytes of the key of {@link keyedHash}. */
  readonly hash: Buffer;
  /** 32 bytes of the Ed25519 seed of {@link signRegister}. */
  readonly register: Buffer;
}

interface Keys {
  /** The newest first; the others only open and verify. */
  readonly of: readonly [Derived, ...Derived[]];
  readonly hash: KeyObject;
  readonly register: KeyObject;
}

const VERSION = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Characters of a signature: 32 bytes in base64url. */
const SIGNATURE_LENGTH = 43;
const ED25519_PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
let keys: Keys | undefined;

/**
 * Derives every key of the process from its secrets, kept outside the database. Once, at start. Only the first seals and
 * signs; what was sealed and signed under the others is still read.
 */
export function useSecret(newest: string, ...others: readonly string[]): void {
  const of: Keys['of'] = [derive(newest), ...others.map(derive)];
  keys = { of, ...lasting(of[0]) };
}

/** Goes on with the lasting keys that the database keeps, in place of those that follow from the newest secret. */
function useLastingKeys(kept: LastingKeys): void {
  keys = { of: current().of, ...lasting(kept) };
}

/** The lasting keys that follow from the secret in this place; 0 is the newest. */
function lastingKeysOf(place: number): LastingKeys {
  const derived = current().of[place];
  if (!derived) throw new Error(`No hay un secreto en el lugar ${place}.`);
  return { hash: derived.hash, register: derived.register };
}

function derive(secret: string): Derived {
  const of = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'fedatario', purpose, 32));
  const name = of('nombre').toString('hex').slice(0, 8);
  return {
    name,
    seal: createSecretKey(of('sellado')),
    hash: of('huellas'),
    sign: ed25519(of('firma')),
    register: of('registro'),
  };
}

function lasting({ hash, register }: LastingKeys): Pick<Keys, 'hash' | 'register'> {
  return { hash: createSecretKey(hash), register: ed25519(register) };
}

function ed25519(seed: Buffer): KeyObject {
  return createPrivateKey({ key: Buffer.concat([ED25519_PKCS8, seed]), format: 'der', type: 'pkcs8' });
}

/** AES-256-GCM. `context` binds the result to its place, so that it cannot be moved to another row or column. */
export function seal(text: string, context: string): Buffer {
  return sealBytes(Buffer.from(text), context);
}

/** Throws when the bytes were changed, moved or sealed under a secret that the process does not have. */
export function unseal(sealed: Buffer, context: string): string {
  return unsealBytes(sealed, context).toString();
}

/** {@link seal}, of a file. */
export function sealBytes(bytes: Uint8Array, context: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', current().of[0].seal, iv).setAAD(Buffer.from(context));
  const body = [cipher.update(bytes), cipher.final()];
  return Buffer.concat([Buffer.from([VERSION]), iv, cipher.getAuthTag(), ...body]);
}

/** {@link unseal}, of a file. */
export function unsealBytes(sealed: Buffer, context: string): Buffer {
  return open(sealed, context).bytes;
}

/** Place of the secret under which the bytes are sealed; 0 is the newest. Undefined when none of them opens it. */
export function placeOfSecret(sealed: Buffer, context: string): number | undefined {
  try {
    return open(sealed, context).place;
  } catch {
    return undefined;
  }
}

/** The name of the secret in this place; empty when there is none. */
export function nameOfSecret(place: number | undefined): string {
  return (place === undefined ? undefined : current().of[place]?.name) ?? '';
}

/** Tries the secrets in their order: the bytes do not name theirs, and outside a rotation there is one. */
function open(sealed: Buffer, context: string): { readonly bytes: Buffer; readonly place: number } {
  let failure: unknown;
  for (const [place, { seal: key }] of current().of.entries()) {
    try {
      return { bytes: openWith(key, sealed, context), place };
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

function openWith(key: KeyObject, sealed: Buffer, context: string): Buffer {
  const iv = sealed.subarray(1, 1 + IV_BYTES);
  const tag = sealed.subarray(1 + IV_BYTES, 1 + IV_BYTES + TAG_BYTES);
  const cipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context)).setAuthTag(tag);
  return Buffer.concat([cipher.update(sealed.subarray(1 + IV_BYTES + TAG_BYTES)), cipher.final()]);
}

/**
 * A hash to be stored, which only this service can compute: short codes and addresses cannot be guessed from it. It stays the same when the
 * secret changes; what is signed to be shown takes {@link signatureOf}.
 */
export function keyedHash(...parts: readonly string[]): Buffer {
  return createHmac('sha256', current().hash).update(JSON.stringify(parts)).digest();
}

/**
 * Signs what is shown and comes back: the newest secret makes it, also without a database, and the secrets given beside it verify
 * it. The first part says what is signed.
 */
export function signatureOf(...parts: readonly string[]): string {
  return signatureUnder(current().of[0], parts);
}

/** Whether the signature, or its first `length` characters, was made under one of the secrets that the process has. */
export function isSignature(given: string, parts: readonly string[], length = SIGNATURE_LENGTH): boolean {
  const bytes = Buffer.from(given);
  return current().of.some((derived) => {
    const expected = Buffer.from(signatureUnder(derived, parts).slice(0, length));
    return expected.length === bytes.length && timingSafeEqual(expected, bytes);
  });
}

function signatureUnder({ hash }: Derived, parts: readonly string[]): string {
  return createHmac('sha256', hash).update(JSON.stringify(parts)).digest('base64url');
}

/** SHA-256 of these bytes. */
export function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** The Ed25519 key that signs access tokens. */
export function signingKey(): KeyObject {
  return current().of[0].sign;
}

/** The public halves of {@link signingKey}, that of the newest secret first. */
export function verifyingKeys(): readonly KeyObject[] {
  return current().of.map(({ sign: key }) => createPublicKey(key));
}

/** Signs the head of a notary's register (Ed25519, RFC 8032). */
export function signRegister(text: string): Buffer {
  return sign(null, Buffer.from(text), current().register);
}

export function isRegisterSigned(text: string, signature: Buffer): boolean {
  return verify(null, Buffer.from(text), createPublicKey(current().register), signature);
}

function current(): Keys {
  if (!keys) throw new Error('useSecret debe llamarse antes de cifrar.');
  return keys;
}

/** Functions that the database's keeping of the lasting keys needs. */
export const lastingCipher = { seal, unseal, placeOfSecret, lastingKeysOf, useLastingKeys };
