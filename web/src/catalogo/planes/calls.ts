export { publicos as listarPlanes } from '@fedatario/contract/llamadas/planes';
