import { api, nameOf } from '@fedatario/contract';
import { v7 as uuidv7 } from 'uuid';
import type { AccessCase } from './access-case.ts';
import { createTramite } from './tramites.ts';

const entregado: AccessCase = {
  own: async (db, owner) => ({ idSolicitud: (await createTramite(db, owner, { estado: 'entregado' })).idSolicitud }),
  absent: { idSolicitud: uuidv7() },
};

export const casosDeCalificaciones: Record<string, AccessCase> = {
  [nameOf(api.calificaciones.read)]: entregado,
  [nameOf(api.calificaciones.rate)]: { ...entregado, body: () => ({ puntos: 5, comentario: null }) },
};
