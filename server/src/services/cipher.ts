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
  verify,
} from 'node:crypto';

interface Keys {
  readonly seal: KeyObject;
  readonly hash: KeyObject;
  readonly sign: KeyObject;
  readonly verify: KeyObject;
  readonly register: KeyObject;
}

const VERSION = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const ED25519_PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
let keys: Keys | undefined;

/** Derives every key of the process from the one secret, kept outside the database. Once, at start. */
export function useSecret(secret: string): void {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'fedatario', purpose, 32));
  const symmetric = (purpose: string) => createSecretKey(derive(purpose));
  const ed25519 = (purpose: string) =>
    createPrivateKey({ key: Buffer.concat([ED25519_PKCS8, derive(purpose)]), format: 'der', type: 'pkcs8' });
  const tokens = ed25519('firma');
  const signing = { sign: tokens, verify: createPublicKey(tokens), register: ed25519('registro') };
  keys = { seal: symmetric('sellado'), hash: symmetric('huellas'), ...signing };
}

/** AES-256-GCM. `context` binds the result to its place, so that it cannot be moved to another row or column. */
export function seal(text: string, context: string): Buffer {
  return sealBytes(Buffer.from(text), context);
}

/** Throws when the bytes were changed, moved or sealed under another secret. */
export function unseal(sealed: Buffer, context: string): string {
  return unsealBytes(sealed, context).toString();
}

/** {@link seal}, of a file. */
export function sealBytes(bytes: Uint8Array, context: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', current().seal, iv).setAAD(Buffer.from(context));
  const body = [cipher.update(bytes), cipher.final()];
  return Buffer.concat([Buffer.from([VERSION]), iv, cipher.getAuthTag(), ...body]);
}

/** {@link unseal}, of a file. */
export function unsealBytes(sealed: Buffer, context: string): Buffer {
  const iv = sealed.subarray(1, 1 + IV_BYTES);
  const tag = sealed.subarray(1 + IV_BYTES, 1 + IV_BYTES + TAG_BYTES);
  const cipher = createDecipheriv('aes-256-gcm', current().seal, iv).setAAD(Buffer.from(context)).setAuthTag(tag);
  return Buffer.concat([cipher.update(sealed.subarray(1 + IV_BYTES + TAG_BYTES)), cipher.final()]);
}

/** A hash that only this service can compute: short codes and addresses cannot be guessed from it. */
export function keyedHash(...parts: readonly string[]): Buffer {
  return createHmac('sha256', current().hash).update(JSON.stringify(parts)).digest();
}

/** SHA-256 of these bytes. */
export function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** The Ed25519 key that signs access tokens. */
export function signingKey(): KeyObject {
  return current().sign;
}

/** The public half of {@link signingKey}. */
export function verifyingKey(): KeyObject {
  return current().verify;
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
