import { carrito } from '@fedatario/contract';
import { onlyOwn, route } from '../http/route.ts';
import { deleteFormaPago, findFormaPago, listLineas } from './queries.ts';

export const routes = [
  route(carrito.lines, ({ db, actor, params }) => listLineas(db, onlyOwn(actor, params.id))),
  route(carrito.formaPago, ({ db, actor, params }) => findFormaPago(db, onlyOwn(actor, params.id))),
  route(carrito.forgetFormaPago, async ({ db, actor, params }) => {
    const saved = await findFormaPago(db, onlyOwn(actor, params.id));
    if (saved) await deleteFormaPago(db, saved.idFormaPago);
    return findFormaPago(db, actor.idUsuario);
  }),
];
