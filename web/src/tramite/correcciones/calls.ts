export {
  explain as explicarRespuesta,
  read as leerCorreccion,
  save as guardarCorregidas,
  submit as enviarCorreccion,
} from '@fedatario/contract/llamadas/correcciones';
export { read as leerTramite } from '@fedatario/contract/llamadas/tramites';
