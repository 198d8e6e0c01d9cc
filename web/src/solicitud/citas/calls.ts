export { read as leerAgenda } from '@fedatario/contract/llamadas/agenda-de-citas';
export {
  accept as aceptarHora,
  hold as retenerAsesoria,
  mine as leerAsesorias,
  wait as esperarAsesoria,
} from '@fedatario/contract/llamadas/asesorias';
export {
  act as actuarEnCita,
  hold as retenerFirma,
  horas as buscarHoras,
  list as listarCitas,
  move as moverCita,
  read as leerCita,
} from '@fedatario/contract/llamadas/citas';
export {
  create as esperarFirma,
  list as listarEsperas,
  remove as dejarDeEsperar,
} from '@fedatario/contract/llamadas/esperas-de-cita';
export { read as leerPresencia } from '@fedatario/contract/llamadas/presencia';
export { ledger as listarConsumo, mine as leerMiPlan } from '@fedatario/contract/llamadas/suscripciones';
