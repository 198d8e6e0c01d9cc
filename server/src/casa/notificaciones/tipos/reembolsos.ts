import { monto, motivo, numero, tipo } from './tipo.ts';

const deCliente = { para: 'cliente', enlace: '/detalle-pago/…', boton: 'Ver mi compra' } as const;
const respuesta = {
  dice: 'Lo que la oficina escribió, si escribió algo',
  ejemplo: 'Su trámite no había comenzado.',
} as const;

/** Notices to customers about refunds. */
export const deReembolsos = {
  reembolsoRecibido: tipo({
    ...deCliente,
    nombre: 'Solicitud de reembolso recibida',
    variables: {
      numero,
      monto,
      retiro: {
        dice: 'Que puede retirarla, si todavía se puede',
        ejemplo: 'Si cambia de idea, puede retirarla en su compra mientras no se decida.',
      },
    },
    asunto: 'Recibimos su solicitud de reembolso de {{numero}}',
    cuerpo:
      '{{nombre}}, recibimos su solicitud. Por la etapa en que está su trámite le corresponde {{monto}}.\n\nLa revisa una persona de la administración, y le escribimos en cuanto decida.',
    pie: 'No tiene que hacer nada más. {{retiro}}',
    aviso: 'Le corresponde {{monto}}. Le avisamos en cuanto se decida.',
  }),
  reembolsoAprobado: tipo({
    ...deCliente,
    nombre: 'Reembolso aprobado',
    variables: {
      numero,
      monto,
      respuesta,
      como: {
        dice: 'Cómo le llega el dinero',
        ejemplo: 'Vuelve a la tarjeta con que pagó. Su banco puede tardar unos días en mostrarlo.',
      },
    },
    asunto: 'Aprobamos su reembolso de {{numero}}',
    cuerpo: '{{nombre}}, le devolvemos {{monto}}.\n\n{{respuesta}}\n\n{{como}}',
    pie: 'Le enviamos aparte su nota de crédito.',
    aviso: 'Le devolvemos {{monto}}.',
  }),
  reembolsoNegado: tipo({
    ...deCliente,
    nombre: 'Reembolso negado',
    variables: { numero, motivo },
    asunto: 'Sobre su solicitud de reembolso de {{numero}}',
    cuerpo: '{{nombre}}, revisamos su solicitud y esta vez no podemos hacer el reembolso.\n\nMotivo: {{motivo}}',
    pie: 'Si no está de acuerdo, responda a este correo y lo vemos juntos.',
    aviso: 'Esta vez no podemos hacer el reembolso. Lea por qué en su correo.',
  }),
  reembolsoRetirado: tipo({
    ...deCliente,
    nombre: 'Solicitud de reembolso retirada',
    variables: { numero, monto },
    asunto: 'Retiró su solicitud de reembolso de {{numero}}',
    cuerpo:
      '{{nombre}}, ya no revisamos su solicitud de {{monto}}. No se devuelve nada, y lo que compró sigue como estaba.',
    pie: 'Si no fue usted, cambie su contraseña y escríbanos.',
    aviso: 'Ya no revisamos su solicitud de {{monto}}. Lo que compró sigue como estaba.',
  }),
  reembolsoSinCuenta: tipo({
    ...deCliente,
    nombre: 'Falta la cuenta para un reembolso',
    variables: { numero, monto },
    asunto: 'Díganos a qué cuenta le transferimos su reembolso de {{numero}}',
    cuerpo:
      '{{nombre}}, su tarjeta no aceptó la devolución de {{monto}}, así que se lo transferimos.\n\nEscriba en su compra el banco, el número de la cuenta y su titular.',
    pie: 'No responda a este correo con los datos de su cuenta: escríbalos solo en su compra.',
    aviso: 'Su tarjeta no aceptó la devolución de {{monto}}. Díganos a qué cuenta se lo transferimos.',
  }),
  reembolsoCompletado: tipo({
    ...deCliente,
    nombre: 'Reembolso hecho',
    variables: {
      numero,
      monto,
      como: { dice: 'Qué se hizo', ejemplo: 'devolvimos a su tarjeta' },
      nota: { dice: 'Un consejo según cómo le llegó', ejemplo: 'Su banco puede tardar unos días en mostrarlo.' },
    },
    asunto: 'Su reembolso de {{numero}} está hecho',
    cuerpo: '{{nombre}}, {{como}} {{monto}}.\n\nSu nota de crédito llega en otro correo, en cuanto la certifiquen.',
    pie: '{{nota}}',
    aviso: 'Le devolvimos {{monto}}.',
  }),
};
