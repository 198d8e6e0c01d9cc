/** The name of the cookie of a gestor's link; the prefix makes the browser refuse it from any other host or without https. */
export function gestorCookie(secure: boolean): string {
  return secure ? '__Host-gestor' : 'gestor';
}
