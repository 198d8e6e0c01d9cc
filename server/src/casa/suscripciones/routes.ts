import { suscripciones } from '@fedatario/contract';
import { AppError } from '../../http/errors.ts';
import { route } from '../../http/route.ts';
import { findVisible, toSuscripcion } from './queries.ts';

export const routes = [
  route(suscripciones.ofUsuario, async ({ db, actor, params }) => {
    const row = await findVisible(db, actor, params.id);
    if (!row) throw new AppError('no-encontrado');
    return toSuscripcion(row);
  }),
];
