import { MINUTE } from '@fedatario/contract/base';
import type { Programacion, ProgramacionNueva, programaciones, ReporteDeOficina } from '@fedatario/contract/control';
import { v7 as uuidv7 } from 'uuid';
import type { output } from 'zod/mini';
import type { Db } from '../../db/db.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { vistaVisible } from '../vistas/vistas.ts';
import { encolar } from './envio.ts';
import { siguienteOcurrencia } from './ocurrencias.ts';
import {
  deleteProgramacion,
  findOcurrenciaDesde,
  insertProgramacion,
  listDestinatarios,
  listPersonal,
  listProgramaciones,
  lockProgramacion,
  markBaja,
  type ProgramacionRow,
  replaceDestinatarios,
  updateProgramacion,
} from './queries.ts';

type Cambio = output<(typeof programaciones)['update']['body']>;

export async function listarProgramaciones(
  { db, actor }: Context<'staff'>,
  lugar: ReporteDeOficina,
): Promise<Programacion[]> {
  return escritas(db, actor, await listProgramaciones(db, lugar, actor.idUsuario, actor.rol === 'admin'));
}

export async function crearProgramacion(request: Context<'staff'>, nueva: ProgramacionNueva): Promise<Programacion> {
  const { db, actor, now } = request;
  const { destinatarios, ...regla } = nueva;
  await vistaVisible(request, regla.idVista);
  await exigirDestinatarios(request, destinatarios);
  const idProgramacion = uuidv7();
  const proximaEn = siguienteOcurrencia(regla, now);
  const fechas = { proximaEn, creadaEn: now, actualizadaEn: now };
  await insertProgramacion(db, { ...regla, ...fechas, idProgramacion, idUsuario: actor.idUsuario });
  await replaceDestinatarios(db, idProgramacion, destinatarios);
  return leer(request, idProgramacion);
}

/** One that goes on after a pause leaves out what it missed. */
export async function cambiarProgramacion(request: Context<'staff'>, idProgramacion: string, cambio: Cambio) {
  const { db, now } = request;
  const row = await tomar(request, idProgramacion);
  const { destinatarios, revision, ...regla } = cambio;
  if (revision !== row.revision)
    throw new AppError('conflicto-revision', { actual: await leer(request, idProgramacion) });
  await exigirDestinatarios(request, destinatarios);
  const values = { ...regla, proximaEn: siguienteOcurrencia(regla, now), revision: revision + 1, actualizadaEn: now };
  await updateProgramacion(db, idProgramacion, values);
  await replaceDestinatarios(db, idProgramacion, destinatarios);
  return leer(request, idProgramacion);
}

export async function borrarProgramacion(request: Context<'staff'>, idProgramacion: string): Promise<void> {
  await tomar(request, idProgramacion);
  await deleteProgramacion(request.db, idProgramacion);
}

/** Pressed again within a minute it is the same occurrence: only who was not written to yet gets a mail. */
export async function enviarAhora(request: Context<'staff'>, idProgramacion: string): Promise<Programacion> {
  const { db, now } = request;
  const row = await tomar(request, idProgramacion);
  const reciente = await findOcurrenciaDesde(db, idProgramacion, new Date(now.getTime() - MINUTE));
  await encolar(db, row, reciente ?? now, now);
  return leer(request, idProgramacion);
}

export async function dejarDeRecibir({ db, actor, now }: Pick<Context<'all'>, 'db' | 'actor' | 'now'>, id: string) {
  if (!(await markBaja(db, id, actor.idUsuario, now))) throw new AppError('no-encontrado');
}

/** A notary writes to themselves alone; whom the administration names must be of the office. */
async function exigirDestinatarios({ db, actor }: Context<'staff'>, ids: readonly string[]): Promise<void> {
  const personal = new Set(await listPersonal(db, ids));
  const otros = actor.rol !== 'admin' && ids.some((id) => id !== actor.idUsuario);
  if (otros || ids.some((id) => !personal.has(id))) throw invalidField('destinatarios', 'opcion');
}

async function tomar({ db, actor }: Context<'staff'>, idProgramacion: string): Promise<ProgramacionRow> {
  const row = await lockProgramacion(db, idProgramacion);
  if (!row || (row.idUsuario !== actor.idUsuario && actor.rol !== 'admin')) throw new AppError('no-encontrado');
  return row;
}

async function leer({ db, actor }: Context<'staff'>, idProgramacion: string): Promise<Programacion> {
  const row = await lockProgramacion(db, idProgramacion);
  const [escrita] = await escritas(db, actor, row ? [row] : []);
  if (!escrita) throw new AppError('no-encontrado');
  return escrita;
}

async function escritas(
  db: Db,
  actor: Context<'staff'>['actor'],
  rows: readonly ProgramacionRow[],
): Promise<Programacion[]> {
  if (rows.length === 0) return [];
  const personas = await listDestinatarios(
    db,
    rows.map(({ idProgramacion }) => idProgramacion),
  );
  return rows.map(({ idUsuario, proximaEn, ultimaEn, falloEn, ...row }) => {
    const suyos = personas.filter((persona) => persona.idProgramacion === row.idProgramacion);
    return {
      ...row,
      cambia: idUsuario === actor.idUsuario || actor.rol === 'admin',
      recibe: suyos.some((persona) => persona.idUsuario === actor.idUsuario && !persona.baja),
      destinatarios: suyos,
      proximaEn: proximaEn.toISOString(),
      ultimaEn: ultimaEn?.toISOString() ?? null,
      falloEn: falloEn?.toISOString() ?? null,
    };
  });
}
