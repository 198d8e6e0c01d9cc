/** Storage keys of a session (specification, section 4): access token and e-mail, nothing else. */
const TOKEN = 'access_token';
const EMAIL = 'email';

export interface Vault {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export const readToken = (vault: Vault = localStorage): string | null => vault.getItem(TOKEN);
export const readEmail = (vault: Vault = localStorage): string | null => vault.getItem(EMAIL);

export function keepToken(token: string, vault: Vault = localStorage): void {
  vault.setItem(TOKEN, token);
}

/** The e-mail is written last, because the other tabs listen to its change. */
export function keepSession(token: string, email: string, vault: Vault = localStorage): void {
  vault.setItem(TOKEN, token);
  vault.setItem(EMAIL, email);
}

export function forgetSession(vault: Vault = localStorage): void {
  vault.removeItem(TOKEN);
  vault.removeItem(EMAIL);
}

/** Calls back when another tab signs in or out. Returns a function that unsubscribes. */
export function onOtherTab(callback: () => void): () => void {
  const listener = ({ key }: StorageEvent) => {
    if (key === EMAIL || key === null) callback();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Specification, section 5: a token is invalid after its expiry; an unreadable one is, too. */
export function isExpired(token: string, now = Date.now()): boolean {
  const expiry = expiryOf(token);
  return expiry === undefined || expiry * 1000 < now;
}

/** Seconds since 1970. */
function expiryOf(token: string): number | undefined {
  try {
    const payload = token.split('.')[1] ?? '';
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof exp === 'number' ? exp : undefined;
  } catch {
    return undefined;
  }
}
