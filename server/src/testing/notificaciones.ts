import { api, nameOf } from '@fedatario/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../db/db.ts';
import type { AccessCase } from './access-case.ts';
import type { CreatedUsuario } from './factories.ts';

interface Aviso {
  readonly titulo?: string;
  readonly leida?: boolean;
}

/** A notice of hers; its id. */
export async function createNotificacion(
  db: Db,
  { idUsuario }: Pick<CreatedUsuario, 'idUsuario'>,
  { titulo = 'Su documento está listo', leida = false }: Aviso = {},
): Promise<string> {
  const idNotificacion = uuidv7();
  const creadaEn = new Date('2026-01-15T09:00:00Z');
  const row = {
    idNotificacion,
    idUsuario,
    tipo: 'documentoListo',
    titulo,
    texto: 'Descárguelo.',
    enlace: '/borradores',
  };
  await db
    .insertInto('notificaciones')
    .values({ ...row, enApp: true, creadaEn, leidaEn: leida ? creadaEn : null })
    .execute();
  return idNotificacion;
}

export const casosDeNotificaciones: Record<string, AccessCase> = {
  [nameOf(api.notificaciones.list)]: {},
  [nameOf(api.notificaciones.unread)]: {},
  [nameOf(api.notificaciones.markRead)]: {
    own: async (db, owner) => ({ idNotificacion: await createNotificacion(db, owner) }),
    absent: { idNotificacion: uuidv7() },
  },
  [nameOf(api.notificaciones.markAllRead)]: { body: () => ({ hasta: uuidv7() }) },
  [nameOf(api.panel.data)]: {},
};
