export {
  choose as elegirTarjeta,
  confirm as confirmarTarjeta,
  forget as olvidarTarjeta,
  list as listarTarjetas,
  open as abrirTarjeta,
} from '@fedatario/contract/llamadas/formas-pago';
