export {
  exportProductos,
  exportTramites,
  exportVentas,
  productos,
  tramites,
  ventas,
} from '@fedatario/contract/llamadas/reportes';
