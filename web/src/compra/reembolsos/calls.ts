export {
  ask as pedirReembolso,
  list as listarReembolsos,
  quote as cotizar,
} from '@fedatario/contract/llamadas/reembolsos';
