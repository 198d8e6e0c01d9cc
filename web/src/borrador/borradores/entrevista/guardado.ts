import type { BorradorGuardado, ConflictoDeRespuesta, GuardarRespuestas } from '@fedatario/contract';
import { ApiError, type CodigoFallo, isUnsettled } from '../../../lib/api-error.ts';
import type { Cajon } from './cajon.ts';
import { mezclar } from './mezcla.ts';
import { cambiosEntre, conCambios, conValor, isIgual, type Respuestas } from './respuestas.ts';

/** `pendiente`: typed, to be sent after a pause. `sinConexion`: kept here, sent by itself later. */
export type Fase = 'guardado' | 'pendiente' | 'guardando' | 'sinConexion' | 'conflicto' | 'fallo';

/** The answers of a draft, and how far the server has them. Never changed in place. */
export interface Guardado {
  readonly respuestas: Respuestas;
  /** As the server has them. */
  readonly base: Respuestas;
  /** The last revision seen; of the answers that wait in the drawer, the one they were written over. */
  readonly revision: number;
  readonly indice: number;
  readonly indiceGuardado: number;
  readonly fase: Fase;
  /** Milliseconds since 1970 of the last save. */
  readonly guardadoEn: number;
  readonly puedeDeshacer: boolean;
  readonly puedeRehacer: boolean;
  readonly conflictos: readonly ConflictoDeRespuesta[];
  readonly error?: CodigoFallo | undefined;
}

export interface Medios {
  readonly guardar: (body: GuardarRespuestas) => Promise<BorradorGuardado>;
  readonly mover: (hacia: Sentido, revision: number) => Promise<BorradorGuardado>;
  readonly cajon: Cajon;
  readonly ahora: () => number;
  /** Calls back after so many milliseconds; returns how to stop. */
  readonly esperar: (ms: number, callback: () => void) => () => void;
}
/** One change back or forward, or the answers of a revision of the history. */
export type Sentido = 'deshacer' | 'rehacer' | { readonly hasta: number };

/** The queue of saves of one draft: one at a time, each with all that was typed since the last. */
export interface Cola {
  actual: Guardado;
  readonly medios: Medios;
  readonly avisar: () => void;
  parar?: (() => void) | undefined;
  enCurso?: Promise<void> | undefined;
  intentos: number;
}

/** Milliseconds without typing after which what was typed is saved: under one second with the call. */
export const PAUSA = 700;
/** Longest pause between two tries without connection. */
const PAUSA_MAXIMA = 30_000;

/** New answers: kept in the browser at once, sent after a pause. */
export function escribir(cola: Cola, respuestas: Respuestas): void {
  const { actual } = cola;
  if (isIgual(respuestas, actual.respuestas)) return;
  const fase = actual.fase === 'conflicto' ? 'conflicto' : 'pendiente';
  cambiar(cola, { respuestas, fase });
  keep(cola);
  if (fase === 'pendiente') schedule(cola, PAUSA);
}

/** Where the person is; it travels with the next save, or by itself. */
export function situar(cola: Cola, indice: number): void {
  if (indice === cola.actual.indice) return;
  cambiar(cola, { indice });
  if (cola.actual.fase === 'guardado') schedule(cola, PAUSA);
}

/** Saves now what is not saved, and waits for it. */
export async function guardar(cola: Cola): Promise<void> {
  cola.parar?.();
  while (cola.enCurso !== undefined) await cola.enCurso;
  if (!hayQueGuardar(cola.actual) || cola.actual.fase === 'conflicto') return;
  cola.enCurso = send(cola).finally(() => {
    cola.enCurso = undefined;
  });
  await cola.enCurso;
}

/** Through the history of the server, after saving what is not there yet. True when it was done. */
export async function mover(cola: Cola, hacia: Sentido): Promise<boolean> {
  await guardar(cola);
  if (cola.actual.fase !== 'guardado') return false;
  try {
    absorber(cola, await cola.medios.mover(hacia, cola.actual.revision), cola.actual.respuestas);
    return true;
  } catch (error) {
    fallar(cola, error);
    return false;
  }
}

/** The person chose, of each part answered twice, by its path, which answer stays; saves the outcome. */
export async function resolver(cola: Cola, elegidas: Respuestas): Promise<void> {
  const { respuestas, conflictos } = cola.actual;
  const next = conflictos.reduce((all, { clave }) => conValor(all, clave, elegidas[clave] ?? undefined), respuestas);
  cambiar(cola, { respuestas: next, conflictos: [], fase: 'pendiente' });
  keep(cola);
  if (hayQueGuardar(cola.actual)) await guardar(cola);
  else cambiar(cola, { fase: 'guardado', guardadoEn: cola.medios.ahora() });
}

function hayQueGuardar({ base, respuestas, indice, indiceGuardado }: Guardado): boolean {
  return indice !== indiceGuardado || !isIgual(base, respuestas);
}

async function send(cola: Cola): Promise<void> {
  const { base, respuestas, revision, indice } = cola.actual;
  const cambios = Object.entries(cambiosEntre(base, respuestas)).map(([clave, valor]) => ({ clave, valor }));
  cambiar(cola, { fase: 'guardando' });
  try {
    const saved = await cola.medios.guardar({ revision, cambios: cambios as GuardarRespuestas['cambios'], indice });
    cola.intentos = 0;
    absorber(cola, saved, respuestas);
    cambiar(cola, { indiceGuardado: indice });
  } catch (error) {
    fallar(cola, error);
  }
  if (hayQueGuardar(cola.actual) && cola.actual.fase === 'pendiente') schedule(cola, PAUSA);
}

/** What the server has now is what was sent and what it adds; what was typed meanwhile stays on top. */
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
    guardadoEn: cola.medios.ahora(),
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

/** Somebody else answered too: what does not collide is taken at once, the rest is for the person to choose. */
function enfrentar(cola: Cola, actual: BorradorGuardado): void {
  const { base, respuestas } = cola.actual;
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
    fase: conflictos.length > 0 ? 'conflicto' : 'pendiente',
  });
  keep(cola);
  if (conflictos.length === 0) schedule(cola, 0);
}

function changesOf({ cambios }: BorradorGuardado): Record<string, unknown> {
  return Object.fromEntries(cambios.map(({ clave, valor }) => [clave, valor ?? null]));
}

function keep({ actual, medios }: Cola): void {
  const { base, respuestas, revision } = actual;
  const cambios = cambiosEntre(base, respuestas);
  const antes = Object.fromEntries(Object.keys(cambios).map((clave) => [clave, base[clave] ?? null]));
  if (Object.keys(cambios).length > 0) medios.cajon.poner({ revision, cambios, antes });
  else medios.cajon.vaciar();
}

function schedule(cola: Cola, ms: number): void {
  cola.parar?.();
  cola.parar = cola.medios.esperar(ms, () => void guardar(cola));
}

function cambiar(cola: Cola, change: Partial<Guardado>): void {
  cola.actual = { ...cola.actual, ...change };
  cola.avisar();
}
