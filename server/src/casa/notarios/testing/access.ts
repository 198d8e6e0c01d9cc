import { api } from '@fedatario/contract';
import { nameOf } from '@fedatario/contract/base';
import { v7 as uuidv7 } from 'uuid';
import type { AccessCase } from '../../../testing/access-case.ts';
import { createNotario, notarioNuevo } from './notarios.ts';

const notario: AccessCase = {
  own: async (db) => ({ idUsuario: (await createNotario(db)).idUsuario }),
  absent: { idUsuario: uuidv7() },
};
const cambio = () => {
  const { idUsuario: _, nombreCompleto: __, email: ___, ...perfil } = notarioNuevo();
  return { ...perfil, revision: 1 };
};

/** Cases of notaries and their profiles. */
export const casosDeNotarios: Record<string, AccessCase> = {
  [nameOf(api.notarios.list)]: {},
  [nameOf(api.notarios.export)]: { query: { formato: 'csv' } },
  [nameOf(api.notarios.opciones)]: {},
  [nameOf(api.notarios.create)]: {
    body: () => notarioNuevo({ nombreCompleto: 'Eva Paz', email: `${uuidv7()}@ejemplo.com` }),
  },
  [nameOf(api.notarios.read)]: notario,
  [nameOf(api.notarios.update)]: { ...notario, body: cambio },
  [nameOf(api.notarios.activate)]: { ...notario, body: () => ({ activo: false }) },
};
