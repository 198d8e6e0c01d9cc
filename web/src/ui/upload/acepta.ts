import type { TipoDeArchivo } from '@fedatario/contract/base';

/** Some systems do not know these media types, so the extensions are listed too. */
const HEIC = ['image/heic', 'image/heif', '.heic', '.heif'];

export const IMAGENES: readonly TipoDeArchivo[] = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * The `accept` attribute for these types. HEIC is accepted where JPEG is, because it is converted. Safari, and so every
 * browser on iPhones, converts HEIC to JPEG by itself, but only while the page does not list HEIC: there it is left
 * out.
 */
export function acepta(tipos: readonly TipoDeArchivo[], { vendor = '' }: Partial<Pick<Navigator, 'vendor'>>): string {
  const heic = tipos.includes('image/jpeg') && !vendor.startsWith('Apple');
  return [...tipos, ...(heic ? HEIC : [])].join(',');
}
