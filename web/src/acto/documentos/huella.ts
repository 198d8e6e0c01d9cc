/**
 * No document issued here comes near this size. A larger file is not read, so that a phone does not run out of memory.
 */
export const MEGAS_MAXIMOS = 100;
export const BYTES_MAXIMOS = MEGAS_MAXIMOS * 1024 * 1024;

export type Fallo = 'grande' | 'ilegible' | 'sinCifrado';

export type Huella = { readonly sha256: string } | { readonly fallo: Fallo };

/** The SHA-256 of a file, computed in the browser: the file is never uploaded. */
export async function huellaDe(file: Pick<File, 'size' | 'arrayBuffer'>): Promise<Huella> {
  if (file.size > BYTES_MAXIMOS) return { fallo: 'grande' };
  // Browsers withhold `crypto.subtle` from pages that were not served over https.
  if (!globalThis.crypto?.subtle) return { fallo: 'sinCifrado' };
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return { fallo: 'ilegible' };
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return { sha256: Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') };
}
