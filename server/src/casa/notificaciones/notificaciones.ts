import type { Notificacion } from '@fedatario/contract/casa';
import type { Db } from '../../db/db.ts';
import { decodeIdCursor, toPage } from '../../http/cursor.ts';
import { AppError } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { countSinLeer, listNotificaciones, markAllRead, markRead } from './aviso/queries.ts';

export { canalDe, canalDeRol, canalesDe } from './aviso/canales.ts';
export { escribirA, notificar, notificarRoles } from './aviso/notificar.ts';

interface Lista {
  readonly cursor?: string | undefined;
  readonly limite: number;
  readonly leidas?: 'no' | undefined;
}

export async function listar({ db, actor }: Context<'all'>, { cursor, limite, leidas }: Lista) {
  const rows = await listNotificaciones(db, {
    idUsuario: actor.idUsuario,
    antesDe: decodeIdCursor(cursor),
    soloSinLeer: leidas === 'no',
    limite: limite + 1,
  });
  return toPage(rows, limite, ({ idNotificacion }) => [idNotificacion]);
}

export async function contar({ db, actor }: Context<'all'>): Promise<{ sinLeer: number }> {
  return { sinLeer: await countSinLeer(db, actor.idUsuario) };
}

export async function leer({ db, actor, now }: Context<'all'>, idNotificacion: string): Promise<Notificacion> {
  const leida = await markRead(db, actor.idUsuario, idNotificacion, now);
  if (!leida) throw new AppError('no-encontrado');
  return leida;
}

export async function leerTodas(request: Context<'all'>, hasta: string): Promise<{ sinLeer: number }> {
  const { db, actor, now } = request;
  await markAllRead(db, actor.idUsuario, hasta, now);
  return contar(request);
}

/** The user's last notices, and how many of all are unread. */
export async function ultimas(db: Db, idUsuario: string, limite: number) {
  const avisos = await listNotificaciones(db, { idUsuario, limite });
  const sinLeer = await countSinLeer(db, idUsuario);
  return { avisos, sinLeer };
}
