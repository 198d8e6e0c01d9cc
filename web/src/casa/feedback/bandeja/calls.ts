export {
  annotate as anotar,
  answer as responder,
  assign as asignar,
  folders as contarCarpetas,
  form as leerFormulario,
  list as listarBandeja,
  move as mover,
  read as leerHilo,
  revoke as anularEnlace,
  star as destacar,
} from '@fedatario/contract/llamadas/feedback';
export { list as listarPlantillas } from '@fedatario/contract/llamadas/plantillas';
export { listInternos as listarPersonal } from '@fedatario/contract/llamadas/usuarios';
