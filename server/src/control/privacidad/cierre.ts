import { exigirReingreso, pedirCierre } from '../../casa/identidad/identidad.ts';
import { notificar, notificarRoles } from '../../casa/notificaciones/notificaciones.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { diaEscrito, diaLocal } from '../../services/hora-local.ts';
import { retirarConsentimientos } from '../../tramite/calificaciones/calificaciones.ts';
import { findNombre, hasRegistro, listImpedimentos, lockCuenta } from './borrado/queries.ts';

/** Asks that one's own account be closed; for staff, another administrator decides. */
export async function pedirCierrePropio(
  request: Context<'all'>,
  confirmacion: string,
): Promise<{ cierraEn: string | null }> {
  const { db, actor, now } = request;
  await exigirReingreso(db, actor, now);
  if (confirmacion !== actor.email) throw invalidField('confirmacion', 'correoDistinto');
  if (actor.rol !== 'cliente') {
    const quien = await findNombre(db, actor.idUsuario);
    const aviso = {
      tipo: 'cierreDePersonal',
      variables: { quien },
      enlace: '/admin/seguridad/usuarios/todos',
    } as const;
    await notificarRoles(db, ['admin'], aviso);
    return { cierraEn: null };
  }
  return { cierraEn: (await cerrar(request, actor.idUsuario, actor.idSesion)).toISOString() };
}

/** Closes an account of staff, as another administrator. Refused for a notary with a register, whose name is part of it. */
export async function cerrarDePersonal(
  { db, now }: Pick<Context<'all'>, 'db' | 'now'>,
  idUsuario: string,
): Promise<void> {
  if (await hasRegistro(db, idUsuario)) throw new AppError('notario-con-registro');
  await cerrar({ db, now }, idUsuario, null);
}

/** Locked while it is decided, so that of two closings at once one has an effect and the other is refused. */
async function cerrar({ db, now }: Pick<Context<'all'>, 'db' | 'now'>, idUsuario: string, idSesion: string | null) {
  const cuenta = await lockCuenta(db, idUsuario);
  if (!cuenta || cuenta.cierraEn !== null) throw new AppError('estado-no-permite');
  if ((await listImpedimentos(db, idUsuario)).length > 0) throw new AppError('cierre-impedido');
  const cierraEn = await pedirCierre(db, idUsuario, idSesion, now);
  await retirarConsentimientos(db, idUsuario);
  const variables = { hasta: diaEscrito(diaLocal(cierraEn)) };
  await notificar(db, { idUsuario, tipo: 'cierrePedido', variables, enlace: '/login' });
  return cierraEn;
}
