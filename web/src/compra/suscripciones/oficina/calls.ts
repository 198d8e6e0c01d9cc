export {
  cancel as cancelarSuscripcion,
  exportCall as exportarSuscripciones,
  extend as extenderSuscripcion,
  grant as regalarDocumentos,
  list as listarSuscripciones,
  read as leerSuscripcion,
} from '@fedatario/contract/llamadas/suscripciones-de-oficina';
