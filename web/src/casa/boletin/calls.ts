export {
  confirm as confirmar,
  leave as darDeBaja,
  subscribe as suscribir,
  subscribeGuest as suscribirInvitado,
} from '@fedatario/contract/llamadas/boletin';
