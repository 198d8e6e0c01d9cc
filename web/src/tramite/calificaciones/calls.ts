export {
  consent as consentir,
  rate as calificar,
  read as leerCalificacion,
} from '@fedatario/contract/llamadas/calificaciones';
