import { api } from '@fedatario/contract';
import { nameOf } from '@fedatario/contract/base';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/db.ts';
import type { Mail } from '../../services/mail/mail.ts';
import type { AccessCase } from '../../testing/access-case.ts';
import type { CreatedUsuario } from '../../testing/factories.ts';
import { enviarCorreo, openCorreo } from '../correo/correo.ts';
import { definicionDe } from './tipos/tipos.ts';

interface Aviso {
  readonly titulo?: string;
  readonly leida?: boolean;
}

/** A notice of the user's; its id. */
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

/** Every mail to this address that waits in the queue, in the order they were written. */
export async function correosPara(db: Db, para: string): Promise<Mail[]> {
  const { rows } = await sql<{ data: { sellado: string } }>`
    select data from pgboss.job where name = ${enviarCorreo.name} order by created_on, id`.execute(db);
  return rows.map(({ data }) => openCorreo(data.sellado, 'http://localhost')).filter((mail) => mail.para === para);
}

/** A change of a kind that changes nothing, to write others from. */
export async function cambioDeTipo(db: Db) {
  const { nombre, textos } = definicionDe('documentoListo');
  const row = await db
    .selectFrom('tiposNotificacion')
    .select('revision')
    .where('clave', '=', 'documentoListo')
    .executeTakeFirst();
  return { nombre, activa: true, correo: true, app: true, ...textos, revision: row?.revision ?? 0 };
}

const tipo: AccessCase = { own: () => ({ clave: 'documentoListo' }), absent: { clave: 'inexistente' } };

export const casosDeNotificaciones: Record<string, AccessCase> = {
  [nameOf(api.notificaciones.list)]: {},
  [nameOf(api.notificaciones.unread)]: {},
  [nameOf(api.notificaciones.markRead)]: {
    own: async (db, owner) => ({ idNotificacion: await createNotificacion(db, owner) }),
    absent: { idNotificacion: uuidv7() },
  },
  [nameOf(api.notificaciones.markAllRead)]: { body: () => ({ hasta: uuidv7() }) },
  [nameOf(api.notificaciones.preferences)]: {},
  [nameOf(api.notificaciones.prefer)]: { body: () => ({ tipo: 'citaMovida', correo: false, app: true }) },
  [nameOf(api.tiposNotificacion.list)]: {},
  [nameOf(api.tiposNotificacion.export)]: { query: { formato: 'csv' } },
  [nameOf(api.tiposNotificacion.read)]: tipo,
  [nameOf(api.tiposNotificacion.update)]: { ...tipo, body: cambioDeTipo },
  [nameOf(api.tiposNotificacion.restore)]: tipo,
  [nameOf(api.tiposNotificacion.preview)]: { ...tipo, body: () => definicionDe('documentoListo').textos },
  [nameOf(api.panel.data)]: {},
  [nameOf(api.apertura.read)]: {},
  [nameOf(api.cobranza.read)]: {},
  // Without the password typed again, so that it empties nothing of the other cases.
  [nameOf(api.apertura.empty)]: { status: 403 },
};
