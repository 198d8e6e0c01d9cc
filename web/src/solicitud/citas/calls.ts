export { hold as retenerAsesoria, mine as leerAsesorias } from '@fedatario/contract/llamadas/asesorias';
export {
  act as actuarEnCita,
  agenda as leerAgenda,
  hold as retenerFirma,
  horas as buscarHoras,
  list as listarCitas,
  move as moverCita,
  read as leerCita,
} from '@fedatario/contract/llamadas/citas';
export { read as leerPresencia } from '@fedatario/contract/llamadas/presencia';
export { ledger as listarConsumo, mine as leerMiPlan } from '@fedatario/contract/llamadas/suscripciones';
