/** The name of the cookie of a gestor's link; the prefix makes the browser refuse it from any other host or without https. */
export function cookieDeGestor(baseUrl: string): string {
  return baseUrl.startsWith('https://') ? '__Host-gestor' : 'gestor';
}
