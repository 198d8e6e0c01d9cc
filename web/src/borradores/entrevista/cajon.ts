import type { Cambios } from './respuestas.ts';

/** Answers that no server has yet, and the revision they were written over. */
interface Pendientes {
  readonly revision: number;
  readonly cambios: Cambios;
  /** What the same questions answered before. */
  readonly antes: Cambios;
}

/** Where what was typed waits in this browser until the server has it. */
export interface Cajon {
  readonly leer: () => Pendientes | undefined;
  readonly poner: (pendientes: Pendientes) => void;
  readonly vaciar: () => void;
}

type Armario = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The drawer of one draft. A browser that keeps nothing (full, private) loses only what it could not send. */
export function cajonDe(idBorrador: string, armario: Armario = localStorage): Cajon {
  const key = `borrador:${idBorrador}`;
  return {
    leer: () => attempt(() => read(armario.getItem(key))),
    poner: (pendientes) => attempt(() => armario.setItem(key, JSON.stringify(pendientes))),
    vaciar: () => attempt(() => armario.removeItem(key)),
  };
}

function read(kept: string | null): Pendientes | undefined {
  const { revision, cambios, antes = {} } = JSON.parse(kept ?? '{}') as Partial<Pendientes>;
  const isWhole = typeof revision === 'number' && typeof cambios === 'object' && cambios !== null;
  return isWhole && Object.keys(cambios).length > 0 ? { revision, cambios, antes } : undefined;
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
