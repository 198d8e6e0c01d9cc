import type {
  Callable,
  Endpoint,
  FechasDePaso,
  GastoDeGestor,
  GastoNuevo,
  ObservacionNueva,
  PresentacionNueva,
  ResultadoNuevo,
} from '@fedatario/contract';
import { upload as subirArchivo } from '@fedatario/contract/llamadas/archivos';
import {
  dates as fecharPorEnlace,
  spend as gastarPorEnlace,
  read as leerCaso,
  observe as observarPorEnlace,
  present as presentarPorEnlace,
  resolve as resolverPorEnlace,
} from '@fedatario/contract/llamadas/casos-de-gestor';
import { dates, observe, present, resolve, spend } from '@fedatario/contract/llamadas/diligencias';
import { upload as subirPorEnlace } from '@fedatario/contract/llamadas/enlaces-de-gestor';
import { read as leerGestion } from '@fedatario/contract/llamadas/gestiones';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { reading } from '../../lib/api.ts';
import { useAnotar } from './oficina/use-anotar.ts';

/** Whether the reader is a gestor who opened their link: the same forms are then sent by other calls. */
export const PorEnlace = createContext(false);

interface Diligencias {
  readonly dates: FechasDePaso;
  readonly present: PresentacionNueva;
  readonly observe: ObservacionNueva;
  readonly resolve: ResultadoNuevo;
  readonly spend: GastoNuevo | GastoDeGestor;
}

const deOficina = { dates, present, observe, resolve, spend };
const deGestor = {
  dates: fecharPorEnlace,
  present: presentarPorEnlace,
  observe: observarPorEnlace,
  resolve: resolverPorEnlace,
  spend: gastarPorEnlace,
};

interface De {
  readonly idSolicitud: string;
  readonly orden?: number;
  readonly idGasto?: string;
}

/** Sends what is noted of a gestión, by the office's call or by the gestor's. `de`: the gestión, with the place of a step or the id of an expense. */
export function useDiligencia<V extends keyof Diligencias>(verbo: V, de: De, onClose: () => void) {
  const porEnlace = useContext(PorEnlace);
  const call: Callable<Endpoint> = porEnlace ? deGestor[verbo] : deOficina[verbo];
  const client = useQueryClient();
  const { idSolicitud } = de;
  const { queryKey } = porEnlace
    ? reading(leerCaso, { query: { idSolicitud } })
    : reading(leerGestion, { params: { idSolicitud } });
  const keep = (gestion: unknown) => client.setQueryData(queryKey, gestion);
  const { send: sendCall, ...sending } = useAnotar(call, onClose, keep);
  const send = (body: Diligencias[V]) =>
    sendCall((porEnlace ? { body: { ...body, ...de } } : { params: de, body }) as Parameters<typeof sendCall>[0]);
  return { send, ...sending };
}

/** The call that takes the reader's files. */
export function useSubida() {
  return useContext(PorEnlace) ? subirPorEnlace : subirArchivo;
}
