export { notaPdf as pdfDeNota, pdf as pdfDeFactura } from '@fedatario/contract/llamadas/facturacion';
export {
  cancel as anular,
  check as comprobar,
  list as listarFacturas,
  read as leerFactura,
} from '@fedatario/contract/llamadas/facturas';
