export * as minutas from '@fedatario/contract/llamadas/minutas';
export { read as leerRespuestas } from '@fedatario/contract/llamadas/respuestas';
