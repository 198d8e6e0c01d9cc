import { VIDA_CODIGO } from '@fedatario/contract';
import { type Letter, renderLetter } from '../services/mail/html.ts';
import type { Mail } from '../services/mail/mail.ts';

export interface To {
  readonly para: string;
  readonly nombre: string;
  readonly empresa: string;
  readonly baseUrl: string;
}

const MINUTES = VIDA_CODIGO / 60;
const NOT_YOU = 'Si no fue usted, no haga nada: sin el código nadie puede usar esta dirección.';

export function confirmCode({ para, nombre, empresa, codigo }: To & { codigo: string }): Mail {
  return mail(para, `${codigo} es su código para confirmar su correo`, {
    empresa,
    titulo: 'Confirme su correo',
    parrafos: [`${nombre}, escriba este código en la página de registro. Vence en ${MINUTES} minutos.`],
    codigo,
    pie: NOT_YOU,
  });
}

export function recoverCode({ para, nombre, empresa, codigo }: To & { codigo: string }): Mail {
  return mail(para, `${codigo} es su código para cambiar la contraseña`, {
    empresa,
    titulo: 'Cambie su contraseña',
    parrafos: [`${nombre}, escriba este código y su contraseña nueva. Vence en ${MINUTES} minutos.`],
    codigo,
    pie: 'Si no fue usted, no haga nada: su contraseña sigue siendo la misma.',
  });
}

export function accountExists({ para, nombre, empresa, baseUrl }: To): Mail {
  return mail(para, 'Usted ya tiene una cuenta', {
    empresa,
    titulo: 'Usted ya tiene una cuenta',
    parrafos: [
      `${nombre}, alguien quiso abrir una cuenta con este correo, que ya tiene una. Inicie sesión, o recupere su contraseña si la olvidó.`,
    ],
    boton: { texto: 'Iniciar sesión', url: `${baseUrl}/login` },
    pie: 'Si no fue usted, no haga nada: nadie entró a su cuenta.',
  });
}

export function passwordChanged({ para, nombre, empresa, baseUrl }: To): Mail {
  return mail(para, 'Su contraseña cambió', {
    empresa,
    titulo: 'Su contraseña cambió',
    parrafos: [`${nombre}, la contraseña de su cuenta acaba de cambiar y las demás sesiones se cerraron.`],
    boton: { texto: 'No fui yo: recuperar la cuenta', url: `${baseUrl}/recover-password` },
    pie: 'Si fue usted, no tiene que hacer nada.',
  });
}

export function invitation({ para, nombre, empresa, baseUrl }: To): Mail {
  return mail(para, `Le invitamos a usar ${empresa}`, {
    empresa,
    titulo: 'Elija su contraseña',
    parrafos: [
      `${nombre}, se creó una cuenta para usted. Pida un código con este correo y elija su contraseña para entrar.`,
    ],
    boton: { texto: 'Elegir mi contraseña', url: `${baseUrl}/recover-password?email=${encodeURIComponent(para)}` },
    pie: 'Si no esperaba esta invitación, no haga nada.',
  });
}

function mail(para: string, asunto: string, letter: Letter): Mail {
  return { para, asunto, codigo: letter.codigo, ...renderLetter(letter) };
}
