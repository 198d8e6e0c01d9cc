export {
  act as actuarPorEnlace,
  ask as preguntar,
  list as listarCasos,
  read as leerCaso,
} from '@fedatario/contract/llamadas/casos-de-gestor';
export {
  close as salir,
  open as entrar,
  sendCode as pedirCodigo,
} from '@fedatario/contract/llamadas/enlaces-de-gestor';
