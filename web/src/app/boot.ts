import { QueryClient } from '@tanstack/react-query';
import { t } from '../i18n/i18n.ts';
import { reading } from '../lib/api.ts';
import { ApiError } from '../lib/api-error.ts';
import { readInformacionGeneral } from '../lib/calls.ts';
import { show } from '../ui/snackbar/store.ts';
import { resume } from './session/session.ts';

/** Answers count as fresh for half a minute; only silence is worth asking again. */
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

/**
 * Specification, section 4: the profile of a stored e-mail and the general parameters load in parallel; the
 * application is drawn when both have finished, also when they failed.
 */
export async function boot(client: QueryClient): Promise<void> {
  const parametros = client.prefetchQuery(reading(readInformacionGeneral, {}));
  const [session] = await Promise.allSettled([resume(client), parametros]);
  if (session.status === 'fulfilled' && session.value === 'unknown') show('warning', t('comun.sesion.sinPerfil'));
}
