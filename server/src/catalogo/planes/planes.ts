import { TOTAL_CONTADO } from '@fedatario/contract/base';
import type {
  CambioDePlanDeOficina,
  FiltrosDePlanes,
  ordenesDePlanes,
  Plan,
  PlanDeOficina,
  PlanNuevo,
} from '@fedatario/contract/catalogo';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/db.ts';
import type { Edicion } from '../../db/ediciones.ts';
import { type Claves, decodePosition, toOrderedPage } from '../../http/cursor.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import {
  countCategorias,
  countPlanes,
  type FilaDePlan,
  findPlan,
  hasNombre,
  insertPlan,
  insertVersion,
  listPlanes,
  listPublicados,
  lockPlan,
  nombreDeEdicion,
  updatePlan,
} from './queries.ts';

export { exportarPlanes } from './exportacion.ts';
export { findVersion as versionDePlan } from './queries.ts';

interface PlanRequest {
  readonly db: Db;
  readonly now: Date;
}

/** Names the plans as visitors see them. */
export const edicionDePlanes: Edicion = { de: 'planes', nombre: nombreDeEdicion };

export async function listarPublicos(db: Db): Promise<Plan[]> {
  return (await listPublicados(db)).map((row) => ({ ...row, para: row.para as Plan['para'] }));
}

const claves: Claves<(typeof ordenesDePlanes)[number]> = { orden: 'number', nombre: 'string', suscriptores: 'number' };

interface Lista extends FiltrosDePlanes {
  readonly cursor?: string | undefined;
  readonly limite: number;
}

export async function listarPlanes(db: Db, { cursor, limite, ...filtros }: Lista) {
  const { orden = 'orden' } = filtros;
  const despuesDe = decodePosition(cursor, orden, claves);
  const rows = await listPlanes(db, { ...filtros, orden, despuesDe, limite: limite + 1 });
  const { data, siguiente } = toOrderedPage(rows, { orden, limite, idOf: ({ idPlan }) => idPlan });
  return { data: data.map(toPlan), siguiente, total: await countPlanes(db, filtros, TOTAL_CONTADO) };
}

export async function leerPlan(db: Db, idPlan: string): Promise<PlanDeOficina> {
  const row = await findPlan(db, idPlan);
  if (!row) throw new AppError('no-encontrado');
  return toPlan(row);
}

export async function crearPlan({ db, now }: PlanRequest, nuevo: PlanNuevo): Promise<PlanDeOficina> {
  const idPlan = uuidv7();
  const idVersion = uuidv7();
  const { plan, terminos } = partir(nuevo);
  await exigirPlan(db, idPlan, nuevo);
  await insertPlan(db, { idPlan, ...plan, ...copiados(terminos), creadoEn: now, actualizadoEn: now });
  await insertVersion(db, { idVersion, idPlan, ...terminos, publicadaEn: now });
  await updatePlan(db, idPlan, { idVersionVigente: idVersion });
  return leerPlan(db, idPlan);
}

/** Writes a plan. Other terms are another version: whoever has the plan keeps theirs until told of the next. */
export async function cambiarPlan(
  { db, now }: PlanRequest,
  idPlan: string,
  { revision, ...cambio }: CambioDePlanDeOficina,
): Promise<PlanDeOficina> {
  const before = await tomar(db, idPlan);
  if (before.revision !== revision) throw new AppError('conflicto-revision', { actual: await leerPlan(db, idPlan) });
  await exigirPlan(db, idPlan, cambio);
  const { plan, terminos } = partir(cambio);
  const antes = await leerPlan(db, idPlan);
  const otra = mismosTerminos(antes, terminos) ? undefined : uuidv7();
  if (otra) await insertVersion(db, { idVersion: otra, idPlan, ...terminos, publicadaEn: now });
  await updatePlan(db, idPlan, {
    ...plan,
    ...copiados(terminos),
    actualizadoEn: now,
    ...(otra && { idVersionVigente: otra }),
  });
  return leerPlan(db, idPlan);
}

/** Puts a plan on sale or takes it off; its subscribers keep it. */
export async function ponerPlanEnVenta(
  { db, now }: PlanRequest,
  idPlan: string,
  enVenta: boolean,
): Promise<PlanDeOficina> {
  const { estado } = await tomar(db, idPlan);
  const next = enVenta ? 'publicado' : estado === 'borrador' ? 'borrador' : 'archivado';
  if (estado !== next) await updatePlan(db, idPlan, { estado: next, actualizadoEn: now });
  return leerPlan(db, idPlan);
}

async function tomar(db: Db, idPlan: string) {
  const row = await lockPlan(db, idPlan);
  if (!row) throw new AppError('no-encontrado');
  return row;
}

async function exigirPlan(db: Db, idPlan: string, { nombre, categorias }: PlanNuevo): Promise<void> {
  if (await hasNombre(db, nombre, idPlan)) throw invalidField('nombre', 'valorRepetido');
  const distintas = new Set(categorias);
  if ((await countCategorias(db, [...distintas])) < distintas.size)
    throw invalidField('categorias', 'objetoInexistente');
}

function partir({ nombre, descripcion, destacado, orden, para, ...terminos }: PlanNuevo) {
  const categorias = [...new Set(terminos.categorias)].sort();
  return { plan: { nombre, descripcion, destacado, orden, para }, terminos: { ...terminos, categorias } };
}

/** The terms that the row of the plan repeats. */
function copiados({ precioMensual, precioAnual, documentos, citas, descuento }: Terminos) {
  return { precioMensual, precioAnual, documentos, citas, descuento };
}

type Terminos = ReturnType<typeof partir>['terminos'];

function mismosTerminos(antes: Terminos, despues: Terminos): boolean {
  const en = ({ precioMensual, precioAnual, documentos, citas, descuento, categorias }: Terminos) =>
    JSON.stringify([precioMensual, precioAnual, documentos, citas, descuento, [...categorias].sort()]);
  return en(antes) === en(despues);
}

function toPlan({ cambiadoEn, ...row }: FilaDePlan): PlanDeOficina {
  return {
    ...row,
    estado: row.estado,
    para: row.para as PlanDeOficina['para'],
    descuento: row.descuento ?? 0,
    categorias: row.categorias ?? [],
    version: row.version ?? 0,
    cambiadoEn: cambiadoEn.toISOString(),
  };
}
