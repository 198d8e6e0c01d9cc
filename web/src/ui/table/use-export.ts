import { type Endpoint, formatosDeExportacion, type Input, type Light } from '@fedatario/contract/base';
import type { FormatoDeReporte } from '@fedatario/contract/control';
import { useRef, useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { ApiError } from '../../lib/api-error.ts';
import { callFile, saveFile } from '../../lib/file.ts';
import { show } from '../snackbar/store.ts';

/** A report is printed too. */
type Formato = FormatoDeReporte;

export interface Exporting {
  readonly formats: readonly Formato[];
  /** The format being exported now. */
  readonly making: Formato | undefined;
  readonly run: (formato: Formato) => void;
}

/** Filters and order of the list, as the call that exports it takes them. */
type Filters<E extends Endpoint> = Input<E> extends { readonly query: infer Q } ? Omit<Q, 'formato'> : never;

/** Exports the whole list, in one of these formats. */
export function useExport<E extends Endpoint>(
  endpoint: Light<E>,
  query: Filters<E>,
  formats: readonly Formato[] = formatosDeExportacion,
): Exporting {
  const [making, setMaking] = useState<Formato>();
  const stop = useRef<AbortController>(undefined);
  const run = (formato: Formato) => {
    stop.current?.abort();
    const controller = new AbortController();
    stop.current = controller;
    setMaking(formato);
    callFile(endpoint, { query: { ...query, formato } } as unknown as Input<E>, controller.signal)
      .then(saveFile)
      .catch((error: unknown) => {
        if (error instanceof ApiError) show('error', t(`error.${error.codigo}`, error.params));
      })
      .finally(() => setMaking(undefined));
  };
  return { formats, making, run };
}
