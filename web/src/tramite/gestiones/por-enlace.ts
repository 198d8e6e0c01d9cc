import type {
  Callable,
  Endpoint,
  FechasDePaso,
  ObservacionNueva,
  PresentacionNueva,
  ResultadoNuevo,
} from '@fedatario/contract';
import { upload as subirArchivo } from '@fedatario/contract/llamadas/archivos';
import * as deGestor from '@fedatario/contract/llamadas/casos-de-gestor';
import * as deOficina from '@fedatario/contract/llamadas/diligencias';
import { upload as subirPorEnlace } from '@fedatario/contract/llamadas/enlaces-de-gestor';
import { createContext, useContext } from 'react';
import { useAnotar } from './oficina/use-anotar.ts';

/** Whether the reader is a gestor who opened their link: the same forms are then sent by other calls. */
export const PorEnlace = createContext(false);

interface Diligencias {
  readonly dates: FechasDePaso;
  readonly present: PresentacionNueva;
  readonly observe: ObservacionNueva;
  readonly resolve: ResultadoNuevo;
}

interface De {
  readonly idSolicitud: string;
  readonly orden?: number;
}

/** Sends what is noted of a gestión, by the office's call or by the gestor's. `de`: the gestión, and of a step its place. */
export function useDiligencia<V extends keyof Diligencias>(verbo: V, de: De, onClose: () => void) {
  const porEnlace = useContext(PorEnlace);
  const call: Callable<Endpoint> = porEnlace ? deGestor[verbo] : deOficina[verbo];
  const { send: sendCall, ...sending } = useAnotar(call, onClose);
  const send = (body: Diligencias[V]) =>
    sendCall((porEnlace ? { body: { ...body, ...de } } : { params: de, body }) as Parameters<typeof sendCall>[0]);
  return { send, ...sending };
}

/** The call that takes the reader's files. */
export function useSubida() {
  return useContext(PorEnlace) ? subirPorEnlace : subirArchivo;
}
