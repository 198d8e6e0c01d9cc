import {
  type CambioDeNotario,
  type FiltrosDeNotarios,
  impedimentoParaEjercer,
  type ModalidadDeCita,
  type Notario,
  type NotarioNuevo,
  type OpcionesDeNotario,
  type ordenesDeNotarios,
  puedeEjercer,
} from '@fedatario/contract/casa';
import type { Db } from '../../db/db.ts';
import { type Claves, decodePosition, toOrderedPage } from '../../http/cursor.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { diaLocal } from '../../services/hora-local.ts';
import { invitarNotario, rolDe } from '../usuarios/usuarios.ts';
import {
  countNotarios,
  findColegiado,
  findNotario,
  insertPerfil,
  listEspecialidades,
  listNotarios,
  listSinPerfil,
  lockPerfil,
  type NotarioRow,
  updatePerfil,
} from './queries.ts';

export { ejerceEn } from './queries.ts';

type NotarioRequest = Pick<Context<'admin'>, 'db' | 'now'>;

const claves: Claves<(typeof ordenesDeNotarios)[number]> = {
  nombre: 'string',
  colegiado: 'string',
  solvencia: 'number',
  carga: 'number',
};

interface Lista extends FiltrosDeNotarios {
  readonly cursor?: string | undefined;
  readonly limite: number;
}

export async function listarNotarios({ db, now }: NotarioRequest, { cursor, limite, ...filtros }: Lista) {
  const { orden = 'nombre' } = filtros;
  const despuesDe = decodePosition(cursor, orden, claves);
  const hoy = diaLocal(now);
  const rows = await listNotarios(db, { ...filtros, orden, despuesDe, limite: limite + 1 }, hoy);
  const { data, siguiente } = toOrderedPage(rows, { orden, limite, idOf: ({ idUsuario }) => idUsuario });
  return { data: data.map((row) => toNotario(row, hoy)), siguiente, total: await countNotarios(db, filtros, hoy) };
}

/** Notaries who may be given work today, with specialities (none said: any), current load and capacity. */
export async function notariosQueEjercen(db: Db, now: Date): Promise<Notario[]> {
  const hoy = diaLocal(now);
  const rows = await listNotarios(db, { ejercicio: 'ejerce', limite: 1_000 }, hoy);
  return rows.map((row) => toNotario(row, hoy));
}

/** Refuses work for a notary who may not practise today. */
export async function exigirQueEjerza(db: Db, idUsuario: string, now: Date): Promise<void> {
  const row = await findNotario(db, idUsuario);
  if (!row || !puedeEjercer(row, diaLocal(now))) throw new AppError('notario-no-ejerce');
}

export async function opcionesDeNotario(db: Db): Promise<OpcionesDeNotario> {
  return { usuarios: await listSinPerfil(db), especialidades: await listEspecialidades(db) };
}

export async function leerNotario({ db, now }: NotarioRequest, idUsuario: string): Promise<Notario> {
  const row = await findNotario(db, idUsuario);
  if (!row) throw new AppError('no-encontrado');
  return toNotario(row, diaLocal(now));
}

/** Gives a profile to a user of the role, or invites a new person. */
export async function crearNotario({ db, now }: NotarioRequest, nuevo: NotarioNuevo): Promise<Notario> {
  const { idUsuario: known, nombreCompleto, email, ...perfil } = nuevo;
  await exigirEspecialidades(db, perfil.especialidades);
  const invited = { nombreCompleto: nombreCompleto ?? '', email: email ?? '' };
  const idUsuario = known ?? (await invitarNotario(db, invited, now));
  if ((await rolDe(db, idUsuario)) !== 'notario') throw invalidField('idUsuario', 'opcion');
  const wrong = await insertPerfil(db, { ...perfil, idUsuario, creadoEn: now, actualizadoEn: now });
  if (wrong) throw invalidField(wrong, wrong === 'colegiado' ? 'colegiadoRepetido' : 'opcion');
  return leerNotario({ db, now }, idUsuario);
}

export async function cambiarNotario(
  { db, now }: NotarioRequest,
  idUsuario: string,
  { revision, ...cambio }: CambioDeNotario,
): Promise<Notario> {
  const before = await tomar(db, idUsuario);
  if (before.revision !== revision)
    throw new AppError('conflicto-revision', { actual: await leerNotario({ db, now }, idUsuario) });
  await exigirEspecialidades(db, cambio.especialidades);
  const holder = await findColegiado(db, cambio.colegiado);
  if (holder !== undefined && holder !== idUsuario) throw invalidField('colegiado', 'colegiadoRepetido');
  await updatePerfil(db, idUsuario, { ...cambio, actualizadoEn: now });
  return leerNotario({ db, now }, idUsuario);
}

/** A deactivated notary is given no more work and keeps what they have. */
export async function activarNotario(
  { db, now }: NotarioRequest,
  idUsuario: string,
  activo: boolean,
): Promise<Notario> {
  const before = await tomar(db, idUsuario);
  if (before.activo !== activo) await updatePerfil(db, idUsuario, { activo, actualizadoEn: now });
  return leerNotario({ db, now }, idUsuario);
}

async function tomar(db: Db, idUsuario: string) {
  const row = await lockPerfil(db, idUsuario);
  if (!row) throw new AppError('no-encontrado');
  return row;
}

async function exigirEspecialidades(db: Db, especialidades: readonly string[]): Promise<void> {
  const known = new Set((await listEspecialidades(db)).map(({ id }) => id));
  if (especialidades.some((id) => !known.has(id))) throw invalidField('especialidades', 'objetoInexistente');
}

function toNotario({ promedio, cuantas, ...row }: NotarioRow, hoy: string): Notario {
  return {
    ...row,
    calificacion: promedio === null ? null : { promedio, cuantas },
    modalidades: row.modalidades as ModalidadDeCita[],
    horario: row.horario as unknown as Notario['horario'],
    excepciones: row.excepciones as unknown as Notario['excepciones'],
    impedimento: impedimentoParaEjercer(row, hoy),
  };
}
