import { hkdfSync } from 'node:crypto';
import { bech32 } from '@scure/base';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';

/** Encrypts what leaves for a backup, in the format of age (age-encryption.org/v1), which its own command reads too. */
export interface Cifra {
  readonly cifrar: (bytes: Uint8Array) => Promise<Buffer>;
}

/** Opens what a backup holds. Throws when it was changed, or encrypted for another key. */
export interface Llave {
  readonly abrir: (bytes: Uint8Array) => Promise<Buffer>;
}

/** A key of a backup that follows from the secret: for installations that name none of their own. */
function identidadDe(secret: string): string {
  const bytes = new Uint8Array(hkdfSync('sha256', secret, 'fedatario', 'respaldos', 32));
  return bech32.encodeFromBytes('AGE-SECRET-KEY-', bytes).toUpperCase();
}

export async function cifraDe(recipient: string | undefined, secret: string): Promise<Cifra> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient ?? (await identityToRecipient(identidadDe(secret))));
  return { cifrar: async (bytes) => Buffer.from(await encrypter.encrypt(bytes)) };
}

export function llaveDe(identity: string | undefined, secret: string): Llave {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity ?? identidadDe(secret));
  return { abrir: async (bytes) => Buffer.from(await decrypter.decrypt(bytes)) };
}
