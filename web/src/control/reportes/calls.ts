export {
  exportCall as exportar,
  productos,
  tramites,
  ventas,
} from '@fedatario/contract/llamadas/reportes';
