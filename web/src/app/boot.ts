import { QueryClient } from '@tanstack/react-query';
import { calls } from '#calls';
import { t } from '../i18n/i18n.ts';
import { reading } from '../lib/api.ts';
import { ApiError } from '../lib/api-error.ts';
import { show } from '../ui/snackbar/store.ts';
import { resume } from './session/session.ts';

/** Answers stay fresh for half a minute. Only a request without an answer is retried. */
export function makeClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        networkMode: 'always',
        retry: (failures, error) => failures < 2 && error instanceof ApiError && error.codigo === 'sin-conexion',
        retryDelay: 600,
      },
    },
  });
}

/** Milliseconds that the splash waits for a service too busy to answer. */
const SPLASH = 5_000;

/**
 * Specification, section 4: the profile of a stored e-mail and the general parameters load in parallel; the
 * application is drawn when both have finished, also when they failed, or when a busy service takes long.
 */
export async function boot(client: QueryClient): Promise<void> {
  const late = new Promise<void>((done) => setTimeout(done, SPLASH));
  const parametros = client.prefetchQuery(reading(calls.informacionGeneral.read, {}));
  const session = resume(client).then((state) => {
    if (state === 'unknown') show('warning', t('comun.sesion.sinPerfil'));
  });
  await Promise.race([Promise.allSettled([session, parametros]), late]);
}
