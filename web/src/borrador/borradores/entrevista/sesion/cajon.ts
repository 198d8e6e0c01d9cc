import { DAY } from '@fedatario/contract/base';
import { uuid } from '../../../../lib/uuid.ts';
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
 * The storage for one draft of one user in one page. Each page writes under a key of its own, so that two tabs of one
 * draft do not overwrite or delete the answers of each other. A page that opens reads the newest entry of the draft,
 * which another page left, and deletes that entry once it stored or sent those answers itself. When the browser cannot
 * store (full, private mode), only unsent answers are lost.
 */
export function cajonDe(
  quien: string,
  idBorrador: string,
  armario: Armario = localStorage,
  ahora: () => number = Date.now,
): Cajon {
  const prefix = `${PREFIJO}${quien}:${idBorrador}:`;
  const key = `${prefix}${uuid()}`;
  let left: Entrada | undefined;
  const takeOver = () => {
    if (left !== undefined && armario.getItem(left.key) === left.kept) armario.removeItem(left.key);
    left = undefined;
  };
  return {
    leer: () => {
      left = newestOf(prefix, armario);
      return left?.pendientes;
    },
    poner: (pendientes) =>
      attempt(() => {
        armario.setItem(key, JSON.stringify({ ...pendientes, en: ahora() }));
        takeOver();
      }),
    vaciar: () =>
      attempt(() => {
        armario.removeItem(key);
        takeOver();
      }),
  };
}

interface Entrada {
  readonly key: string;
  /** The stored text, by which a later change of the entry is noticed. */
  readonly kept: string;
  readonly en: number;
  readonly pendientes: Pendientes;
}

function newestOf(prefix: string, armario: Armario): Entrada | undefined {
  const found = keysOf(armario).flatMap((key) => (key.startsWith(prefix) ? (entryAt(key, armario) ?? []) : []));
  return found.sort((a, b) => b.en - a.en)[0];
}

function entryAt(key: string, armario: Armario): Entrada | undefined {
  return attempt(() => {
    const kept = armario.getItem(key) ?? '{}';
    const { revision, cambios, antes = {}, en = 0 } = JSON.parse(kept) as Partial<Pendientes & { en: number }>;
    const isWhole = typeof revision === 'number' && typeof cambios === 'object' && cambios !== null;
    if (!isWhole || Object.keys(cambios).length === 0) return undefined;
    return { key, kept, en, pendientes: { revision, cambios, antes } };
  });
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

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
