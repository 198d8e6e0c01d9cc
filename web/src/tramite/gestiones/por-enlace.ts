import type { Endpoint, Light } from '@fedatario/contract/base';
import type {
  FechasDePaso,
  GastoDeGestor,
  GastoNuevo,
  ObservacionNueva,
  PresentacionNueva,
  ResultadoNuevo,
} from '@fedatario/contract/tramite';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { calls } from '#calls';
import { reading } from '../../lib/api.ts';
import { useAnotar } from './use-anotar.ts';

/** Whether the reader is a gestor who opened their link: the same forms are then sent by other calls. */
export const PorEnlace = createContext(false);

interface Diligencias {
  readonly dates: FechasDePaso;
  readonly present: PresentacionNueva;
  readonly observe: ObservacionNueva;
  readonly resolve: ResultadoNuevo;
  readonly spend: GastoNuevo | GastoDeGestor;
}

const deOficina = {
  dates: calls.diligencias.dates,
  present: calls.diligencias.present,
  observe: calls.diligencias.observe,
  resolve: calls.diligencias.resolve,
  spend: calls.diligencias.spend,
};
const deGestor = {
  dates: calls.casosDeGestor.dates,
  present: calls.casosDeGestor.present,
  observe: calls.casosDeGestor.observe,
  resolve: calls.casosDeGestor.resolve,
  spend: calls.casosDeGestor.spend,
};

interface De {
  readonly idSolicitud: string;
  readonly orden?: number;
  readonly idGasto?: string;
}

/** Sends what is noted of a gestión, by the office's call or by the gestor's. `de`: the gestión, with the place of a step or the id of an expense. */
export function useDiligencia<V extends keyof Diligencias>(verbo: V, de: De, onClose: () => void) {
  const porEnlace = useContext(PorEnlace);
  const call: Light<Endpoint> = porEnlace ? deGestor[verbo] : deOficina[verbo];
  const client = useQueryClient();
  const { idSolicitud } = de;
  const { queryKey } = porEnlace
    ? reading(calls.casosDeGestor.read, { query: { idSolicitud } })
    : reading(calls.gestiones.read, { params: { idSolicitud } });
  const keep = (gestion: unknown) => client.setQueryData(queryKey, gestion);
  const { send: sendCall, ...sending } = useAnotar(call, onClose, keep);
  const send = (body: Diligencias[V]) =>
    sendCall((porEnlace ? { body: { ...body, ...de } } : { params: de, body }) as Parameters<typeof sendCall>[0]);
  return { send, ...sending };
}

/** The call that takes the reader's files. */
export function useSubida() {
  return useContext(PorEnlace) ? calls.enlacesDeGestor.upload : calls.archivos.upload;
}
