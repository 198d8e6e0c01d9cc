import { api } from '@fedatario/contract';
import { nameOf } from '@fedatario/contract/base';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/db.ts';
import type { AccessCase } from '../../testing/access-case.ts';
import type { CreatedUsuario } from '../../testing/factories.ts';
import { insertFeedback, insertMensaje } from './queries.ts';

/** A reason that anybody may write for. */
export async function createMotivo(db: Db): Promise<string> {
  const idMotivo = uuidv7();
  const now = new Date('2026-01-10T12:00:00Z');
  await db
    .insertInto('motivosFeedback')
    .values({ idMotivo, nombre: `Motivo ${idMotivo}`, orden: 1, creadoEn: now, actualizadoEn: now })
    .execute();
  return idMotivo;
}

interface Comentario {
  /** Null for a guest. */
  readonly de?: CreatedUsuario | null;
  readonly responsable?: CreatedUsuario;
  readonly texto?: string;
  readonly recibidoEn?: Date;
  readonly idMotivo?: string;
}

/** A comment that nobody has read. */
export async function createFeedback(db: Db, comentario: Comentario = {}): Promise<string> {
  const { de = null, responsable, texto = 'Gracias por todo.' } = comentario;
  const [idFeedback, recibidoEn] = [uuidv7(), comentario.recibidoEn ?? new Date('2026-01-10T12:00:00Z')];
  const idUsuario = de?.idUsuario ?? null;
  await insertFeedback(db, {
    idFeedback,
    idMotivo: comentario.idMotivo ?? (await createMotivo(db)),
    idUsuario,
    nombre: 'Eva Paz',
    email: de?.email ?? `${idFeedback}@ejemplo.com`,
    estado: 'sinLeer',
    idResponsable: responsable?.idUsuario ?? null,
    pase: de ? null : uuidv7(),
    recibidoEn,
    movidoEn: recibidoEn,
  });
  await insertMensaje(db, {
    idMensaje: uuidv7(),
    idFeedback,
    clase: 'persona',
    idUsuario,
    texto,
    enviadoEn: recibidoEn,
  });
  return idFeedback;
}

/** A thread of the caller that is assigned to them too, so that they reach it as one or the other. */
const suyo: AccessCase = {
  own: async (db: Db, owner: CreatedUsuario) => ({
    idFeedback: await createFeedback(db, { de: owner, responsable: owner }),
  }),
  absent: { idFeedback: uuidv7() },
};
const texto = 'Buenos días';

export const casosDeFeedback: Record<string, AccessCase> = {
  [nameOf(api.feedback.form)]: {},
  [nameOf(api.feedback.sendGuest)]: {
    body: async (db) => ({
      idMotivo: await createMotivo(db),
      texto,
      puntos: null,
      nombre: 'Eva',
      email: 'eva@ejemplo.com',
      pase: 'nada',
      sitio: '',
    }),
    status: 422,
  },
  [nameOf(api.feedback.openByLink)]: { body: () => ({ token: 'nada' }), status: 422 },
  [nameOf(api.feedback.replyByLink)]: { body: () => ({ token: 'nada', texto }), status: 422 },
  [nameOf(api.feedback.send)]: {
    body: async (db) => ({ idMotivo: await createMotivo(db), texto, puntos: 5, archivos: [], idSolicitud: null }),
  },
  [nameOf(api.feedback.mine)]: {},
  [nameOf(api.feedback.mineThread)]: suyo,
  [nameOf(api.feedback.mineReply)]: { ...suyo, body: () => ({ texto, archivos: [] }) },
  [nameOf(api.feedback.folders)]: {},
  [nameOf(api.feedback.list)]: { query: { carpeta: 'sin-leer' } },
  [nameOf(api.feedback.read)]: suyo,
  [nameOf(api.feedback.move)]: { ...suyo, body: () => ({ accion: 'leer' }) },
  [nameOf(api.feedback.star)]: { ...suyo, body: () => ({ destacado: true }) },
  [nameOf(api.feedback.assign)]: { ...suyo, body: () => ({ idUsuario: null }) },
  [nameOf(api.feedback.answer)]: { ...suyo, body: () => ({ texto }) },
  [nameOf(api.feedback.annotate)]: { ...suyo, body: () => ({ texto }) },
  [nameOf(api.feedback.revoke)]: suyo,
};
