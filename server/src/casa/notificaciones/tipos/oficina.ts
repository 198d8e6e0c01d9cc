import { HORAS_SIN_SELLAR } from '@fedatario/contract/solicitud';
import { DIAS_PARA_CERTIFICAR } from '../../../services/fel/esquema.ts';
import { monto, motivo, numero, pedido, producto, tipo, tramite } from './tipo.ts';

const cliente = { dice: 'Nombre del cliente', ejemplo: 'Ana Lucía Ruiz' } as const;
const deVenta = { para: 'oficina', enlace: '/admin/historial-ventas/…', boton: 'Ver la venta' } as const;
const deFactura = {
  para: 'oficina',
  enlace: '/admin/generales/informacion-general?seccion=facturacion',
  boton: 'Ver los datos de facturación',
} as const;
const errores = { dice: 'Lo que falta o lo que se rechazó', ejemplo: 'Falta el NIT del emisor.' } as const;

/** Notices to the staff about work that waits for them. */
export const deOficina = {
  solicitudAsignada: tipo({
    nombre: 'Trámite asignado',
    para: 'oficina',
    variables: { tramite, producto, cliente },
    enlace: '/admin/tramites-en-proceso/detalle/…',
    asunto: 'Le asignaron {{tramite}}',
    cuerpo: '{{nombre}}, le asignaron el trámite {{tramite}}: «{{producto}}», de {{cliente}}.',
    boton: 'Ver el trámite',
    pie: 'Está en su lista de trámites en proceso.',
    aviso: '«{{producto}}», de {{cliente}}.',
  }),
  feedbackRecibido: tipo({
    nombre: 'Comentario por leer',
    para: 'oficina',
    variables: {
      de: { dice: 'Quien escribió', ejemplo: 'Ana Lucía Ruiz' },
      motivo: { dice: 'El motivo que eligió', ejemplo: 'Una sugerencia' },
      mensaje: { dice: 'El comienzo de lo que escribió', ejemplo: 'La página tarda en abrir.' },
    },
    enlace: '/admin/generales/feedback/sin-leer/…',
    asunto: '{{de}} escribió: {{motivo}}',
    cuerpo: '{{nombre}}, {{de}} escribió a la oficina por «{{motivo}}».\n\n{{mensaje}}',
    boton: 'Leer y responder',
    pie: 'De lo que no tiene responsable se avisa una vez por hora: en la bandeja puede haber otros.',
    aviso: '{{motivo}}. {{mensaje}}',
  }),
  feedbackAsignado: tipo({
    nombre: 'Comentario asignado',
    para: 'oficina',
    variables: {
      de: { dice: 'Quien escribió', ejemplo: 'Ana Lucía Ruiz' },
      motivo: { dice: 'El motivo que eligió', ejemplo: 'Una sugerencia' },
    },
    enlace: '/admin/generales/feedback/sin-leer/…',
    asunto: 'Le asignaron un comentario de {{de}}',
    cuerpo: '{{nombre}}, le asignaron lo que {{de}} escribió por «{{motivo}}».',
    boton: 'Leer y responder',
    pie: 'Está en la bandeja de comentarios, entre los asignados a usted.',
    aviso: 'De {{de}}: {{motivo}}.',
  }),
  correccionPedida: tipo({
    nombre: 'El cliente pide una corrección',
    para: 'oficina',
    variables: { tramite, producto, cliente, motivo: { ...motivo, ejemplo: 'Mi segundo apellido es Solís.' } },
    enlace: '/admin/tramites-en-proceso/detalle/…',
    asunto: 'Piden una corrección en {{tramite}}',
    cuerpo: '{{nombre}}, {{cliente}} pide una corrección en «{{producto}}».\n\n{{motivo}}',
    boton: 'Ver el trámite',
    pie: 'El trámite espera su corrección.',
    aviso: '{{cliente}}: {{motivo}}',
  }),
  entregaFallida: tipo({
    nombre: 'Documento que no se pudo entregar',
    para: 'oficina',
    variables: {
      tramite,
      producto,
      cliente,
      motivo: { ...motivo, ejemplo: 'Tiene un carácter que no se puede imprimir.' },
    },
    enlace: '/admin/tramites-en-proceso/detalle/…',
    asunto: 'No se pudo entregar {{tramite}}',
    cuerpo:
      '{{nombre}}, «{{producto}}», de {{cliente}}, está pagado y no se pudo entregar.\n\n{{motivo}}\n\nCorrija la causa y entréguelo de nuevo, o pida a su cliente que corrija la respuesta.',
    boton: 'Ver el trámite',
    pie: 'El cliente lo sabe y puede pedir su dinero.',
    aviso: '«{{producto}}», de {{cliente}}: {{motivo}}',
  }),
  constanciaFallida: tipo({
    nombre: 'Constancia que no se pudo sellar',
    para: 'oficina',
    variables: { tramite: { ...tramite, dice: 'Número de la gestión', ejemplo: 'G-2026-000123' }, producto, cliente },
    enlace: '/admin/gestion-tramites-en-proceso/detalle/…',
    asunto: 'Falta la constancia de {{tramite}}',
    cuerpo: `{{nombre}}, el resultado de «{{producto}}», de {{cliente}}, está entregado desde hace más de ${HORAS_SIN_SELLAR} horas y su constancia no se pudo sellar.\n\nRevise el certificado de la plataforma y su autoridad de sello de tiempo. Se intenta de nuevo cada hora.`,
    boton: 'Ver la gestión',
    pie: 'Mientras tanto nadie puede verificar los archivos del resultado.',
    aviso: 'La constancia de {{tramite}}, de {{cliente}}, no se pudo sellar.',
  }),
  comprobantePorRevisar: tipo({
    nombre: 'Comprobante de transferencia por revisar',
    para: 'oficina',
    variables: { pedido, monto, cliente },
    enlace: '/admin/historial-ventas?comprobante=…',
    asunto: 'Hay un comprobante por revisar: {{pedido}}',
    cuerpo:
      '{{nombre}}, {{cliente}} envió el comprobante de su transferencia por el pedido {{pedido}}, de {{monto}}.\n\nCompruebe que el dinero llegó y acéptelo, o dígale qué falta.',
    boton: 'Revisar el comprobante',
    pie: 'El pedido no vence mientras espera la revisión.',
    aviso: '{{cliente}} dice que transfirió {{monto}}.',
  }),
  reembolsoPorDecidir: tipo({
    ...deVenta,
    nombre: 'Reembolso por decidir',
    variables: { numero, monto, motivo },
    asunto: 'Piden el reembolso de {{numero}}',
    cuerpo: 'Por la etapa corresponde {{monto}}.\n\nMotivo: {{motivo}}',
    pie: 'Se aprueba o se niega en la venta.',
    aviso: 'Por la etapa corresponde {{monto}}. Motivo: {{motivo}}',
  }),
  reembolsoRetiradoOficina: tipo({
    ...deVenta,
    nombre: 'Solicitud de reembolso retirada',
    variables: { numero, monto },
    asunto: 'Ya no piden el reembolso de {{numero}}',
    cuerpo: 'Su cliente retiró la solicitud de {{monto}}. Ya no hay nada que decidir.',
    pie: 'La venta queda como estaba.',
    aviso: 'Su cliente retiró la solicitud de {{monto}}: ya no hay nada que decidir.',
  }),
  reembolsoPorPagar: tipo({
    ...deVenta,
    nombre: 'Reembolso por pagar a mano',
    variables: { numero, monto },
    asunto: 'El reembolso de {{numero}} hay que pagarlo a mano',
    cuerpo: 'La tarjeta no aceptó la devolución de {{monto}}. Transfiera ese monto y anote la referencia en la venta.',
    pie: 'El reembolso sigue en proceso hasta entonces.',
    aviso: 'La tarjeta no aceptó la devolución de {{monto}}: transfiéralo.',
  }),
  reembolsoConCuenta: tipo({
    ...deVenta,
    nombre: 'Llegó la cuenta de un reembolso por pagar',
    variables: { numero, monto },
    asunto: 'Ya se puede transferir el reembolso de {{numero}}',
    cuerpo:
      '{{nombre}}, su cliente dijo a qué cuenta se le transfieren {{monto}}. La cuenta está en la venta.\n\nTransfiera ese monto y anote la referencia.',
    pie: 'El reembolso sigue en proceso hasta entonces.',
    aviso: 'Su cliente dijo a qué cuenta se le transfieren {{monto}}.',
  }),
  dteDetenido: tipo({
    ...deFactura,
    nombre: 'Faltan datos para certificar una factura',
    variables: { numero, errores },
    asunto: '{{numero}} espera datos para certificarse',
    cuerpo:
      'La compra está pagada. Su factura, y las que sigan, se certifican solas en cuanto complete los datos.\n\n{{errores}}',
    pie: 'Le avisamos una sola vez.',
    aviso: '{{errores}}',
  }),
  dteFechado: tipo({
    ...deFactura,
    nombre: 'Una factura se certificó con otra fecha',
    variables: {
      numero,
      pago: { dice: 'El día del pago o de la devolución', ejemplo: '10/01/2026' },
      fecha: { dice: 'El día que dice el documento certificado', ejemplo: '20/01/2026' },
    },
    asunto: '{{numero}} lleva la fecha del {{fecha}}',
    cuerpo: `Es del {{pago}}, pero la SAT no certifica un documento de hace más de ${DIAS_PARA_CERTIFICAR} días: se certificó con fecha del {{fecha}}. En nuestros registros sigue el {{pago}}.`,
    pie: 'Dígaselo a su contador si cambió de mes.',
    aviso: 'Es del {{pago}} y se certificó con fecha del {{fecha}}.',
  }),
  dteRechazado: tipo({
    ...deFactura,
    nombre: 'El certificador rechazó una factura',
    variables: { numero, errores },
    asunto: 'El certificador rechazó {{numero}}',
    cuerpo: 'La compra está pagada y el cliente puede seguir; solo falta su documento fiscal.\n\n{{errores}}',
    pie: 'Corrija lo que indica y pida que se certifique de nuevo.',
    aviso: '{{errores}}',
  }),
  marcaPorDecidir: tipo({
    nombre: 'Anulación o sustitución por decidir',
    para: 'oficina',
    enlace: '/admin/tramites-en-proceso/detalle/…',
    boton: 'Ver el trámite',
    variables: {
      tramite,
      producto,
      motivo,
      cambio: { dice: 'Qué se propone', ejemplo: 'se anuló' },
    },
    asunto: 'Proponen marcar el documento de {{tramite}}',
    cuerpo:
      '{{nombre}}, proponen decir que el documento de «{{producto}}» ({{tramite}}) {{cambio}}.\n\nMotivo: {{motivo}}\n\nDebe decidirlo una persona de la administración distinta de quien lo propone.',
    pie: 'Lo que se confirma no se quita después.',
    aviso: 'Proponen decir que el documento {{cambio}}. Motivo: {{motivo}}',
  }),
};
