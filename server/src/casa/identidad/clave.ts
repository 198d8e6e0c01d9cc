import { hash, verify } from '@node-rs/argon2';
import { invalidField } from '../../http/errors.ts';
import { isCommonPassword } from '../../services/identity/common-passwords.ts';

/** Work of one hash of Argon2id; `memoryCost` in KiB, `timeCost` in passes. */
export interface CostoDeClave {
  readonly memoryCost: number;
  readonly timeCost: number;
}

export interface Claves {
  readonly hash: (clave: string) => Promise<string>;
  /** Without a hash, as of an account that does not exist, it takes as long and does not match. */
  readonly matches: (claveHash: string | null | undefined, clave: string) => Promise<boolean>;
}

/** The parameters that OWASP recommends for Argon2id: 19 MiB, two passes, one lane. */
const COSTO: CostoDeClave = { memoryCost: 19_456, timeCost: 2 };

/** Password hashes of a cost; tests that are not about them give a smaller one. */
export function openClaves(costo = COSTO): Claves {
  const parameters = `m=${costo.memoryCost},t=${costo.timeCost},p=1`;
  const nobody = `$argon2id$v=19$${parameters}$IDM/uwj91WjsWrOhADJ/0A$qwpvsF2tN2jU7jeI4HRaQZBCivXg3Bxw9lZDjbErFLI`;
  return {
    hash: (clave) => hash(oneWriting(clave), { ...costo, parallelism: 1 }),
    matches: async (claveHash, clave) => {
      const matches = await verify(claveHash ?? nobody, oneWriting(clave)).catch(() => false);
      return matches && Boolean(claveHash);
    },
  };
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
