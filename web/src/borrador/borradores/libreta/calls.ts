export {
  edit as editarEntrada,
  forget as borrarEntrada,
  keep as guardarEnLibreta,
  list as listarLibreta,
  read as leerDeLibreta,
} from '@fedatario/contract/llamadas/libreta';
