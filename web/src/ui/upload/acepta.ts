import type { TipoDeArchivo } from '@fedatario/contract';

/** Not every system knows the media types, so their endings are named as well. */
const HEIC = ['image/heic', 'image/heif', '.heic', '.heif'];

export const IMAGENES: readonly TipoDeArchivo[] = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * The `accept` of an input that takes these. HEIC is taken where a JPEG is, which it becomes. Safari, and so every browser of an
 * iPhone, offers HEIC for JPEG and makes one of it at once, but only while the page does not name HEIC: there it is not named.
 */
export function acepta(tipos: readonly TipoDeArchivo[], { vendor = '' }: Partial<Pick<Navigator, 'vendor'>>): string {
  const heic = tipos.includes('image/jpeg') && !vendor.startsWith('Apple');
  return [...tipos, ...(heic ? HEIC : [])].join(',');
}
