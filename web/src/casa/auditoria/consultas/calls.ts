export { list as listarConsultas } from '@fedatario/contract/llamadas/consultas';
