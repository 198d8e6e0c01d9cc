import type { CarpetaFeedback, FeedbackRecibido } from '@fedatario/contract/casa';
import { useState } from 'react';
import { calls } from '#calls';
import { usePages } from '../../../lib/api.ts';
import { useLive } from '../../../lib/use-live.ts';
import { juntar } from './filas.ts';

interface Filtros {
  readonly texto?: string;
  readonly motivo?: string;
  readonly responsable?: 'mio' | 'nadie';
}

/** The rows of a folder, live; those opened in this visit stay until the reader leaves the folder or moves them. */
export function useFilas(carpeta: CarpetaFeedback, filtros: Filtros, abierta: string | undefined) {
  const pages = usePages(calls.feedback.list, { query: { carpeta, ...filtros } });
  useLive('feedback', [calls.feedback.list, calls.feedback.folders, calls.feedback.read]);
  const visita = JSON.stringify([carpeta, filtros]);
  const [kept, setKept] = useState({ visita, vistas: new Map<string, FeedbackRecibido>() });
  const vistas = kept.visita === visita ? kept.vistas : new Map<string, FeedbackRecibido>();
  const rows = pages.data?.pages.flatMap((page) => page.data);
  const nueva = rows?.find(({ idFeedback }) => idFeedback === abierta);
  if (nueva && !vistas.has(nueva.idFeedback))
    setKept({ visita, vistas: new Map([...vistas, [nueva.idFeedback, nueva]]) });
  /** The reader moved it elsewhere, so it stays no more. */
  const olvidar = (id: string) => setKept({ visita, vistas: new Map([...vistas].filter(([one]) => one !== id)) });
  return { pages, filas: rows && juntar(rows, vistas), total: pages.data?.pages[0]?.total, olvidar };
}
