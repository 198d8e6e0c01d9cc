import type { Catalogo } from '../../../i18n/catalogo.ts';

export const boletin: Catalogo['boletin'] = {
  titulo: 'Newsletter',
  detalle: 'Get news about documents and procedures. You can stop them at any time.',
  nombre: 'Name',
  correo: 'Email',
  enviar: 'Subscribe',
  email: { requerido: 'This field is required', invalido: 'Enter a valid email' },
  suscrito: 'You have subscribed successfully.',
  confirme: 'We sent an email to {email}. Open its link to confirm the subscription.',
  fallo: 'An error occurred, please try again.',
  inicio: 'Go to the home page',
  confirmar: {
    esperando: 'Confirming your subscription…',
    listo: 'Your subscription is confirmed',
    ya: 'Your subscription was already confirmed',
    detalle: 'You will receive our news by email.',
  },
  baja: {
    pregunta: 'Stop receiving the newsletter?',
    detalle: 'We will not send you more news. Notices about your documents and procedures do not change.',
    pedir: 'Stop receiving it',
    quedarse: 'Keep receiving it',
    listo: 'You will no longer receive the newsletter',
    ya: 'This address was no longer receiving the newsletter',
    listoDetalle: 'You can subscribe again at any time, at the foot of the home page.',
  },
  invalido: 'This link no longer works',
  invalidoDetalle:
    'It may be incomplete, have expired (it lasts {dias} days) or belong to a cancelled subscription. Subscribe again and we will send you another.',
  pedirOtro: 'Subscribe again',
};
