import type { ArchivoAbierto } from '@fedatario/contract/casa';
import { useEffect, useState } from 'react';
import { calls } from '#calls';
import { useCall } from '../../lib/api.ts';

/** The signed addresses expire after some minutes, so they are fetched again before that. */
const CADA_MS = 240_000;

/** The preview address of each uploaded sheet, and the last answer that gave them. */
export function useVistas(idSolicitud: string, archivos: readonly string[]) {
  const [vistas, setVistas] = useState<Readonly<Record<string, ArchivoAbierto>>>({});
  // The ids are sorted so that another order of the same sheets is the same request.
  const ids = archivos.toSorted();
  const input = { params: { idSolicitud }, query: { archivos: ids.join(',') } };
  const { data } = useCall(calls.firmas.sheets, input, { every: CADA_MS });
  useEffect(() => {
    if (data) setVistas(Object.fromEntries(data.map((vista) => [vista.idArchivo, vista])));
  }, [data]);
  return { vistas, data };
}
