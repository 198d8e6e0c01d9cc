import { DIAS_PARA_CONFIRMAR, VIDA_CODIGO } from '@fedatario/contract/casa';
import { tipo } from './tipo.ts';

const codigo = { dice: 'Código de seis dígitos', ejemplo: '123456', obligatoria: true } as const;
const minutos = { dice: 'Minutos que vale el código', ejemplo: String(VIDA_CODIGO / 60) } as const;

/** Notices about accounts and the newsletter. */
export const deCuenta = {
  codigoConfirmar: tipo({
    nombre: 'Código para confirmar el correo',
    para: 'todos',
    variables: { codigo, minutos },
    enlace: null,
    asunto: '{{codigo}} es su código para confirmar su correo',
    titulo: 'Confirme su correo',
    cuerpo: 'Escriba este código en la página de registro. Vence en {{minutos}} minutos.\n\n{{codigo}}',
    boton: '',
    pie: 'Si no fue usted, no haga nada: sin el código nadie puede usar esta dirección.',
  }),
  codigoRecuperar: tipo({
    nombre: 'Código para cambiar la contraseña',
    para: 'todos',
    variables: { codigo, minutos },
    enlace: null,
    asunto: 'Su código para cambiar la contraseña',
    titulo: 'Cambie su contraseña',
    cuerpo: 'Escriba este código y su contraseña nueva. Vence en {{minutos}} minutos.\n\n{{codigo}}',
    boton: '',
    pie: 'Si no fue usted, no haga nada: su contraseña sigue siendo la misma.',
  }),
  cuentaExistente: tipo({
    nombre: 'Quisieron usar su correo en otra cuenta',
    para: 'todos',
    enlace: '/login',
    asunto: 'Usted ya tiene una cuenta',
    cuerpo:
      'Alguien quiso usar este correo en otra cuenta, pero ya es el de la suya. Inicie sesión, o recupere su contraseña si la olvidó.',
    boton: 'Iniciar sesión',
    pie: 'Si no fue usted, no haga nada: nadie entró a su cuenta.',
  }),
  codigoCorreoNuevo: tipo({
    nombre: 'Código para el correo nuevo de una cuenta',
    para: 'visitante',
    variables: { codigo, minutos },
    enlace: null,
    asunto: 'Su código para usar este correo',
    titulo: 'Confirme este correo',
    cuerpo:
      'Alguien quiere usar este correo en su cuenta. Si es usted, escriba este código donde lo pidió, junto con el que enviamos a su correo actual. Vence en {{minutos}} minutos.\n\n{{codigo}}',
    boton: '',
    pie: 'Si no fue usted, no haga nada: sin el código nadie puede usar esta dirección.',
  }),
  codigoCorreoAnterior: tipo({
    nombre: 'Código para dejar el correo de una cuenta',
    para: 'todos',
    variables: { codigo, minutos },
    enlace: '/perfil-usuario/seguridad',
    asunto: 'Su código para cambiar de correo',
    titulo: 'Cambie el correo de su cuenta',
    cuerpo:
      '{{nombre}}, se pidió que su cuenta use otro correo. Escriba este código donde lo pidió, junto con el que enviamos al correo nuevo. Vence en {{minutos}} minutos.\n\n{{codigo}}',
    boton: 'No fui yo: ver la seguridad de mi cuenta',
    pie: 'Si no fue usted, no dé este código a nadie: alguien conoce su contraseña. Entre, elija «No fui yo» y cámbiela.',
  }),
  correoCambiado: tipo({
    nombre: 'El correo de la cuenta cambió',
    para: 'todos',
    variables: { correo: { dice: 'El correo nuevo', ejemplo: 'ana.nueva@ejemplo.com', obligatoria: true } },
    enlace: '/perfil-usuario/seguridad',
    asunto: 'El correo de su cuenta cambió',
    cuerpo:
      'El correo de su cuenta acaba de cambiar. Desde ahora se entra con {{correo}}, y las demás sesiones se cerraron.',
    boton: 'No fui yo: ver la seguridad de mi cuenta',
    pie: 'Si fue usted, no tiene que hacer nada. Si no lo fue y ya no puede entrar, responda a este correo cuanto antes.',
    aviso: 'Cambió el correo de su cuenta y las demás sesiones se cerraron. Si no fue usted, elija «No fui yo».',
  }),
  claveCambiada: tipo({
    nombre: 'La contraseña cambió',
    para: 'todos',
    enlace: '/recover-password',
    enlaceObligatorio: true,
    asunto: 'Su contraseña cambió',
    cuerpo: '{{nombre}}, la contraseña de su cuenta acaba de cambiar y las demás sesiones se cerraron.',
    boton: 'No fui yo: recuperar la cuenta',
    pie: 'Si fue usted, no tiene que hacer nada.',
    aviso: 'Cambió su contraseña y las demás sesiones se cerraron. Si no fue usted, recupere la cuenta.',
  }),
  dosPasos: tipo({
    nombre: 'La verificación en dos pasos cambió',
    para: 'todos',
    variables: { hecho: { dice: 'Lo que pasó', ejemplo: 'se activó la verificación en dos pasos', obligatoria: true } },
    enlace: '/perfil-usuario/seguridad',
    asunto: 'Cambió cómo se entra a su cuenta',
    cuerpo: '{{nombre}}, {{hecho}}.',
    boton: 'Ver la seguridad de mi cuenta',
    pie: 'Si fue usted, no tiene que hacer nada. Si no, elija «No fui yo» en la seguridad de su cuenta.',
    aviso: 'En su cuenta {{hecho}}.',
  }),
  calendarioSecreto: tipo({
    nombre: 'Dirección secreta de un calendario',
    para: 'todos',
    enlace: '/perfil-usuario/seguridad',
    asunto: 'Se hizo una dirección secreta de su calendario',
    cuerpo:
      '{{nombre}}, en su cuenta se acaba de hacer una dirección secreta: quien la tenga ve sus citas sin iniciar sesión. Si usted tenía otra, ya no abre.',
    boton: 'Ver la seguridad de mi cuenta',
    pie: 'Si fue usted, no tiene que hacer nada. Si no, elija «No fui yo» en la seguridad de su cuenta: la dirección deja de abrir.',
    aviso:
      'Se hizo una dirección secreta con la que se ven sus citas. Si no fue usted, elija «No fui yo» en la seguridad de su cuenta.',
  }),
  invitacion: tipo({
    nombre: 'Invitación a la oficina',
    para: 'oficina',
    enlace: '/recover-password?email=luz@ejemplo.com',
    enlaceObligatorio: true,
    asunto: 'Le invitamos a usar {{empresa}}',
    titulo: 'Elija su contraseña',
    cuerpo:
      '{{nombre}}, se creó una cuenta para usted. Pida un código con este correo y elija su contraseña para entrar.',
    boton: 'Elegir mi contraseña',
    pie: 'Si no esperaba esta invitación, no haga nada.',
  }),
  bienvenida: tipo({
    nombre: 'Bienvenida',
    para: 'cliente',
    enlace: '/#documentos',
    asunto: 'Le damos la bienvenida a {{empresa}}',
    cuerpo:
      '{{nombre}}, su correo quedó confirmado y su cuenta está lista.\n\nElija el documento que necesita, responda las preguntas con calma y nosotros nos ocupamos del resto. Lo que escriba queda guardado.',
    boton: 'Ver los documentos',
    pie: 'Si tiene una pregunta, responda a este correo.',
    aviso: 'Su cuenta está lista. Elija el documento que necesita.',
  }),
  boletinConfirmar: tipo({
    nombre: 'Confirmar la suscripción al boletín',
    para: 'visitante',
    variables: { dias: { dice: 'Días para confirmar', ejemplo: String(DIAS_PARA_CONFIRMAR) } },
    enlace: '/boletin/confirmar?token=…',
    enlaceObligatorio: true,
    asunto: 'Confirme su suscripción',
    cuerpo:
      'Alguien pidió que reciba las noticias de {{empresa}} en este correo. Confírmelo en los próximos {{dias}} días.',
    boton: 'Confirmar mi suscripción',
    pie: 'Si no fue usted, no haga nada: no le enviaremos más correos.',
  }),
  feedbackRespondido: tipo({
    nombre: 'Respuesta a un comentario',
    para: 'cliente',
    variables: {
      asunto: { dice: 'Asunto del comentario', ejemplo: 'Una duda sobre mi trámite' },
      respuesta: { dice: 'Lo que se le responde', ejemplo: 'Gracias por escribirnos. Ya lo corregimos.' },
    },
    enlace: '/comentarios/…',
    enlaceObligatorio: true,
    asunto: 'Respuesta a «{{asunto}}»',
    cuerpo: '{{nombre}}, gracias por escribirnos. Esto le respondemos:\n\n{{respuesta}}',
    boton: 'Ver la conversación y responder',
    pie: 'Para responder use el botón: lo que escriba llega a la misma conversación.',
    aviso: 'Respondimos a lo que nos escribió por «{{asunto}}».',
  }),
};
