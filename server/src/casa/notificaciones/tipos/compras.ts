import { HORAS_PARA_TRANSFERIR } from '@fedatario/contract/compra';
import { monto, motivo, numero, pedido, tipo } from './tipo.ts';

const hasta = { dice: 'Hasta cuándo se espera el pago', ejemplo: '16 de enero de 2026, 3:00 a. m.' } as const;
const deCliente = { para: 'cliente', enlace: '/detalle-pago/…' } as const;

/** Notices about orders, payments and invoices. */
export const deCompras = {
  esperaTransferencia: tipo({
    ...deCliente,
    nombre: 'Cómo pagar por transferencia',
    variables: {
      pedido,
      monto,
      hasta,
      cuenta: { dice: 'Cuenta a la que se transfiere', ejemplo: 'Banco Industrial, cuenta 123-456', obligatoria: true },
    },
    asunto: 'Cómo pagar su pedido {{pedido}}',
    cuerpo:
      '{{nombre}}, guardamos su pedido. Transfiera {{monto}} y escriba {{pedido}} como referencia, para que sepamos que es suyo.\n\n{{cuenta}}\n\nDespués suba su comprobante en la página del pedido. Lo esperamos hasta el {{hasta}}.',
    boton: 'Ver mi pedido',
    pie: 'Si prefiere pagar con tarjeta, puede hacerlo en esa misma página.',
    aviso: 'Transfiera {{monto}} y suba su comprobante. Lo esperamos hasta el {{hasta}}.',
  }),
  pagoRechazado: tipo({
    ...deCliente,
    nombre: 'Pago rechazado',
    variables: { pedido, monto, hasta, motivo: { ...motivo, ejemplo: 'El banco dice que la tarjeta está vencida.' } },
    asunto: 'No se pudo cobrar su pedido {{pedido}}',
    cuerpo:
      '{{nombre}}, el pago de {{monto}} no se hizo y no se le cobró nada. {{motivo}}\n\nSu pedido sigue guardado hasta el {{hasta}}. Puede intentar con otra tarjeta o por transferencia.',
    boton: 'Pagar de nuevo',
    pie: 'Si fue usted quien canceló, no tiene que hacer nada.',
    aviso: '{{motivo}} No se le cobró nada y su pedido sigue guardado.',
  }),
  pedidoVencido: tipo({
    ...deCliente,
    nombre: 'Pedido vencido',
    variables: { pedido },
    enlace: '/checkout',
    asunto: 'Su pedido {{pedido}} venció',
    cuerpo:
      '{{nombre}}, el pedido venció sin que recibiéramos su pago. No se le cobró nada, y lo que quería comprar está otra vez en su carrito.',
    boton: 'Ir a mi carrito',
    pie: 'Si ya hizo la transferencia, responda a este correo con su comprobante.',
    aviso: 'No recibimos su pago. Lo que quería comprar está otra vez en su carrito.',
  }),
  pedidoAnulado: tipo({
    ...deCliente,
    nombre: 'Pedido anulado por la oficina',
    variables: { pedido, motivo },
    asunto: 'Anulamos su pedido {{pedido}}',
    cuerpo:
      '{{nombre}}, anulamos su pedido. No se le cobró nada, y lo que había en él está otra vez en su carrito.\n\nMotivo: {{motivo}}',
    boton: 'Ver mi pedido',
    pie: 'Si cree que es un error, responda a este correo.',
    aviso: 'Motivo: {{motivo}}',
  }),
  pedidoRetirado: tipo({
    ...deCliente,
    nombre: 'Pago devuelto porque el documento no está completo',
    variables: { pedido, monto, motivo: { ...motivo, ejemplo: 'En «Pagaré». Monto: falta su respuesta.' } },
    asunto: 'Le devolvemos el pago de su pedido {{pedido}}',
    cuerpo:
      '{{nombre}}, su pago de {{monto}} llegó, pero a un documento del pedido le falta algo y así no podemos entregarlo. Anulamos el pedido y le devolvemos el pago completo a la misma tarjeta; su banco puede tardar unos días en mostrarlo.\n\n{{motivo}}\n\nEl documento está otra vez en sus borradores: complételo y pídalo de nuevo.',
    boton: 'Ver mi pedido',
    pie: 'No tiene que pedir la devolución: ya va en camino.',
    aviso: 'A un documento le falta algo. Anulamos el pedido y le devolvemos {{monto}}. {{motivo}}',
  }),
  pagoRecibido: tipo({
    ...deCliente,
    nombre: 'Pago recibido',
    variables: { numero, monto },
    asunto: 'Recibimos su pago: {{numero}}',
    cuerpo:
      '{{nombre}}, recibimos {{monto}} y ya empezamos a trabajar en lo que compró.\n\nSu factura {{numero}} está en camino: se la enviamos en cuanto la certifiquen.',
    boton: 'Ver mi compra',
    pie: 'No tiene que hacer nada más.',
    aviso: 'Recibimos {{monto}} y ya empezamos a trabajar en lo que compró.',
  }),
  factura: tipo({
    ...deCliente,
    nombre: 'Factura',
    variables: { numero, monto },
    asunto: 'Su factura {{numero}}',
    cuerpo:
      '{{nombre}}, recibimos su pago de {{monto}}. Su factura {{numero}} va adjunta en PDF.\n\nEn la página de su compra ve cómo va cada documento o gestión, y puede descargar la factura cuando quiera.',
    boton: 'Ver mi compra',
    pie: 'Guarde esta factura: es la constancia de su pago.',
    aviso: 'Puede descargarla en la página de su compra.',
  }),
  notaDeCredito: tipo({
    ...deCliente,
    nombre: 'Nota de crédito',
    variables: { numero: { ...numero, dice: 'Número de la nota', ejemplo: 'NC-2026-000012' }, monto, motivo },
    asunto: 'Su nota de crédito {{numero}}',
    cuerpo: '{{nombre}}, le devolvemos {{monto}}. La nota de crédito {{numero}} va adjunta.\n\nMotivo: {{motivo}}',
    boton: 'Ver mi compra',
    pie: 'Si pagó con tarjeta, su banco puede tardar unos días en mostrar la devolución.',
    aviso: 'Le devolvemos {{monto}}. Puede descargarla en la página de su compra.',
  }),
  comprobanteRechazado: tipo({
    ...deCliente,
    nombre: 'Comprobante rechazado',
    variables: {
      pedido,
      motivo: { ...motivo, obligatoria: true as const },
      sigue: {
        dice: 'Qué hacer ahora',
        ejemplo: `Suba otro en la página del pedido: lo esperamos ${HORAS_PARA_TRANSFERIR} horas más.`,
      },
    },
    asunto: 'Su comprobante del pedido {{pedido}} necesita cambios',
    cuerpo:
      '{{nombre}}, revisamos el comprobante que nos envió y no pudimos aceptarlo.\n\nMotivo: {{motivo}}\n\n{{sigue}}',
    boton: 'Ver mi pedido',
    pie: 'Si cree que es un error, responda a este correo.',
    aviso: 'No pudimos aceptarlo. Motivo: {{motivo}}',
  }),
};
