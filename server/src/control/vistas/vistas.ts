import {
  columnasDeReporte,
  esColumnaDe,
  esOrdenDe,
  type ReporteDeOficina,
  type VistaGuardada,
  type VistaNueva,
  type vistas,
} from '@fedatario/contract/control';
import { v7 as uuidv7 } from 'uuid';
import type { output } from 'zod/mini';
import { AppError, invalidField } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import {
  deleteVista,
  findVista,
  hasOtraConNombre,
  insertVista,
  listVistas,
  updateVista,
  type VistaRow,
} from './queries.ts';

export type { VistaRow } from './queries.ts';

type Cambio = output<(typeof vistas)['update']['body']>;

export async function listarVistas({ db, actor }: Context<'staff'>, lugar: ReporteDeOficina): Promise<VistaGuardada[]> {
  return (await listVistas(db, lugar, actor.idUsuario)).map((row) => escrita(row, actor));
}

export async function crearVista({ db, actor, now }: Context<'staff'>, nueva: VistaNueva): Promise<VistaGuardada> {
  exigirQueComparta(actor, nueva.compartida);
  const { idUsuario } = actor;
  const { filtros, ...rest } = nueva;
  const row = { ...rest, filtros: JSON.stringify(filtros), idUsuario, creadaEn: now, actualizadaEn: now };
  const idVista = uuidv7();
  if (!(await insertVista(db, { ...row, idVista }))) throw invalidField('nombre', 'valorRepetido');
  return escrita(await vistaVisible({ db, actor }, idVista), actor);
}

export async function cambiarVista({ db, actor, now }: Context<'staff'>, idVista: string, cambio: Cambio) {
  const vista = await vistaPropia({ db, actor }, idVista);
  const { revision, filtros, ...rest } = cambio;
  // One that is shared stays so in the hands of who made it and is no longer of the administration.
  if (cambio.compartida !== vista.compartida) exigirQueComparta(actor, cambio.compartida);
  exigirColumnas(vista.lugar, cambio);
  if (await hasOtraConNombre(db, vista, cambio.nombre)) throw invalidField('nombre', 'valorRepetido');
  const values = { ...rest, filtros: JSON.stringify(filtros), actualizadaEn: now };
  const changed = await updateVista(db, idVista, revision, values);
  const actual = escrita(await vistaVisible({ db, actor }, idVista), actor);
  if (!changed) throw new AppError('conflicto-revision', { actual });
  return actual;
}

export async function borrarVista({ db, actor }: Context<'staff'>, idVista: string): Promise<void> {
  await vistaPropia({ db, actor }, idVista);
  await deleteVista(db, idVista);
}

/** A view that the actor may look at: their own, a shared one and, for the administration, any. */
export async function vistaVisible(
  { db, actor }: Pick<Context<'staff'>, 'db' | 'actor'>,
  idVista: string,
): Promise<VistaRow> {
  const vista = await findVista(db, idVista);
  const visible = vista && (vista.compartida || vista.idUsuario === actor.idUsuario || actor.rol === 'admin');
  if (!visible) throw new AppError('no-encontrado');
  return vista;
}

async function vistaPropia(request: Pick<Context<'staff'>, 'db' | 'actor'>, idVista: string): Promise<VistaRow> {
  const vista = await vistaVisible(request, idVista);
  if (vista.idUsuario !== request.actor.idUsuario && request.actor.rol !== 'admin') throw new AppError('no-encontrado');
  return vista;
}

function exigirQueComparta({ rol }: Context<'staff'>['actor'], compartida: boolean): void {
  if (compartida && rol !== 'admin') throw invalidField('compartida', 'invalido');
}

function exigirColumnas(lugar: ReporteDeOficina, { orden, ocultas }: Pick<Cambio, 'orden' | 'ocultas'>): void {
  if (orden !== '' && !esOrdenDe(lugar, orden)) throw invalidField('orden', 'opcion');
  const [primera] = columnasDeReporte[lugar];
  if (ocultas.some((columna) => columna === primera || !esColumnaDe(lugar, columna)))
    throw invalidField('ocultas', 'opcion');
}

function escrita({ idUsuario, ...vista }: VistaRow, actor: Context<'staff'>['actor']): VistaGuardada {
  return { ...vista, propia: idUsuario === actor.idUsuario };
}
