import { reportes } from '@fedatario/contract';
import { route } from '../../http/route.ts';
import { exportarProductosVendidos, exportarTramitesPorEstado, exportarVentasMensuales } from './exportacion.ts';
import { productosVendidos, tramitesPorEstado, ventasMensuales } from './reportes.ts';

export const routes = [
  route(reportes.ventas, (request) => ventasMensuales(request, request.query)),
  route(reportes.exportVentas, (request) => exportarVentasMensuales(request, request.query)),
  route(reportes.productos, (request) => productosVendidos(request, request.query)),
  route(reportes.exportProductos, (request) => exportarProductosVendidos(request, request.query)),
  route(reportes.tramites, (request) => tramitesPorEstado(request, request.query)),
  route(reportes.exportTramites, (request) => exportarTramitesPorEstado(request, request.query)),
];
