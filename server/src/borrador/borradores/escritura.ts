import type {
  AccionBorrador,
  BorradorGuardado,
  CambioDeRespuesta,
  EstadoBorrador,
  GuardarRespuestas,
} from '@fedatario/contract/borrador';
import { type Version, versionDe } from '../../catalogo/productos/productos.ts';
import type { Db } from '../../db/db.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { avanceDe, evaluar, exigirPaso, exigirQueQuepan } from './evaluacion.ts';
import { type BorradorRow, updateBorrador } from './filas/queries.ts';
import {
  aplicar,
  type CambioHecho,
  inversos,
  type Mezcla,
  mezclar,
  retroceder,
  sinHistoria,
} from './historia/mezcla.ts';
import { deletePasosViejos, findPaso, insertPaso, listPasosDesde, type Motivo } from './historia/queries.ts';
import { borradorDe } from './propio.ts';

const PILA_MAXIMA = 200;
const HISTORIA = { pasos: 500, bytes: 4_000_000 };
const PODA_CADA = 50;

/**
 * Saves answers over the revision that the caller knew. What changed since is merged question by question; when a
 * question was answered in two ways nothing is saved, and the 409 tells both.
 */
export async function guardar(
  { db, actor, now }: Context<'adminCliente'>,
  id: string,
  { revision, cambios, indice }: GuardarRespuestas,
): Promise<BorradorGuardado> {
  const row = await borradorDe(db, actor, id, true);
  exigirPaso(row.estado, 'escribir');
  const mezcla = await mezclarCon(db, row, revision, cambios);
  if (mezcla.conflictos.length > 0) throw conflicto(row, mezcla);
  const version = await versionDe(db, row.idVersion);
  exigirConocidas(version, cambios, mezcla);
  const paso = { motivo: 'guardado', cambios: mezcla.cambios, ...apilar(row), indice } as const;
  if (mezcla.cambios.length > 0) return guardado(await avanzar(db, row, version, paso, now), mezcla);
  if (indice !== undefined && indice !== row.indice) await updateBorrador(db, row.idBorrador, { indice });
  return guardado({ ...row, indice: indice ?? row.indice }, mezcla);
}

export async function deshacer(
  request: Context<'adminCliente'>,
  id: string,
  revision: number,
): Promise<BorradorGuardado> {
  const row = await alDia(request, id, revision);
  const last = row.deshacer.at(-1) ?? 0;
  const pilas = { deshacer: row.deshacer.slice(0, -1), rehacer: [...row.rehacer, last] };
  return mover(request, row, { motivo: 'deshecho', cambios: inversos(await pasoDe(request.db, row, last)), ...pilas });
}

export async function rehacer(
  request: Context<'adminCliente'>,
  id: string,
  revision: number,
): Promise<BorradorGuardado> {
  const row = await alDia(request, id, revision);
  const last = row.rehacer.at(-1) ?? 0;
  const pilas = { deshacer: [...row.deshacer, last], rehacer: row.rehacer.slice(0, -1) };
  return mover(request, row, { motivo: 'rehecho', cambios: await pasoDe(request.db, row, last), ...pilas });
}

/** The locked draft. Throws a 409 if its state does not allow the action, or, with the missing changes, if `revision` is not current. */
export async function alDia(
  { db, actor }: Context<'adminCliente'>,
  id: string,
  revision: number,
  accion: AccionBorrador = 'escribir',
): Promise<BorradorRow> {
  const row = await borradorDe(db, actor, id, true);
  exigirPaso(row.estado, accion);
  if (revision !== row.revision) throw conflicto(row, await mezclarCon(db, row, revision, []));
  return row;
}

/** Takes one step and answers the change that the caller does not have: the step itself. */
export async function mover(
  { db, now }: Context<'adminCliente'>,
  row: BorradorRow,
  paso: Paso,
): Promise<BorradorGuardado> {
  const after = await avanzar(db, row, await versionDe(db, row.idVersion), paso, now);
  const ajenos = paso.cambios.map(({ clave, despues }) => ({ clave, valor: despues }));
  return guardado(after, { ajenos, conflictos: [] });
}

