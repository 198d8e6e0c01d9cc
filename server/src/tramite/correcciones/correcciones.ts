export {
  cerrarRespuestas,
  enviarCorreccion,
  explicarRespuesta,
  guardarCorregidas,
  leerCorreccion,
} from './correccion.ts';
export { enviarObservaciones, observarRespuesta, quitarObservacion } from './observaciones.ts';
export { leerRespuestas } from './respuestas.ts';
