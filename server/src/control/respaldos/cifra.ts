import { hkdfSync } from 'node:crypto';
import { bech32 } from '@scure/base';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import type { Secrets } from '../../services/secret.ts';

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

export async function cifraDe(recipient: string | undefined, [newest]: Secrets): Promise<Cifra> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient ?? (await identityToRecipient(identidadDe(newest))));
  return { cifrar: async (bytes) => Buffer.from(await encrypter.encrypt(bytes)) };
}

/** A backup from before a rotation opens with the secret of its time. */
export function llaveDe(identity: string | undefined, secrets: Secrets): Llave {
  const decrypter = new Decrypter();
  for (const one of identity === undefined ? secrets.map(identidadDe) : [identity]) decrypter.addIdentity(one);
  return { abrir: async (bytes) => Buffer.from(await decrypter.decrypt(bytes)) };
}
