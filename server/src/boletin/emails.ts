import { DIAS_PARA_CONFIRMAR } from '@fedatario/contract';
import { renderLetter } from '../services/mail/html.ts';
import type { Mail } from '../services/mail/mail.ts';

export interface Enlace {
  readonly para: string;
  readonly empresa: string;
  readonly baseUrl: string;
  readonly token: string;
}

/** Says nothing that who asked typed: the address may be someone else's. */
export function confirmarSuscripcion({ para, empresa, baseUrl, token }: Enlace): Mail {
  const letter = {
    empresa,
    titulo: 'Confirme su suscripción',
    parrafos: [
      `Alguien pidió que reciba las noticias de ${empresa} en este correo. Confírmelo en los próximos ${DIAS_PARA_CONFIRMAR} días.`,
    ],
    boton: { texto: 'Confirmar mi suscripción', url: `${baseUrl}/boletin/confirmar?token=${token}` },
    pie: 'Si no fue usted, no haga nada: no le enviaremos más correos.',
  };
  return { para, asunto: 'Confirme su suscripción', codigo: undefined, ...renderLetter(letter) };
}
