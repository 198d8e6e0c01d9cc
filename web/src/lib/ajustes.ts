import { type Ajustes, ajustesPorOmision, leerAjustes, type Perfil } from '@fedatario/contract';
import { useSyncExternalStore } from 'react';

/** Where a guest's settings stay; those of somebody who is in are her profile's, and never left in the browser. */
const KEPT = 'ajustes';
/** Where a user's wait in their tab until her profile has them: she may load the page again before. */
const UNSAVED = 'ajustes-por-guardar';

let current: Ajustes | undefined;
/** Who is in. */
let owner: string | undefined;
const listeners = new Set<() => void>();

/** How whoever looks has her screens; drawn by the server, as by default. */
export function useAjustes(): Ajustes {
  return useSyncExternalStore(onAjustes, currentAjustes, () => ajustesPorOmision);
}

export function currentAjustes(): Ajustes {
  current ??= readKept() ?? ajustesPorOmision;
  return current;
}

/** Holds at once; a guest's stay in this browser, a user's go to her profile soon after. */
export function changeAjustes(change: (before: Ajustes) => Ajustes): void {
  const next = change(currentAjustes());
  set(next);
  if (owner === undefined) localStorage.setItem(KEPT, JSON.stringify(next));
  else keepAndSave(owner, next);
}

/** Somebody came in: what she chose last in this tab, her own settings, or as a guest when she has none yet. */
export function adoptAjustes({ idUsuario, ajustes }: Pick<Perfil, 'idUsuario' | 'ajustes'>): void {
  owner = idUsuario;
  const chosen = readUnsaved(idUsuario) ?? (ajustes ? undefined : readKept());
  if (chosen) keepAndSave(idUsuario, chosen);
  set(chosen ?? ajustes ?? ajustesPorOmision);
}

/** Nobody is in any more: what this browser's guest chose. */
export function releaseAjustes(): void {
  owner = undefined;
  set(readKept() ?? ajustesPorOmision);
}

function keepAndSave(idUsuario: string, ajustes: Ajustes): void {
  const unsaved = JSON.stringify({ idUsuario, ajustes });
  sessionStorage.setItem(UNSAVED, unsaved);
  // What was chosen meanwhile waits still.
  const forget = () => sessionStorage.getItem(UNSAVED) === unsaved && sessionStorage.removeItem(UNSAVED);
  void import('./guardar-ajustes.ts').then(({ guardarPronto }) => guardarPronto(idUsuario, ajustes, forget));
}

function readUnsaved(idUsuario: string): Ajustes | undefined {
  try {
    const unsaved = JSON.parse(sessionStorage.getItem(UNSAVED) ?? 'null');
    return unsaved?.idUsuario === idUsuario ? leerAjustes(unsaved.ajustes) : undefined;
  } catch {
    return undefined;
  }
}

function readKept(): Ajustes | undefined {
  try {
    const kept = localStorage.getItem(KEPT);
    return kept === null ? undefined : leerAjustes(JSON.parse(kept));
  } catch {
    return undefined;
  }
}

function set(next: Ajustes): void {
  current = next;
  for (const listener of listeners) listener();
}

function onAjustes(callback: () => void): () => void {
  listeners.add(callback);
  return () => listeners.delete(callback);
}
