import type { NombreDeTema } from '@fedatario/contract/base';
import { useSyncExternalStore } from 'react';
import { calls } from '#calls';
import { useCall } from '../../lib/api.ts';

let tried: NombreDeTema | undefined;
const listeners = new Set<() => void>();

/** The company's colour scheme, or the one being previewed before it is saved. */
export function useEsquema(): NombreDeTema {
  const trying = useSyncExternalStore(subscribe, current, () => undefined);
  const { data } = useCall(calls.informacionGeneral.read, {});
  return trying ?? data?.esquemaColores ?? 'default';
}

export function tryOn(esquema: NombreDeTema | undefined): void {
  tried = esquema;
  for (const listener of listeners) listener();
}

const current = () => tried;

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
