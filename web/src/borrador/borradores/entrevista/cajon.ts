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

type Armario = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIJO = 'borrador:';
/** Days that answers which could not be sent wait: after them they are thrown away, whoever they belong to. */
const DIAS = 7;
const DAY = 86_400_000;

/** The drawer of one draft of one user. A browser that keeps nothing (full, private) loses only what it could not send. */
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

/** Whether anything of a user waits in this browser. */
export function quedaAlgoDe(quien: string, armario: Armario = localStorage): boolean {
  return keysOf(armario).some((key) => key.startsWith(`${PREFIJO}${quien}:`));
}

/** Throws away what waits of a user: she signs out of a browser that others may use. */
export function vaciarLosDe(quien: string, armario: Armario = localStorage): void {
  for (const key of keysOf(armario)) if (key.startsWith(`${PREFIJO}${quien}:`)) armario.removeItem(key);
}

/** Throws away what has waited too long, of anybody. */
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
