/** What a session leaves in the browser (specification, section 4): the access token and the e-mail, nothing else. */
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

/** The e-mail goes last: its change is what the other tabs listen to. */
export function keepSession(token: string, email: string, vault: Vault = localStorage): void {
  vault.setItem(TOKEN, token);
  vault.setItem(EMAIL, email);
}

export function forgetSession(vault: Vault = localStorage): void {
  vault.removeItem(TOKEN);
  vault.removeItem(EMAIL);
}

/** Calls back when another tab signs in or out. Returns how to stop. */
export function onOtherTab(callback: () => void): () => void {
  const listener = ({ key }: StorageEvent) => {
    if (key === EMAIL || key === null) callback();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Specification, section 5: a token whose expiry is earlier than now is invalid; so is one that cannot be read. */
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
