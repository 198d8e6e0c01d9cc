import { clase, motivo, producto, tipo, tramite } from './tipo.ts';

const deCliente = { para: 'cliente', enlace: '/tramites/…/detalle', boton: 'Ver cómo va' } as const;
const requisito = { dice: 'Lo que se pide', ejemplo: 'Fotografía del DPI' } as const;

/** Notices about trámites. */
export const deTramites = {
  requisitoPedido: tipo({
    ...deCliente,
    nombre: 'Requisito pedido',
    variables: { tramite, producto, requisito },
    asunto: '{{tramite}}: nos falta algo de usted',
    cuerpo:
      '{{nombre}}, para seguir con «{{producto}}» necesitamos: {{requisito}}.\n\nPuede subirlo desde su teléfono.',
    pie: 'El plazo de entrega espera mientras lo recibimos.',
    aviso: 'Para seguir necesitamos: {{requisito}}.',
  }),
  requisitoRechazado: tipo({
    ...deCliente,
    nombre: 'Requisito rechazado',
    variables: { tramite, producto, clase, requisito, motivo },
    asunto: '{{tramite}}: revise lo que nos envió',
    cuerpo:
      '{{nombre}}, no pudimos aceptar «{{requisito}}».\n\nMotivo: {{motivo}}\n\nSuba otro en la página de su {{clase}}.',
    pie: 'El plazo de entrega espera mientras lo recibimos.',
    aviso: 'No pudimos aceptar «{{requisito}}»: {{motivo}}',
  }),
  requisitoAceptado: tipo({
    ...deCliente,
    nombre: 'Requisito aceptado',
    variables: { tramite, producto, requisito },
    asunto: '{{tramite}}: aceptamos «{{requisito}}»',
    cuerpo: '{{nombre}}, revisamos «{{requisito}}» y está bien.',
    pie: 'No tiene que hacer nada más con esto.',
    aviso: 'Está bien. No tiene que hacer nada más con esto.',
  }),
  estadoCambiado: tipo({
    ...deCliente,
    nombre: 'Cambio de estado de un trámite o de una gestión',
    variables: { tramite, producto, clase, estado: { dice: 'Cómo está ahora', ejemplo: 'En revisión del notario' } },
    asunto: '{{tramite}}: {{estado}}',
    cuerpo: '{{nombre}}, su {{clase}} «{{producto}}» avanzó. Ahora está así: {{estado}}.',
    pie: 'En la página de su {{clase}} ve cada paso.',
    aviso: '«{{producto}}» avanzó: {{estado}}.',
  }),
  mensajeRecibido: tipo({
    ...deCliente,
    nombre: 'Mensaje recibido',
    para: 'todos',
    boton: 'Leer y responder',
    variables: {
      tramite,
      producto,
      de: { dice: 'Quien lo escribe', ejemplo: 'Lic. Marta Solís' },
      mensaje: { dice: 'Lo que escribió', ejemplo: 'Buenos días, ya revisé su contrato.' },
    },
    asunto: 'Mensaje de {{de}} sobre {{tramite}}',
    cuerpo: '{{nombre}}, {{de}} le escribió sobre «{{producto}}»:\n\n{{mensaje}}',
    pie: 'Responda en su página, para que todo quede junto.',
    aviso: '{{mensaje}}',
  }),
  documentoMarcado: tipo({
    ...deCliente,
    nombre: 'Documento anulado o sustituido',
    para: 'todos',
    variables: {
      tramite,
      producto,
      motivo,
      cambio: { dice: 'Qué pasó con el documento', ejemplo: 'se sustituyó por otro' },
    },
    asunto: '{{tramite}}: su documento {{cambio}}',
    cuerpo:
      '{{nombre}}, el documento de «{{producto}}» ({{tramite}}) {{cambio}} y ya no vale. Quien lo compruebe lo verá así.\n\nMotivo: {{motivo}}',
    pie: 'Lo decidieron dos personas y quedó asentado. Si tiene una duda, escríbanos.',
    aviso: 'El documento de {{tramite}} {{cambio}} y ya no vale. Motivo: {{motivo}}',
  }),
  calificacionPedida: tipo({
    ...deCliente,
    nombre: 'Calificación pedida',
    boton: 'Calificar',
    variables: { tramite, producto },
    asunto: '¿Cómo le fue con {{producto}}?',
    cuerpo:
      '{{nombre}}, hace unos días recibió «{{producto}}» ({{tramite}}). Díganos cómo fue el servicio: de una a cinco estrellas y, si quiere, unas palabras.',
    pie: 'Lo leen quienes lo atendieron, con su nombre. Se lo pedimos una sola vez.',
    aviso: 'Díganos cómo fue el servicio de {{tramite}}.',
  }),
  entregaDetenida: tipo({
    ...deCliente,
    nombre: 'Documento que no se pudo hacer',
    variables: {
      tramite,
      producto,
      motivo: { ...motivo, ejemplo: 'El documento tiene un carácter que no se puede imprimir: «李».' },
      sigue: { dice: 'Qué puede hacer', ejemplo: 'Puede pedir que le devolvamos todo su dinero.' },
    },
    asunto: '{{tramite}}: no pudimos hacer su documento',
    cuerpo:
      '{{nombre}}, no pudimos hacer su documento «{{producto}}».\n\nMotivo: {{motivo}}\n\nYa avisamos a la oficina. {{sigue}}',
    pie: 'Le pedimos disculpas. En cuanto esté listo se lo decimos.',
    aviso: 'No pudimos hacer «{{producto}}»: {{motivo}}',
  }),
  documentoListo: tipo({
    ...deCliente,
    nombre: 'Documento listo',
    enlace: '/detalle-pago/…',
    variables: { tramite, producto },
    asunto: 'Su documento está listo: {{producto}}',
    cuerpo:
      '{{nombre}}, su documento «{{producto}}» ({{tramite}}) está hecho y sellado. Descárguelo en la página de su compra.\n\nEl sello electrónico muestra cualquier cambio posterior. Guarde el archivo tal como lo descarga: impreso, el sello no se puede comprobar.',
    boton: 'Descargar mi documento',
    pie: 'Está a su disposición siempre que entre con su cuenta.',
    aviso: '{{tramite}} está hecho y sellado. Descárguelo cuando quiera.',
  }),
};
