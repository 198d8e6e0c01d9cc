export {
  copy,
  create,
  discard,
  read,
  restore,
  saveDatos,
  savePrecio,
  saveRequisitos,
  versions,
} from '@fedatario/contract/llamadas/redacciones';
