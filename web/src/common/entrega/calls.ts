export { download as descargarDocumento, word as descargarWord } from '@fedatario/contract/llamadas/documentos';
