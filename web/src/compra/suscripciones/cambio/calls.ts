export {
  change as cambiarPlan,
  quote as cotizarCambio,
  schedule as programarCambio,
} from '@fedatario/contract/llamadas/cambios-de-plan';
