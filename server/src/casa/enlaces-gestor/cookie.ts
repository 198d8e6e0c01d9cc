import { gestorCookie } from '../../http/gestor-cookie.ts';

/** The name of the cookie of a gestor's link where people use this address. */
export function cookieDeGestor(baseUrl: string): string {
  return gestorCookie(baseUrl.startsWith('https://'));
}
