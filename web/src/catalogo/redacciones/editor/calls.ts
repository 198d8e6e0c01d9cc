export {
  copy,
  discard,
  publish,
  read,
  restore,
  saveDatos,
  savePrecio,
  saveRequisitos,
  versions,
} from '@fedatario/contract/llamadas/redacciones';
