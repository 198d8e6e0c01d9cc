const KEPT = 'redirectUrl';

/** Keeps where a person wanted to go, until she has signed in. */
export function rememberPath(path: string): void {
  sessionStorage.setItem(KEPT, path);
}

/** Where she wanted to go, once: it is forgotten by being read. */
export function takeRemembered(): string | undefined {
  const kept = sessionStorage.getItem(KEPT);
  sessionStorage.removeItem(KEPT);
  return localPath(kept);
}

const ORIGIN = 'http://local.invalid';

/** The text if it is a path of this site, else nothing: nobody is ever sent elsewhere by an address we kept. */
export function localPath(text: string | null): string | undefined {
  if (text === null || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return undefined;
  const url = URL.canParse(text, ORIGIN) ? new URL(text, ORIGIN) : undefined;
  return url?.origin === ORIGIN && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : undefined;
}
