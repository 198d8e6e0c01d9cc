export { annotate as anotar, notes as listarNotas } from '@fedatario/contract/llamadas/conversacion';
export {
  forget as quitarObservacion,
  remark as observarRespuesta,
  send as enviarObservaciones,
} from '@fedatario/contract/llamadas/correcciones';
export { identidad as revelarRespuestas, read as leerRespuestas } from '@fedatario/contract/llamadas/respuestas';
