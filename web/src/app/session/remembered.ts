const KEPT = 'redirectUrl';

/** Stores the path that a guest asked for, until they have signed in. */
export function rememberPath(path: string): void {
  sessionStorage.setItem(KEPT, path);
}

/** The stored path; reading it removes it. */
export function takeRemembered(): string | undefined {
  const kept = sessionStorage.getItem(KEPT);
  sessionStorage.removeItem(KEPT);
  return localPath(kept);
}

const ORIGIN = 'http://local.invalid';

/** The text if it is a path of this site, else undefined, so that a stored address never redirects to another site. */
export function localPath(text: string | null): string | undefined {
  if (text === null || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return undefined;
  const url = URL.canParse(text, ORIGIN) ? new URL(text, ORIGIN) : undefined;
  return url?.origin === ORIGIN && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : undefined;
}
