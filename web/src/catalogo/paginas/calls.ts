export { list as listarPreguntas } from '@fedatario/contract/llamadas/preguntas-frecuentes';
