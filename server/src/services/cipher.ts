import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

interface Keys {
  readonly seal: Buffer;
  readonly hash: Buffer;
  readonly sign: KeyObject;
  readonly verify: KeyObject;
}

const VERSION = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const ED25519_PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
let keys: Keys | undefined;

/** Derives every key of the process from the one secret, kept outside the database. Once, at start. */
export function useSecret(secret: string): void {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'fedatario', purpose, 32));
  const key = Buffer.concat([ED25519_PKCS8, derive('firma')]);
  const sign = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  keys = { seal: derive('sellado'), hash: derive('huellas'), sign, verify: createPublicKey(sign as never) };
}

/** AES-256-GCM. `context` binds the result to its place, so that it cannot be moved to another row or column. */
export function seal(text: string, context: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', current().seal, iv).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.from([VERSION]), iv, cipher.getAuthTag(), body]);
}

/** Throws when the bytes were changed, moved or sealed under another secret. */
export function unseal(sealed: Buffer, context: string): string {
  const iv = sealed.subarray(1, 1 + IV_BYTES);
  const tag = sealed.subarray(1 + IV_BYTES, 1 + IV_BYTES + TAG_BYTES);
  const cipher = createDecipheriv('aes-256-gcm', current().seal, iv).setAAD(Buffer.from(context)).setAuthTag(tag);
  return cipher.update(sealed.subarray(1 + IV_BYTES + TAG_BYTES), undefined, 'utf8') + cipher.final('utf8');
}

/** A hash that only this service can compute: short codes and addresses cannot be guessed from it. */
export function keyedHash(...parts: readonly string[]): Buffer {
  return createHmac('sha256', current().hash).update(JSON.stringify(parts)).digest();
}

/** The Ed25519 key that signs access tokens. */
export function signingKey(): KeyObject {
  return current().sign;
}

/** The public half of {@link signingKey}. */
export function verifyingKey(): KeyObject {
  return current().verify;
}

function current(): Keys {
  if (!keys) throw new Error('useSecret debe llamarse antes de cifrar.');
  return keys;
}
