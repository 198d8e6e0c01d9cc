import type { AccionDeActo, ObjetoDeActo } from '@fedatario/contract/base';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/db.ts';
import type { Act } from '../../http/audit.ts';
import { cambiosEntre } from './cambios.ts';
import { camelOf, type Objeto } from './objeto.ts';
import { objetoDe } from './objetos.ts';
import { type Fila, findFila, insertRegistro, type Llave, listVistas, lockTabla, type Registro } from './queries.ts';

/**
 * Does the work of an administrative act and writes its record in the same transaction: what its object was before, and
 * what it is then.
 */
export function auditar<T>(db: Db, act: Act, work: () => Promise<T>): Promise<T> {
  return act.acto.endsWith('.ver') ? auditarVista(db, act, work) : auditarCambio(db, act, work);
}

async function auditarCambio<T>(db: Db, act: Act, work: () => Promise<T>): Promise<T> {
  const objeto = objetoDe(act.acto);
  const named = llaveDe(objeto, act.params);
  if (objeto.tomaTabla) await lockTabla(db, objeto);
  const before = named === undefined ? undefined : await findFila(db, objeto, named, !objeto.sinTomar);
  const result = await work();
  const llave = llaveDe(objeto, before ? keyOf(objeto, before) : result);
  const after = llave === undefined ? undefined : await findFila(db, objeto, llave, false);
  await anotar(db, act, {
    idObjeto: llave?.valor ?? null,
    nombreObjeto: (after ?? before)?.nombre ?? null,
    cambios: cambiosEntre(objeto, before?.datos, after?.datos),
    // An act on many rows names them by its answer.
    ...(llave === undefined && { vistos: idsOf(objeto, result) }),
  });
  return result;
}

/** A look at the same data in the same session within this time counts as the same look. */
const CUARTO_DE_HORA = 900_000;

/**
 * Records who looked at the data of a person, for that person. A look with a reason is recorded each time; any other, once
 * for each session and quarter of an hour. Reading one's own data is not recorded.
 */
async function auditarVista<T>(db: Db, act: Act, work: () => Promise<T>): Promise<T> {
  const objeto = objetoDe(act.acto);
  const result = await work();
  const llave = llaveDe(objeto, act.params);
  const { actor, now, motivo } = act;
  if (!llave || !actor) throw new Error(`${act.acto} no dice qué se vio.`);
  const vuelta = Math.floor(now.getTime() / CUARTO_DE_HORA);
  const turnoDe = (n: number) => `${actor.idSesion}:${act.acto}:${n}`;
  const desde = new Date(now.getTime() - CUARTO_DE_HORA);
  const vistas = await listVistas(db, objeto, llave, { antes: turnoDe(vuelta - 1), ahora: turnoDe(vuelta), desde });
  for (const { repetida, idObjeto, ...vista } of vistas) {
    if (vista.idTitular === actor.idUsuario || (repetida && motivo === undefined)) continue;
    const turno = motivo === undefined ? `${turnoDe(vuelta)}:${idObjeto}` : null;
    await anotar(db, act, { ...vista, idObjeto, cambios: [], motivo: motivo ?? null, turno });
  }
  return result;
}

type Anotado = Pick<Registro, 'idObjeto' | 'nombreObjeto' | 'cambios'> &
  Partial<Pick<Registro, 'vistos' | 'idTitular' | 'idSolicitud' | 'motivo' | 'turno'>>;

/** A change to one's own account is no administrative act. */
async function anotar(db: Db, { acto, actor, now, idPeticion, origen }: Act, anotado: Anotado): Promise<void> {
  const [objeto, accion] = acto.split('.') as [ObjetoDeActo, AccionDeActo];
  if (actor && objeto === 'usuario' && anotado.idObjeto === actor.idUsuario) return;
  const registro = { idRegistro: uuidv7(), hechoEn: now, objeto, accion, idPeticion, origen, ...anotado };
  await insertRegistro(db, registro, actor);
}

/** Audits an act of the system, with no actor. */
export function auditarSistema<T>(db: Db, acto: Act['acto'], now: Date, work: () => Promise<T>): Promise<T> {
  return auditar(db, { acto, now, actor: null, params: {}, idPeticion: null, origen: null }, work);
}

/** Key of the row, from the path or the answer; null if the table has one row only; undefined if it is not named. */
function llaveDe({ id, claves }: Objeto, named: unknown): Llave | null | undefined {
  if (id === null) return null;
  const known = Object.entries({ [camelOf(id)]: id, ...claves });
  for (const [name, columna] of known) {
    const valor = (named as Record<string, unknown> | null | undefined)?.[name];
    if (typeof valor === 'string') return { columna, valor };
  }
  return undefined;
}

function keyOf({ id }: Objeto, { datos }: Fila): Record<string, unknown> {
  return id === null ? {} : { [camelOf(id)]: datos[id] };
}

/** The ids of what an answer lists: of a page, or of all of it. */
function idsOf({ id }: Objeto, result: unknown): string[] {
  const { data = result } = (result ?? {}) as { data?: unknown };
  if (id === null || !Array.isArray(data)) return [];
  return data.map((row) => String(row[camelOf(id)]));
}
