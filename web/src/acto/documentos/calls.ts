export { verificar } from '@fedatario/contract/llamadas/documentos';
