export {
  acceptPrices as aceptarPrecios,
  add as agregar,
  applyCode as aplicarCodigo,
  lines as lineasEnCarrito,
  read as leerCarrito,
  remove as quitar,
  removeCode as quitarCodigo,
} from '@fedatario/contract/llamadas/carrito';
