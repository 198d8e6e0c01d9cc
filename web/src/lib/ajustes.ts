import { type Ajustes, ajustesPorOmision, leerAjustes, type Perfil } from '@fedatario/contract';
import { useSyncExternalStore } from 'react';

/** Where a guest's settings stay; those of somebody who is in are her profile's, and never left in the browser. */
const KEPT = 'ajustes';

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
  else void saveSoon(owner, next);
}

/** Somebody came in: her own settings, or what she chose as a guest when she has none yet. */
export function adoptAjustes({ idUsuario, ajustes }: Pick<Perfil, 'idUsuario' | 'ajustes'>): void {
  owner = idUsuario;
  const chosen = ajustes ? undefined : readKept();
  if (chosen) void saveSoon(idUsuario, chosen);
  set(ajustes ?? chosen ?? ajustesPorOmision);
}

/** Nobody is in any more: what this browser's guest chose. */
export function releaseAjustes(): void {
  owner = undefined;
  set(readKept() ?? ajustesPorOmision);
}

async function saveSoon(idUsuario: string, ajustes: Ajustes): Promise<void> {
  const { guardarPronto } = await import('./guardar-ajustes.ts');
  guardarPronto(idUsuario, ajustes);
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
