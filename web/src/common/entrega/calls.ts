export {
  authenticate as pedirAutentica,
  download as descargarDocumento,
  word as descargarWord,
} from '@fedatario/contract/llamadas/documentos';
export { read as leerProducto } from '@fedatario/contract/llamadas/productos';
