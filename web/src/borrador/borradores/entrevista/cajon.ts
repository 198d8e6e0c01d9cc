import { DAY } from '@fedatario/contract';
import type { Cambios } from './respuestas.ts';

/** Answers not yet on the server, and the revision they were based on. */
interface Pendientes {
  readonly revision: number;
  readonly cambios: Cambios;
  /** The answers to the same questions before the change. */
  readonly antes: Cambios;
}

/** Storage in this browser for answers until the server has them. */
export interface Cajon {
  readonly leer: () => Pendientes | undefined;
  readonly poner: (pendientes: Pendientes) => void;
  readonly vaciar: () => void;
}

type Armario = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIJO = 'borrador:';
/** Days that unsent answers are kept; older ones are deleted, whoever wrote them. */
const DIAS = 7;

/**
 * The storage for one draft of one user. When the browser cannot store (full, private mode), only unsent answers are
 * lost.
 */
export function cajonDe(
  quien: string,
  idBorrador: string,
  armario: Armario = localStorage,
  ahora: () => number = Date.now,
): Cajon {
  const key = `${PREFIJO}${quien}:${idBorrador}`;
  return {
    leer: () => attempt(() => read(armario.getItem(key))),
    poner: (pendientes) => attempt(() => armario.setItem(key, JSON.stringify({ ...pendientes, en: ahora() }))),
    vaciar: () => attempt(() => armario.removeItem(key)),
  };
}

/** Whether this browser holds unsent answers of a user. */
export function quedaAlgoDe(quien: string, armario: Armario = localStorage): boolean {
  return keysOf(armario).some((key) => key.startsWith(`${PREFIJO}${quien}:`));
}

/** Deletes the unsent answers of a user who signs out, because others may use the browser. */
export function vaciarLosDe(quien: string, armario: Armario = localStorage): void {
  for (const key of keysOf(armario)) if (key.startsWith(`${PREFIJO}${quien}:`)) armario.removeItem(key);
}

/** Deletes unsent answers that are too old, of any user. */
export function tirarLoViejo(armario: Armario = localStorage, ahora: number = Date.now()): void {
  for (const key of keysOf(armario)) {
    if (!key.startsWith(PREFIJO)) continue;
    const en = attempt(() => (JSON.parse(armario.getItem(key) ?? '{}') as { en?: number }).en);
    if (!(typeof en === 'number' && ahora - en <= DIAS * DAY)) armario.removeItem(key);
  }
}

function keysOf(armario: Armario): string[] {
  return (
    attempt(() => Array.from({ length: armario.length }, (_, i) => armario.key(i)).filter((key) => key !== null)) ?? []
  );
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
