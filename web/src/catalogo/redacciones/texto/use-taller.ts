import type { Redaccion, TextoDeProducto } from '@fedatario/contract/catalogo';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { calls } from '#calls';
import { call } from '../../../lib/api.ts';
import { cajonDe } from '../../../lib/guardado-solo.ts';
import { renew } from '../../../lib/renew.ts';
import { usePorGuardar, useSeGuarda } from '../por-guardar.ts';
import { type Mesa, Taller } from './taller.ts';

export const TallerContext = createContext<Taller | undefined>(undefined);

export function useTaller(): Taller {
  const taller = useContext(TallerContext);
  if (!taller) throw new Error('Outside of a text of a product.');
  return taller;
}

export function useMesa(): Mesa {
  const { escuchar, mesa } = useTaller();
  return useSyncExternalStore(escuchar, mesa);
}

/** One part of what is being written: its reader is not drawn again at each key that leaves that part as it was. */
export function useDeMesa<T>(parte: (mesa: Mesa) => T): T {
  const { escuchar, mesa } = useTaller();
  return useSyncExternalStore(escuchar, () => parte(mesa()));
}

/** The writer of one text while its screen is open. It follows what publishing, dropping or restoring did to the text. */
export function useNuevoTaller(inicial: TextoDeProducto, { texto }: Redaccion, quien: string): Taller | undefined {
  const { idProducto } = inicial;
  const client = useQueryClient();
  const porGuardar = usePorGuardar();
  const [taller, setTaller] = useState<Taller>();
  useEffect(() => {
    const crear = () =>
      new Taller({
        inicial,
        cajon: cajonDe(quien, `texto-${idProducto}`),
        leer: () => call(calls.textosDeProducto.read, { params: { idProducto } }),
        enviar: async ({ revision, contenido }) => {
          const body = { revision, ...(contenido as Pick<TextoDeProducto, 'entrevista' | 'plantilla' | 'respuestas'>) };
          const actual = await call(calls.textosDeProducto.save, { params: { idProducto }, body });
          void Promise.all([calls.redacciones.read, calls.casosDeProducto.list].map((one) => renew(client, one)));
          return actual;
        },
      });
    const made = porGuardar.tomar('texto', crear);
    setTaller(made);
    const again = () => void made.flush();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      made.cerrar();
    };
  }, [client, porGuardar, idProducto, inicial, quien]);
  useSeGuarda('texto', taller);
  const revision = texto?.revision ?? 0;
  useEffect(() => {
    if (!taller || taller.hayPendiente() || revision <= taller.revision()) return;
    void call(calls.textosDeProducto.read, { params: { idProducto } }).then((actual) => {
      if (!taller.hayPendiente() && actual.revision > taller.revision()) taller.traer(actual);
    });
  }, [taller, revision, idProducto]);
  return taller;
}
