/** No document of ours comes near: what is larger is not read, so that no phone runs out of memory. */
export const BYTES_MAXIMOS = 100 * 1024 * 1024;

export type Fallo = 'grande' | 'ilegible' | 'sinCifrado';

export type Huella = { readonly sha256: string } | { readonly fallo: Fallo };

/** The SHA-256 of a file, computed here: the file goes nowhere. */
export async function huellaDe(file: Pick<File, 'size' | 'arrayBuffer'>): Promise<Huella> {
  if (file.size > BYTES_MAXIMOS) return { fallo: 'grande' };
  // Browsers keep it from pages that did not come by https.
  if (!globalThis.crypto?.subtle) return { fallo: 'sinCifrado' };
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return { fallo: 'ilegible' };
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return { sha256: Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') };
}
