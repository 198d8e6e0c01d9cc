import type { Response as ResponseOf } from '@fedatario/contract/base';
import type { identidad } from '@fedatario/contract/casa';
import { calls } from '#calls';
import { ApiError, sessionIsOver } from './api-error.ts';
import { send } from './http.ts';
import { forgetSession, isExpired, keepToken, readEmail, readToken } from './token.ts';

/** Reasons of the specification (section 8) for the end of a session. */
export type Reason = 'access_token expired' | 'Invalid access_token' | 'Failed to login with token.';

const listeners = new Set<() => void>();

/** Calls back when the session ended and could not be renewed. Returns a function that unsubscribes. */
export function onSessionLost(callback: () => void): () => void {
  listeners.add(callback);
  return () => listeners.delete(callback);
}

/** Before a call that needs a session: renews a missing or expired token. */
export async function ensureToken(): Promise<void> {
  const token = readToken();
  if (token === null ? readEmail() !== null : isExpired(token)) {
    await renewToken(token, new ApiError('sesion-vencida'));
  }
}

/** Renews the token `stale`, unless another tab did so meanwhile. Throws `cause` when the session is over. */
export async function renewToken(stale: string | null, cause: ApiError): Promise<void> {
  if (readEmail() === null) throw cause;
  await alone(async () => {
    if (isRenewed(stale)) return;
    if (readEmail() === null) throw cause;
    await renew(stale, cause);
  });
}

/** One renewal at a time over all tabs, because the refresh cookie can be used once. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (navigator.locks) return navigator.locks.request('fedatario-sesion', work);
  queue = queue.then(work, work);
  return queue;
}
let queue: Promise<void> = Promise.resolve();

function isRenewed(stale: string | null): boolean {
  const token = readToken();
  return token !== null && token !== stale && !isExpired(token);
}

async function renew(stale: string | null, cause: ApiError): Promise<void> {
  if (refused && Date.now() < refused.until) throw refused.error;
  try {
    const { data } = await send({ endpoint: calls.identidad.refresh }, null);
    keepToken((data as ResponseOf<typeof identidad.refresh>).accessToken);
  } catch (error) {
    // Only an explicit answer ends the session; a busy, unreachable or broken service says nothing about it.
    if (!sessionIsOver(error)) throw refusedUntil(error);
    lose(stale !== null && isExpired(stale) ? 'access_token expired' : 'Invalid access_token');
    throw cause;
  }
}

/** Calls waiting for a postponed renewal are refused with it, instead of each asking again. */
function refusedUntil(error: unknown): unknown {
  if (error instanceof ApiError && error.espera !== undefined) {
    refused = { error, until: Date.now() + error.espera * 1000 };
  }
  return error;
}
let refused: { readonly error: ApiError; readonly until: number } | undefined;

export function lose(reason: Reason): void {
  // biome-ignore lint/suspicious/noConsole: the specification (section 8) wants a warning logged, and nothing more.
  console.warn(reason);
  forgetSession();
  for (const listener of listeners) listener();
}
