export {
  create as programar,
  leave as dejarDeRecibir,
  list as listarProgramaciones,
  remove as borrarProgramacion,
  sendNow as enviarAhora,
  update as cambiarProgramacion,
} from '@fedatario/contract/llamadas/programaciones';
export { listInternos as listarPersonal } from '@fedatario/contract/llamadas/usuarios';
export {
  create as guardarVista,
  list as listarVistas,
  remove as borrarVista,
  update as cambiarVista,
} from '@fedatario/contract/llamadas/vistas';
