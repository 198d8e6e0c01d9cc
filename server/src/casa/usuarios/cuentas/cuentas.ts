import { idDeRol, rolDeId, TOTAL_CONTADO } from '@fedatario/contract/base';
import type { Cuenta, FiltrosDeCuentas, ordenesDeCuentas } from '@fedatario/contract/casa';
import type { Db } from '../../../db/db.ts';
import { type Claves, decodePosition, toOrderedPage } from '../../../http/cursor.ts';
import { AppError } from '../../../http/errors.ts';
import type { Actor, Context } from '../../../http/route.ts';
import { direccionDeArchivo } from '../../archivos/archivos.ts';
import {
  cerrarSesionesDe,
  deshacerCierre,
  exigirReingreso,
  inviteAgain,
  quitarDosPasos,
  sesionesDe,
} from '../../identidad/identidad.ts';
import {
  type CuentaRow,
  countCuentas,
  findCuenta,
  listCuentas,
  lockOtherAdmins,
  lockUsuario,
  updateUsuario,
} from './queries.ts';

type AdminRequest = Pick<Context<'admin'>, 'db' | 'actor' | 'now'>;

const claves: Claves<(typeof ordenesDeCuentas)[number]> = { nombre: 'string', email: 'string', creado: 'number' };

interface Lista extends FiltrosDeCuentas {
  readonly cursor?: string | undefined;
  readonly limite: number;
}

export async function listarCuentas({ db, actor, now }: Context<'staff'>, { cursor, limite, ...filtros }: Lista) {
  const { orden = 'nombre' } = filtros;
  const despuesDe = decodePosition(cursor, orden, claves);
  const rows = await listCuentas(db, actor, { ...filtros, orden, despuesDe, limite: limite + 1 }, now);
  const { data, siguiente } = toOrderedPage(rows, { orden, limite, idOf: ({ idUsuario }) => idUsuario });
  return {
    data: data.map((row) => toCuenta(row, now)),
    siguiente,
    total: await countCuentas(db, actor, filtros, TOTAL_CONTADO),
  };
}

export async function leerCuenta({ db, actor, now }: Context<'staff'>, idUsuario: string): Promise<Cuenta> {
  const row = await findCuenta(db, actor, idUsuario, now);
  if (!row) throw new AppError('no-encontrado');
  return toCuenta(row, now);
}

/** Sends the invitation again to a user who has not chosen a password yet. */
export async function invitarDeNuevo(request: AdminRequest, idUsuario: string): Promise<Cuenta> {
  const cuenta = await leerCuenta(request, idUsuario);
  if (cuenta.estado !== 'invitado') throw new AppError('estado-no-permite');
  await inviteAgain(request.db, idUsuario, cuenta.email);
  return cuenta;
}

/** Consequences, in other areas, of somebody leaving the office. */
export interface Salida {
  /** Takes a person, who is no member of the office from now on, out of what they attend beside others. */
  readonly dejarDeAtender: (request: Pick<Context<'staff'>, 'db' | 'now'>, idUsuario: string) => Promise<void>;
  /** Asks that the data of a person be erased when the days to undo it are over, or refuses. */
  readonly pedirBorrado: (request: Pick<Context<'staff'>, 'db' | 'now'>, idUsuario: string) => Promise<void>;
}

/** Blocks a user, with a reason, or unblocks them: a blocked user is signed out everywhere at their next request. */
export async function activarCuenta(
  { db, actor, now }: AdminRequest,
  { dejarDeAtender }: Salida,
  idUsuario: string,
  { activo, motivo = null }: { activo: boolean; motivo?: string | null | undefined },
) {
  // Before the account is locked, as those who change an appointment do.
  if (!activo) await dejarDeAtender({ db, now }, idUsuario);
  const before = await tomar(db, actor, idUsuario);
  if (before.activo !== activo) {
    if (!activo) await dejarQuienGobierne(db, before);
    await updateUsuario(db, idUsuario, { activo, bloqueadoPor: activo ? null : motivo, actualizadoEn: now });
    if (activo) await deshacerCierre(db, idUsuario);
  }
  if (!activo) await cerrarSesionesDe(db, { idUsuario, motivo: 'bloqueo', now });
  return leerCuenta({ db, actor, now }, idUsuario);
}

