import { notasDeCredito, ventas } from '@fedatario/contract/compra';
import { type Route, route, routeOutside } from '../../http/route.ts';
import type { RenderPdf } from '../../services/pdf/pdf.ts';
import { pdfDe } from '../facturas/facturas.ts';
import type { PaymentServices } from '../pagos/pagos.ts';
import { exportarVentas, listarVentas, sumarVentas } from './lista.ts';
import { exportarNotas, listarNotas, sumarNotas } from './notas/notas.ts';
import { anularVenta, leerVentaVisible, reenviar } from './ventas.ts';

export function routes(services: PaymentServices, renderPdf: RenderPdf): Route[] {
  return [
    route(ventas.list, (request) => listarVentas(request, request.query)),
    route(ventas.totals, (request) => sumarVentas(request, request.query)),
    route(ventas.export, (request) => exportarVentas(request, request.query)),
    route(notasDeCredito.list, (request) => listarNotas(request, request.query)),
    route(notasDeCredito.totals, (request) => sumarNotas(request, request.query)),
    route(notasDeCredito.export, (request) => exportarNotas(request, request.query)),
    route(ventas.read, (request) => leerVentaVisible(request, request.params.idFactura)),
    routeOutside(ventas.pdf, (request) => pdfDe(request, { ...request.params, idNota: null }, renderPdf)),
    routeOutside(ventas.notaPdf, (request) => pdfDe(request, request.params, renderPdf)),
    route(ventas.resend, (request) => reenviar(request, request.params.idFactura)),
    routeOutside(ventas.cancel, (request) =>
      anularVenta(services, request, request.params.idFactura, request.body.motivo),
    ),
  ];
}
