import { type Ajustes, ajustesPorOmision, leerAjustes, type Perfil } from '@fedatario/contract/casa';
import { useSyncExternalStore } from 'react';

/** Storage key of a guest's settings. A user's are kept in the profile and never left in the browser. */
const KEPT = 'ajustes';
/** Storage key of a user's unsaved settings in the tab, in case the page is reloaded before they are saved. */
const UNSAVED = 'ajustes-por-guardar';

let current: Ajustes | undefined;
/** Id of the signed-in user. */
let owner: string | undefined;
const listeners = new Set<() => void>();

/** Display settings of the person; the server renders with the defaults. */
export function useAjustes(): Ajustes {
  return useSyncExternalStore(onAjustes, currentAjustes, () => ajustesPorOmision);
}

export function currentAjustes(): Ajustes {
  current ??= readKept() ?? ajustesPorOmision;
  return current;
}

/** Applies at once. A guest's settings are stored in this browser, a user's are saved to the profile soon after. */
export function changeAjustes(change: (before: Ajustes) => Ajustes): void {
  const next = change(currentAjustes());
  set(next);
  if (owner === undefined) localStorage.setItem(KEPT, JSON.stringify(next));
  else keepAndSave(owner, next);
}

/**
 * After signing in: applies unsaved settings of this tab, else those of the profile, else the guest's if the profile
 * has none.
 */
export function adoptAjustes({ idUsuario, ajustes }: Pick<Perfil, 'idUsuario' | 'ajustes'>): void {
  owner = idUsuario;
  const chosen = readUnsaved(idUsuario) ?? (ajustes ? undefined : readKept());
  if (chosen) keepAndSave(idUsuario, chosen);
  set(chosen ?? ajustes ?? ajustesPorOmision);
}

/** After signing out: applies the settings of this browser's guest. */
export function releaseAjustes(): void {
  owner = undefined;
  set(readKept() ?? ajustesPorOmision);
}

function keepAndSave(idUsuario: string, ajustes: Ajustes): void {
  const unsaved = JSON.stringify({ idUsuario, ajustes });
  sessionStorage.setItem(UNSAVED, unsaved);
  // Settings changed meanwhile stay stored until they are saved too.
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