/** New rights hold at once: the user must sign in again. */
export async function cambiarRol(
  { db, actor, now }: AdminRequest,
  { dejarDeAtender }: Salida,
  idUsuario: string,
  idRol: number,
): Promise<Cuenta> {
  await exigirReingreso(db, actor, now);
  if (rolDeId(idRol) === 'cliente') await dejarDeAtender({ db, now }, idUsuario);
  const before = await tomar(db, actor, idUsuario);
  if (before.idRol !== idRol) {
    await dejarQuienGobierne(db, before);
    await updateUsuario(db, idUsuario, { idRol, actualizadoEn: now });
    await cerrarSesionesDe(db, { idUsuario, motivo: 'cambio-de-rol', now });
  }
  return leerCuenta({ db, actor, now }, idUsuario);
}

/** Closes an office user's account: blocked now, and erased after the days in which activating it again cancels the erasure. */
export async function cerrarCuentaDePersonal(
  { db, actor, now }: AdminRequest,
  { dejarDeAtender, pedirBorrado }: Salida,
  idUsuario: string,
): Promise<Cuenta> {
  await exigirReingreso(db, actor, now);
  await dejarDeAtender({ db, now }, idUsuario);
  const before = await tomar(db, actor, idUsuario);
  if (rolDeId(before.idRol) === 'cliente') throw new AppError('estado-no-permite');
  await dejarQuienGobierne(db, before);
  await pedirBorrado({ db, now }, idUsuario);
  await updateUsuario(db, idUsuario, { activo: false, actualizadoEn: now });
  return leerCuenta({ db, actor, now }, idUsuario);
}

/**
 * For a member of staff who lost their application and their codes, and proved their identity to the office. Never one's own.
 */
export async function quitarSegundoPaso({ db, actor, now }: AdminRequest, idUsuario: string): Promise<Cuenta> {
  await tomar(db, actor, idUsuario);
  await quitarDosPasos({ db, actor, now }, idUsuario);
  return leerCuenta({ db, actor, now }, idUsuario);
}

export async function listarSesiones({ db, actor, now }: AdminRequest, idUsuario: string) {
  await leerCuenta({ db, actor, now }, idUsuario);
  return sesionesDe(db, idUsuario, actor.idSesion, now);
}

export async function cerrarSesiones(
  { db, actor, now }: AdminRequest,
  idUsuario: string,
  solo?: string,
): Promise<void> {
  await leerCuenta({ db, actor, now }, idUsuario);
  const closed = await cerrarSesionesDe(db, {
    idUsuario,
    motivo: 'cierre-administrativo',
    now,
    ...(solo && { solo }),
  });
  if (solo && closed === 0) throw new AppError('no-encontrado');
}

/** Nobody changes their own role or blocks themselves: nobody might be left to undo it. */
async function tomar(db: Db, actor: Actor, idUsuario: string) {
  if (actor.idUsuario === idUsuario) throw new AppError('cuenta-propia');
  const row = await lockUsuario(db, idUsuario);
  if (!row) throw new AppError('no-encontrado');
  return row;
}

async function dejarQuienGobierne(
  db: Db,
  { idUsuario, idRol, activo }: { idUsuario: string; idRol: number; activo: boolean },
) {
  if (idRol !== idDeRol.admin || !activo) return;
  if ((await lockOtherAdmins(db, idUsuario)) === 0) throw new AppError('ultimo-administrador');
}

function toCuenta(
  { idRol, idFoto, confirmadaEn, creadoEn, vistaEn, cierraEn, detenidoPor, ...row }: CuentaRow,
  now: Date,
): Cuenta {
  return {
    ...row,
    urlImagen: idFoto && direccionDeArchivo(idFoto, now),
    rol: { idRol, nombre: rolDeId(idRol) ?? 'cliente' },
    confirmado: confirmadaEn !== null,
    creadoEn: creadoEn.toISOString(),
    vistaEn: vistaEn?.toISOString() ?? null,
    cierre: cierraEn && { cierraEn: cierraEn.toISOString(), detenidoPor },
  };
}
