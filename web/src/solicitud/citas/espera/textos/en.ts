import type { esperaDeCita as es } from './es.ts';

export const esperaDeCita: typeof es = {
  avisarme: 'Tell me if a time is freed',
  detalle:
    'If no time suits you, tell us between which days you can. The first one that is freed is kept for you for one hour, and we tell you by mail.',
  avisarmeAntes: 'Tell me if an earlier time becomes free',
  detalleAntes:
    'Tell us from which day you can. We keep for you for an hour the first time before yours that becomes free, and write to you; you decide whether to change.',
  oficina: 'Office',
  notario: 'Notary',
  cualquiera: 'Anyone',
  desde: 'From',
  hasta: 'Until',
  ahoraNo: 'Not now',
  dejada: 'We will tell you as soon as a time is freed.',
  esperando: 'You wait for a free time between {desde} and {hasta}.',
  como: 'As soon as one is freed, we keep it for you for one hour and tell you by mail.',
  retirar: 'Stop waiting',
  retirada: 'You wait for a time no longer.',
  gastara: 'Asking for it uses an appointment of your plan.',
  lista: 'Waiting list',
  listaDetalle:
    'In their order. Each time that is freed is offered by itself to the next, and kept for them for one hour.',
  nadie: 'Nobody waits for a time.',
  entre: 'Between {desde} and {hasta}.',
  ofrecida: 'A time is kept for them until {hasta}.',
};
