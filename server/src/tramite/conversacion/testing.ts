import { api } from '@fedatario/contract';
import { nameOf } from '@fedatario/contract/base';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/db.ts';
import type { AccessCase } from '../../testing/access-case.ts';
import type { CreatedUsuario } from '../../testing/factories.ts';
import { createTramite } from '../tramites/testing/tramites.ts';

const enRevision: AccessCase = {
  own: async (db: Db, owner: CreatedUsuario) => ({
    idSolicitud: (await createTramite(db, owner, { estado: 'enRevision' })).idSolicitud,
  }),
  absent: { idSolicitud: uuidv7() },
};

export const casosDeConversacion: Record<string, AccessCase> = {
  [nameOf(api.conversacion.list)]: enRevision,
  [nameOf(api.conversacion.unread)]: enRevision,
  [nameOf(api.conversacion.send)]: { ...enRevision, body: () => ({ texto: 'Buenos días', archivos: [] }) },
  [nameOf(api.conversacion.read)]: { ...enRevision, body: () => ({ hasta: uuidv7() }) },
  [nameOf(api.conversacion.notes)]: enRevision,
  [nameOf(api.conversacion.annotate)]: { ...enRevision, body: () => ({ texto: 'Llamar el lunes' }) },
};
