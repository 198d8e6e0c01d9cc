import type { BorradorAbierto } from '@fedatario/contract/borrador';
import { createContext, useCallback, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { calls } from '#calls';
import { call } from '../../../../lib/api.ts';
import { hoy } from '../../../../lib/escribir.ts';
import { cajonDe, tirarLoViejo } from './cajon.ts';
import { type Effects, mover, type Sentido } from './guardado.ts';
import { abrirSesion, escuchar, guardarYa, type Sesion, type Vista } from './sesion.ts';

export const SesionContext = createContext<Sesion | undefined>(undefined);

export function useSesion(): Sesion {
  const sesion = useContext(SesionContext);
  if (!sesion) throw new Error('Outside of an interview.');
  return sesion;
}

/** Selects a part of the view; the component renders again only when that part changes. */
export function useVista<T>(pick: (vista: Vista) => T): T {
  const sesion = useSesion();
  const subscribe = useCallback((callback: () => void) => escuchar(sesion, callback), [sesion]);
  return useSyncExternalStore(subscribe, () => pick(sesion.vista));
}

/** Opens the draft once, sends unsent answers of this browser, and saves on leaving the page or on reconnection. */
export function useNuevaSesion(borrador: BorradorAbierto, quien: string): Sesion | undefined {
  const { idBorrador } = borrador;
  const sesion = useSesionAbierta(() =>
    abrirSesion(borrador, effectsOf(quien, idBorrador, deBorrador(idBorrador)), hoy()),
  );
  useUndoKeys(sesion);
  return sesion;
}

/** Opens a session once. Unsent answers are sent at once, and pending changes when the page is left. */
export function useSesionAbierta(abrir: () => Sesion | undefined): Sesion | undefined {
  const [sesion] = useState(abrir);
  useEffect(() => {
    if (!sesion) return;
    tirarLoViejo();
    if (sesion.vista.guardado.fase === 'pendiente') guardarYa(sesion);
    const stop = new AbortController();
    const save = () => guardarYa(sesion);
    window.addEventListener('online', save, stop);
    document.addEventListener('visibilitychange', save, stop);
    return () => {
      stop.abort();
      save();
    };
  }, [sesion]);
  return sesion;
}

/** Undo and redo with Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y), also from inside a field. */
function useUndoKeys(sesion: Sesion | undefined): void {
  useEffect(() => {
    if (!sesion) return;
    const onKey = (event: KeyboardEvent) => {
      const hacia = sentidoOf(event);
      // Inside a dialog the keys belong to the dialog.
      if (!hacia || document.querySelector('[role=dialog]')) return;
      event.preventDefault();
      void mover(sesion.cola, hacia);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [sesion]);
}

function sentidoOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Sentido | undefined {
  const letter = key.toLowerCase();
  if (!(ctrlKey || metaKey) || altKey || (letter !== 'z' && letter !== 'y')) return undefined;
  return letter === 'y' || shiftKey ? 'rehacer' : 'deshacer';
}

type Envios = Pick<Effects, 'guardar' | 'mover'>;

function deBorrador(idBorrador: string): Envios {
  const params = { idBorrador };
  return {
    guardar: (body) => call(calls.borradores.save, { params, body }),
    mover: (hacia, revision) => {
      if (typeof hacia === 'object') return call(calls.borradores.goBackTo, { params, body: { revision, ...hacia } });
      const input = { params, body: { revision } };
      return hacia === 'deshacer' ? call(calls.borradores.undo, input) : call(calls.borradores.redo, input);
    },
  };
}

/** The effects of a session: server calls, this browser's storage and clock. */
export function effectsOf(quien: string, idBorrador: string, envios: Envios): Effects {
  return {
    ...envios,
    cajon: cajonDe(quien, idBorrador),
    ahora: () => Date.now(),
    esperar: (ms, callback) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
  };
}
