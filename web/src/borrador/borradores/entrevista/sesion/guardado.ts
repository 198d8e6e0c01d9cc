import type { BorradorGuardado, ConflictoDeRespuesta, GuardarRespuestas } from '@fedatario/contract/borrador';
import { ApiError, type CodigoFallo, isUnsettled } from '../../../../lib/api-error.ts';
import type { Cajon } from './cajon.ts';
import { mezclar } from './mezcla.ts';
import { cambiosEntre, conCambios, conValor, isIgual, type Respuestas } from './respuestas.ts';

/** `pendiente`: typed, to be sent after a pause. `sinConexion`: kept in the browser and retried later. */
export type Fase = 'guardado' | 'pendiente' | 'guardando' | 'sinConexion' | 'conflicto' | 'fallo';

/** The answers of a draft and the state of their saving. Immutable. */
export interface Guardado {
  readonly respuestas: Respuestas;
  /** The answers as last saved on the server. */
  readonly base: Respuestas;
  /** The last revision seen; for answers restored from storage, the revision they were based on. */
  readonly revision: number;
  readonly indice: number;
  readonly indiceGuardado: number;
  readonly fase: Fase;
  /** Milliseconds since 1970 of the last save. */
  readonly guardadoEn: number;
  readonly puedeDeshacer: boolean;
  readonly puedeRehacer: boolean;
  readonly conflictos: readonly ConflictoDeRespuesta[];
  /** The answers and revision that conflicting answers were typed on; set while the customer has not chosen. */
  readonly origen?: Pick<Guardado, 'base' | 'revision'> | undefined;
  readonly error?: CodigoFallo | undefined;
}

export interface Effects {
  readonly guardar: (body: GuardarRespuestas) => Promise<BorradorGuardado>;
  readonly mover: (hacia: Sentido, revision: number) => Promise<BorradorGuardado>;
  readonly cajon: Cajon;
  readonly ahora: () => number;
  /** Calls back after the given milliseconds; returns a function that cancels. */
  readonly esperar: (ms: number, callback: () => void) => () => void;
}
/** One step of undo or redo, or the answers of a revision of the history. */
export type Sentido = 'deshacer' | 'rehacer' | { readonly hasta: number };

/** The save queue of a draft: one save at a time, each with everything typed since the last. */
export interface Cola {
  actual: Guardado;
  readonly effects: Effects;
  readonly avisar: () => void;
  parar?: (() => void) | undefined;
  enCurso?: Promise<void> | undefined;
  intentos: number;
}

/** Milliseconds without typing before a save; with the call it stays under one second. */
export const PAUSA = 700;
/** Longest pause between retries without connection. */
const PAUSA_MAXIMA = 30_000;

/** Stores new answers in the browser at once and schedules their save. */
export function escribir(cola: Cola, respuestas: Respuestas): void {
  const { actual } = cola;
  if (isIgual(respuestas, actual.respuestas)) return;
  const fase = actual.fase === 'conflicto' ? 'conflicto' : 'pendiente';
  cambiar(cola, { respuestas, fase });
  keep(cola);
  if (fase === 'pendiente') schedule(cola, PAUSA);
}

/** Sets the current section; it is sent with the next save, or alone. */
export function situar(cola: Cola, indice: number): void {
  if (indice === cola.actual.indice) return;
  cambiar(cola, { indice });
  if (cola.actual.fase === 'guardado') schedule(cola, PAUSA);
}

/** Saves pending changes now and waits for the result. */
export async function guardar(cola: Cola): Promise<void> {
  cola.parar?.();
  while (cola.enCurso !== undefined) await cola.enCurso;
  if (!hayQueGuardar(cola.actual) || cola.actual.fase === 'conflicto') return;
  cola.enCurso = send(cola).finally(() => {
    cola.enCurso = undefined;
  });
  await cola.enCurso;
}

/** Fetches the answers that were given elsewhere, by a save that changes nothing. */
export async function ponerAlDia(cola: Cola): Promise<void> {
  await guardar(cola);
  if (cola.actual.fase !== 'guardado') return;
  cola.enCurso = send(cola).finally(() => {
    cola.enCurso = undefined;
  });
  await cola.enCurso;
}

/** Moves through the server's history after saving pending changes. True when it succeeded. */
export async function mover(cola: Cola, hacia: Sentido): Promise<boolean> {
  await guardar(cola);
  if (cola.actual.fase !== 'guardado') return false;
  try {
    absorber(cola, await cola.effects.mover(hacia, cola.actual.revision), cola.actual.respuestas);
    return true;
  } catch (error) {
    fallar(cola, error);
    return false;
  }
}

/** Applies the answers that the customer chose for the conflicting paths, and saves the result. */
export async function resolver(cola: Cola, elegidas: Respuestas): Promise<void> {
  const { respuestas, conflictos } = cola.actual;
  const next = conflictos.reduce((all, { clave }) => conValor(all, clave, elegidas[clave] ?? undefined), respuestas);
  cambiar(cola, { respuestas: next, conflictos: [], origen: undefined, fase: 'pendiente' });
  keep(cola);
  if (hayQueGuardar(cola.actual)) await guardar(cola);
  else cambiar(cola, { fase: 'guardado', guardadoEn: cola.effects.ahora() });
}

