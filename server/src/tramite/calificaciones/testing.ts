import { api } from '@fedatario/contract';
import { nameOf } from '@fedatario/contract/base';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/db.ts';
import type { AccessCase } from '../../testing/access-case.ts';
import type { CreatedUsuario } from '../../testing/factories.ts';
import { createTramite } from '../tramites/testing/tramites.ts';
import { upsertCalificacion } from './queries.ts';

const entregado: AccessCase = {
  own: async (db, owner) => ({ idSolicitud: (await createTramite(db, owner, { estado: 'entregado' })).idSolicitud }),
  absent: { idSolicitud: uuidv7() },
};

/** A delivered trámite of the customer's, rated, whose words may be shown. */
async function createTestimonio(db: Db, owner: CreatedUsuario, comentario = 'Amable y clara') {
  const { idSolicitud, cliente } = await createTramite(db, owner, { estado: 'entregado' });
  const { idProducto } = await db
    .selectFrom('solicitudes')
    .select('idProducto')
    .where('idSolicitud', '=', idSolicitud)
    .executeTakeFirstOrThrow();
  const { idUsuario } = cliente;
  const dicho = { idSolicitud, idUsuario, idProducto, idNotario: null, puntos: 5, comentario, firma: 'Ana R.' };
  const now = new Date('2026-01-15T15:00:00Z');
  await upsertCalificacion(db, dicho, now, now);
  return { idSolicitud };
}

const testimonio: AccessCase = {
  own: createTestimonio,
  absent: { idSolicitud: uuidv7() },
};

export const casosDeCalificaciones: Record<string, AccessCase> = {
  [nameOf(api.calificaciones.read)]: entregado,
  [nameOf(api.calificaciones.rate)]: { ...entregado, body: () => ({ puntos: 5, comentario: null }) },
  [nameOf(api.calificaciones.consent)]: { ...testimonio, body: () => ({ publica: true }) },
  [nameOf(api.testimonios.list)]: {},
  [nameOf(api.testimonios.export)]: { query: { formato: 'csv' } },
  [nameOf(api.testimonios.choose)]: { ...testimonio, body: () => ({ elegido: true, revision: 1 }) },
};
