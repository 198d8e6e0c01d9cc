export {
  list as listarMensajes,
  read as leerMensajes,
  send as enviarMensaje,
  unread as contarSinLeer,
} from '@fedatario/contract/llamadas/conversacion';
export { read as leerCorreccion } from '@fedatario/contract/llamadas/correcciones';
export {
  cancel as cancelarGestion,
  cuentas as contarGestiones,
  list as listarGestiones,
  read as leerGestion,
} from '@fedatario/contract/llamadas/gestiones';
export { deliver as entregarRequisito, view as verRequisito } from '@fedatario/contract/llamadas/requisitos';
export {
  cancel as cancelarTramite,
  cuentas as contarTramites,
  list as listarTramites,
  read as leerTramite,
} from '@fedatario/contract/llamadas/tramites';
