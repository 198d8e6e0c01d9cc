export {
  cancel as cancelarPlan,
  compare as compararConPlanes,
  keep as conservarPlan,
  ledger as listarConsumo,
  mine as leerMiPlan,
  quote as cotizarPlan,
  subscribe as suscribirse,
} from '@fedatario/contract/llamadas/suscripciones';
