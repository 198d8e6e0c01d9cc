import { ventas } from '@fedatario/contract';
import { pdfDe } from '../facturas/facturas.ts';
import { type Route, route, routeOutside } from '../http/route.ts';
import type { Caja } from '../pagos/pagos.ts';
import type { RenderPdf } from '../services/pdf/pdf.ts';
import { exportarVentas, listarVentas, sumarVentas } from './lista.ts';
import { anularVenta, leerVenta, reenviar } from './ventas.ts';

export function routes(caja: Caja, renderPdf: RenderPdf): Route[] {
  return [
    route(ventas.list, ({ db, query }) => listarVentas(db, query)),
    route(ventas.totals, ({ db, query }) => sumarVentas(db, query)),
    route(ventas.export, ({ db, query }) => exportarVentas(db, query)),
    route(ventas.read, (request) => leerVenta(request, request.params.idFactura)),
    routeOutside(ventas.pdf, (request) => pdfDe(request, { ...request.params, idNota: null }, renderPdf)),
    routeOutside(ventas.notaPdf, (request) => pdfDe(request, request.params, renderPdf)),
    route(ventas.resend, (request) => reenviar(request, request.params.idFactura)),
    routeOutside(ventas.cancel, (request) => anularVenta(caja, request, request.params.idFactura, request.body.motivo)),
  ];
}
