export {
  detenidos as listarDetenidos,
  read as leerDatos,
  reintentar,
  update as cambiarDatos,
} from '@fedatario/contract/llamadas/facturacion';
