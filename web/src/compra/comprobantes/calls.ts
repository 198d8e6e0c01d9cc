export {
  ofFactura as listarComprobantes,
  submit as entregarComprobante,
} from '@fedatario/contract/llamadas/comprobantes';
