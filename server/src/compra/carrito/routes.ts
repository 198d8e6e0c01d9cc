import { carrito } from '@fedatario/contract/compra';
import { onlyOwn, route } from '../../http/route.ts';
import { aceptarPrecios, agregar, aplicarCodigo, leerCarrito, quitar, quitarCodigo } from './carrito.ts';
import { listLineas } from './queries.ts';

export const routes = [
  route(carrito.lines, ({ db, actor, params }) => listLineas(db, onlyOwn(actor, params.id))),
  route(carrito.read, leerCarrito),
  route(carrito.add, (request) => agregar(request, { ...request.body, ...request.query })),
  route(carrito.remove, (request) => quitar(request, request.params.idLinea)),
  route(carrito.acceptPrices, aceptarPrecios),
  route(carrito.applyCode, (request) => aplicarCodigo(request, request.body.codigo)),
  route(carrito.removeCode, quitarCodigo),
];
