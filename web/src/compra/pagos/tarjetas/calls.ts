export {
  choose as elegirTarjeta,
  confirm as confirmarTarjeta,
  forget as olvidarTarjeta,
  list as listarTarjetas,
  open as abrirTarjeta,
  options as leerOpciones,
} from '@fedatario/contract/llamadas/formas-pago';
