import { carrito, facturas, formasPago } from '@fedatario/contract/compra';
import { onlyOwn, type Route, route, routeOutside } from '../../http/route.ts';
import { capacidades } from '../../services/payments/capacidades.ts';
import type { PaymentServices } from './cobro.ts';
import { anular, comprar, comprobar, pagarDeNuevo } from './compra.ts';
import { abrirPagina, confirmar, elegir, olvidar, olvidarPredeterminada } from './formas-pago.ts';
import { listFormasPago } from './tarjetas/queries.ts';

export function routes(services: PaymentServices): Route[] {
  const { codigo } = services.payments;
  return [
    routeOutside(facturas.buy, (request) => comprar(services, request, request.body, request.query.visto)),
    routeOutside(facturas.payAgain, (request) =>
      pagarDeNuevo(services, request, request.params.idFactura, request.body),
    ),
    routeOutside(facturas.check, (request) => comprobar(services, request, request.params.idFactura)),
    routeOutside(facturas.cancel, (request) => anular(services, request, request.params.idFactura)),
    route(formasPago.list, ({ db, actor }) => listFormasPago(db, actor.idUsuario, codigo)),
    route(formasPago.options, async () => ({ agregar: capacidades[codigo].guardarSinCobro })),
    routeOutside(formasPago.open, (request) => abrirPagina(services, request)),
    routeOutside(formasPago.confirm, (request) => confirmar(services, request, request.body.referencia)),
    route(formasPago.choose, (request) => elegir(services, request, request.params.idFormaPago)),
    routeOutside(formasPago.forget, (request) => olvidar(services, request, request.params.idFormaPago)),
    route(carrito.formaPago, async ({ db, actor, params }) => {
      const [primera = null] = await listFormasPago(db, onlyOwn(actor, params.id), codigo);
      return primera;
    }),
    routeOutside(carrito.forgetFormaPago, (request) => {
      onlyOwn(request.actor, request.params.id);
      return olvidarPredeterminada(services, request);
    }),
  ];
}
