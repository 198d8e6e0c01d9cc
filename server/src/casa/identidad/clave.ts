import { hash, verify } from '@node-rs/argon2';
import { invalidField } from '../../http/errors.ts';
import { isCommonPassword } from '../../services/identity/common-passwords.ts';

/** Argon2id with the parameters OWASP recommends: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Verified when the account does not exist, so that it takes as long. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$IDM/uwj91WjsWrOhADJ/0A$qwpvsF2tN2jU7jeI4HRaQZBCivXg3Bxw9lZDjbErFLI';

export function hashClave(clave: string): Promise<string> {
  return hash(oneWriting(clave), PARAMETERS);
}

export async function matchesClave(claveHash: string | null | undefined, clave: string): Promise<boolean> {
  const matches = await verify(claveHash ?? NOBODY, oneWriting(clave)).catch(() => false);
  return matches && Boolean(claveHash);
}

/** A password may have any shape, but not be one that everybody tries first, nor the address itself. */
export async function checkClave(clave: string, email: string, campo: string): Promise<void> {
  const typed = oneWriting(clave).toLowerCase();
  const known = (await isCommonPassword(typed)) || typed === email || typed === email.split('@')[0];
  if (known) throw invalidField(campo, 'claveComun');
}

/** Normalised, because some keyboards write «ñ» and accents as two characters. */
function oneWriting(clave: string): string {
  return clave.normalize('NFC');
}
