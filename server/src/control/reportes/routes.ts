import { reportes } from '@fedatario/contract/control';
import { type Route, route, routeOutside } from '../../http/route.ts';
import type { RenderPdf } from '../../services/pdf/pdf.ts';
import { escribirReporte, leerReporte } from './impresion.ts';
import { productosVendidos, tramitesPorEstado, ventasMensuales } from './lectura.ts';

export const routes = (renderPdf: RenderPdf): Route[] => [
  route(reportes.ventas, (request) => ventasMensuales(request, request.query)),
  route(reportes.productos, (request) => productosVendidos(request, request.query)),
  route(reportes.tramites, (request) => tramitesPorEstado(request, request.query)),
  routeOutside(reportes.export, async ({ query, ...request }) => {
    const { reporte, desde, hasta, orden, ocultas = '', formato } = query;
    const mirada = { reporte, periodo: { desde, hasta }, orden, ocultas: ocultas.split(',') };
    return escribirReporte(renderPdf, await leerReporte(request, mirada), formato);
  }),
];
