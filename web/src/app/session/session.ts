import type { Response as ResponseOf } from '@fedatario/contract/base';
import type { identidad, usuarios } from '@fedatario/contract/casa';
import type { QueryClient } from '@tanstack/react-query';
import { calls } from '#calls';
import { changeIdioma } from '../../i18n/i18n.ts';
import { reading } from '../../lib/api.ts';
import { accountIsGone, sessionIsOver } from '../../lib/api-error.ts';
import { readIn } from '../../lib/format.ts';
import { lose, onSessionLost } from '../../lib/renewal.ts';
import { forgetSession, keepSession, onOtherTab, readEmail } from '../../lib/token.ts';
import { adoptAjustes, releaseAjustes } from '../ajustes/ajustes.ts';

export type Opened = Pick<ResponseOf<typeof identidad.signIn>, 'accessToken' | 'email'>;

const listeners = new Set<() => void>();

/** The signed-in e-mail, which every tab of the browser shares. */
export const currentEmail = (): string | null => readEmail();

export function onSessionChange(callback: () => void): () => void {
  listeners.add(callback);
  const stops = [onOtherTab(callback), onSessionLost(callback)];
  return () => {
    listeners.delete(callback);
    for (const stop of stops) stop();
  };
}

/** Specification, section 4: token and e-mail are stored, then the profile is loaded and sets the user. */
export async function enter(client: QueryClient, { accessToken, email }: Opened): Promise<void> {
  keepSession(accessToken, email);
  await loadPerfil(client, email);
  announce();
}

/**
 * At the start the profile of the stored e-mail is loaded again. `unknown`: the server gave no verdict on the session,
 * so it is kept, and the profile is fetched again while a screen needs it.
 */
export async function resume(client: QueryClient): Promise<'guest' | 'in' | 'unknown'> {
  const email = readEmail();
  if (email === null) return 'guest';
  try {
    await loadPerfil(client, email);
    return 'in';
  } catch (error) {
    if (!sessionIsOver(error) && !accountIsGone(error)) return 'unknown';
    if (readEmail() !== null) lose('Failed to login with token.');
    return 'guest';
  }
}

/** Removes the session from the browser, with every cached private answer. */
export function leave(client: QueryClient): void {
  forgetSession();
  forgetPrivate(client);
  announce();
}

export function forgetPrivate(client: QueryClient): void {
  releaseAjustes();
  client.removeQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith('/private/') });
}

async function loadPerfil(client: QueryClient, email: string): Promise<ResponseOf<typeof usuarios.byEmail>> {
  const perfil = await client.fetchQuery({ ...reading(calls.usuarios.byEmail, { params: { email } }), staleTime: 0 });
  readIn(perfil.zonaHoraria);
  adoptAjustes(perfil);
  await changeIdioma(perfil.idioma);
  return perfil;
}

function announce(): void {
  for (const listener of listeners) listener();
}