/** The piles after a change that can be undone. */
export function apilar({ deshacer, revision }: BorradorRow) {
  return { deshacer: [...deshacer, revision + 1].slice(-PILA_MAXIMA), rehacer: [] as number[] };
}

export interface Paso {
  readonly motivo: Motivo;
  readonly cambios: readonly CambioHecho[];
  readonly deshacer: number[];
  readonly rehacer: number[];
  readonly indice?: number | undefined;
  /** State to set in place of the one that the answers give. */
  readonly estado?: EstadoBorrador;
}

/** The next revision of a draft: its answers, what they are worth under the version, and its place in the history. */
export async function avanzar(
  db: Db,
  row: BorradorRow,
  version: Version,
  { motivo, cambios, indice = row.indice, estado, ...pilas }: Paso,
  now: Date,
): Promise<BorradorRow> {
  const { idBorrador } = row;
  const respuestas = aplicar(row.respuestas, cambios);
  exigirQueQuepan(respuestas);
  const revision = row.revision + 1;
  await insertPaso(db, { idBorrador, revision, motivo, cambios, hechoEn: now });
  const kept = revision % PODA_CADA === 0 ? await deletePasosViejos(db, idBorrador, HISTORIA) : 0;
  const change = {
    ...avanceDe(evaluar(version, respuestas, now)),
    ...(estado && { estado }),
    indice,
    revision,
    deshacer: pilas.deshacer.filter((one) => one >= kept),
    rehacer: pilas.rehacer.filter((one) => one >= kept),
  };
  await updateBorrador(db, idBorrador, { ...change, respuestas, idVersion: version.idVersion, actualizadoEn: now });
  return { ...row, ...change, respuestas, idVersion: version.idVersion, actualizadoEn: now.toISOString() };
}

export async function mezclarCon(
  db: Db,
  row: BorradorRow,
  revision: number,
  cambios: readonly CambioDeRespuesta[],
): Promise<Mezcla> {
  if (revision === row.revision) return mezclar(row.respuestas, row.respuestas, cambios);
  const pasos = await listPasosDesde(db, row.idBorrador, revision, row.revision);
  if (!pasos) return sinHistoria(row.respuestas, cambios);
  return mezclar(retroceder(row.respuestas, pasos), row.respuestas, cambios);
}

export function conflicto(row: BorradorRow, mezcla: Mezcla): AppError {
  return new AppError('conflicto-revision', { actual: guardado(row, mezcla) });
}

export function guardado(
  row: BorradorRow,
  { ajenos, conflictos }: Pick<Mezcla, 'ajenos' | 'conflictos'>,
): BorradorGuardado {
  const { revision, estado, indice, respondidas, total, actualizadoEn } = row;
  return {
    revision,
    estado,
    indice,
    progreso: { respondidas, total },
    puedeDeshacer: row.deshacer.length > 0,
    puedeRehacer: row.rehacer.length > 0,
    actualizadoEn,
    cambios: ajenos,
    conflictos,
  };
}

async function pasoDe(db: Db, { idBorrador }: BorradorRow, revision: number): Promise<CambioHecho[]> {
  const paso = revision === 0 ? undefined : await findPaso(db, idBorrador, revision);
  if (!paso) throw new AppError('nada-que-deshacer');
  return paso;
}

/** Answers of no question, or of the notary's, are refused; taking one away is always right. */
export function exigirConocidas(
  { entrevista }: Version,
  cambios: readonly CambioDeRespuesta[],
  { cambios: net }: Mezcla,
): void {
  for (const { clave, despues } of net) {
    const campo = entrevista.indice.get(clave);
    if (despues === null || (campo && !campo.paraNotario)) continue;
    const position = cambios.findIndex((sent) => sent.clave === clave);
    throw invalidField(`cambios.${position}.clave`, 'invalido');
  }
}