function hayQueGuardar({ base, respuestas, indice, indiceGuardado }: Guardado): boolean {
  return indice !== indiceGuardado || !isIgual(base, respuestas);
}

async function send(cola: Cola): Promise<void> {
  const { base, respuestas, revision, indice } = cola.actual;
  const cambios = Object.entries(cambiosEntre(base, respuestas)).map(([clave, valor]) => ({ clave, valor }));
  cambiar(cola, { fase: 'guardando' });
  try {
    const saved = await cola.effects.guardar({ revision, cambios: cambios as GuardarRespuestas['cambios'], indice });
    cola.intentos = 0;
    absorber(cola, saved, respuestas);
    cambiar(cola, { indiceGuardado: indice });
  } catch (error) {
    fallar(cola, error);
  }
  if (hayQueGuardar(cola.actual) && cola.actual.fase === 'pendiente') schedule(cola, PAUSA);
}

/** After a save the base is what was sent plus what the server added; changes typed meanwhile stay on top. */
function absorber(cola: Cola, saved: BorradorGuardado, sent: Respuestas): void {
  const { respuestas } = cola.actual;
  const base = conCambios(sent, changesOf(saved));
  const mine = cambiosEntre(sent, respuestas);
  const next = conCambios(base, mine);
  cambiar(cola, {
    base,
    respuestas: isIgual(next, respuestas) ? respuestas : next,
    revision: saved.revision,
    fase: isIgual(base, next) ? 'guardado' : 'pendiente',
    guardadoEn: cola.effects.ahora(),
    puedeDeshacer: saved.puedeDeshacer,
    puedeRehacer: saved.puedeRehacer,
    conflictos: [],
    error: undefined,
  });
  keep(cola);
}

function fallar(cola: Cola, error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  if (error.codigo === 'conflicto-revision') {
    enfrentar(cola, error.actual as BorradorGuardado);
  } else if (isUnsettled(error) || error.codigo === 'demasiadas-peticiones') {
    cola.intentos += 1;
    cambiar(cola, { fase: 'sinConexion', error: error.codigo });
    schedule(cola, Math.min((error.espera ?? 2 ** cola.intentos) * 1000, PAUSA_MAXIMA));
  } else cambiar(cola, { fase: 'fallo', error: error.codigo });
}

/**
 * The draft was changed elsewhere too: changes that do not collide are merged; conflicts wait for the customer's
 * choice.
 */
function enfrentar(cola: Cola, actual: BorradorGuardado): void {
  const { base, respuestas, revision } = cola.actual;
  const theirs = changesOf(actual);
  const twice = actual.conflictos.map(({ clave, guardado }) => {
    return [clave, guardado ?? null, mezclar(clave, base[clave], respuestas[clave], guardado ?? undefined)] as const;
  });
  const standing = Object.fromEntries(twice.map(([clave, guardado]) => [clave, guardado]));
  const mixed = Object.fromEntries(twice.map(([clave, , { valor }]) => [clave, valor ?? null]));
  const conflictos = twice.flatMap(([, , mezcla]) => mezcla.conflictos);
  cambiar(cola, {
    base: conCambios(base, { ...theirs, ...standing }),
    respuestas: conCambios(respuestas, { ...theirs, ...mixed }),
    revision: actual.revision,
    conflictos,
    origen: conflictos.length > 0 ? { base, revision } : undefined,
    fase: conflictos.length > 0 ? 'conflicto' : 'pendiente',
  });
  keep(cola);
  if (conflictos.length === 0) schedule(cola, 0);
}

function changesOf({ cambios }: BorradorGuardado): Record<string, unknown> {
  return Object.fromEntries(cambios.map(({ clave, valor }) => [clave, valor ?? null]));
}

/**
 * Stores unsent answers with what they were typed on. Until the customer has chosen, that is what was known before the
 * conflict: a page that restores them is told of the conflict again instead of saving them over the other answer.
 */
function keep({ actual, effects }: Cola): void {
  const cambios = cambiosEntre(actual.base, actual.respuestas);
  const { base, revision } = actual.origen ?? actual;
  const antes = Object.fromEntries(Object.keys(cambios).map((clave) => [clave, base[clave] ?? null]));
  if (Object.keys(cambios).length > 0) effects.cajon.poner({ revision, cambios, antes });
  else effects.cajon.vaciar();
}

function schedule(cola: Cola, ms: number): void {
  cola.parar?.();
  cola.parar = cola.effects.esperar(ms, () => void guardar(cola));
}

function cambiar(cola: Cola, change: Partial<Guardado>): void {
  cola.actual = { ...cola.actual, ...change };
  cola.avisar();
}
