import { type ArchivoAbierto, firmas } from '@fedatario/contract';
import { useEffect, useState } from 'react';
import { useCall } from '../../lib/api.ts';

/** Addresses end after some minutes: they are asked for again before that. */
const CADA_MS = 240_000;

/** The addresses at which the sheets that were handed in can be seen, and the last answer that gave them. */
export function useVistas(idSolicitud: string, archivos: readonly string[]) {
  const [vistas, setVistas] = useState<Readonly<Record<string, ArchivoAbierto>>>({});
  // In whatever order they stand, what is asked is the same.
  const ids = archivos.toSorted();
  const input = { params: { idSolicitud }, query: { archivos: ids.join(',') } };
  const { data } = useCall(firmas.sheets, input, { every: CADA_MS });
  useEffect(() => {
    if (data) setVistas(Object.fromEntries(data.map((vista) => [vista.idArchivo, vista])));
  }, [data]);
  return { vistas, data };
}
