/** Errors of drafts, the cart, orders, their payments and refunds. */
export const erroresDeCompra = {
  'borrador-al-dia': { status: 409, mensaje: 'El borrador ya usa la versión vigente del producto.' },
  'borrador-incompleto': {
    status: 409,
    mensaje: 'A un documento le faltan respuestas, o alguna ya no sirve. Ábralo y complételo para comprarlo.',
  },
  'borrador-en-carrito': {
    status: 409,
    mensaje: 'Este documento está en el carrito. Sáquelo del carrito para cambiarlo.',
  },
  'borrador-en-pedido': {
    status: 409,
    mensaje:
      'Este documento está en un pedido que espera su pago y ya no cambia. Pague el pedido, o anúlelo para volver a escribirlo.',
  },
  'borrador-comprado': {
    status: 409,
    mensaje: 'Este documento ya se compró y no cambia. Si necesita otro, haga una copia.',
  },
  'pedido-no-entregable': {
    status: 409,
    mensaje:
      'Un documento de este pedido no está completo, y así no se puede dar por pagado. Rechace el comprobante con ese motivo: su cliente anula el pedido, completa el documento y lo pide otra vez con la misma transferencia.',
  },
  'limite-carrito': { status: 409, mensaje: 'Su carrito está lleno. Pague o quite algo para agregar más.' },
  'carrito-vacio': { status: 409, mensaje: 'Su carrito está vacío, o ya hizo este pedido en otra pestaña.' },
  'carrito-cambiado': {
    status: 409,
    mensaje: 'Su carrito cambió. Mírelo como está ahora; no se cobró nada.',
  },
  'borrador-cambiado': {
    status: 409,
    mensaje: 'Las respuestas de este documento cambiaron. Revíselas de nuevo.',
  },
  'carrito-no-pagable': {
    status: 409,
    mensaje: 'Hay algo en su carrito que ya no se puede comprar. Revíselo y quítelo.',
  },
  'reembolso-en-curso': {
    status: 409,
    mensaje: 'Ya pidió el reembolso de eso y estamos por decidirlo. Le avisamos por correo.',
  },
  'reembolso-decidido': {
    status: 409,
    mensaje: 'La oficina ya decidió este reembolso, y ya no se puede retirar. Vea la decisión en su compra.',
  },
  'reembolso-sin-cuenta': {
    status: 409,
    mensaje:
      'Este reembolso ya no espera una cuenta: ya se transfirió, vuelve a su tarjeta o no se hizo. Véalo en su compra.',
  },
  'reembolso-retirado': {
    status: 409,
    mensaje: 'Su cliente retiró esta solicitud de reembolso: ya no hay nada que decidir.',
  },
  'reembolso-de-detenido': {
    status: 409,
    mensaje:
      'La solicitud ya no se puede retirar: en {que} nadie trabaja ya, y lo que le corresponda se decide con ella. Si quiere conservar lo demás que pidió devolver, escríbanos.',
  },
  'propuesta-usada': {
    status: 409,
    mensaje:
      'Desde que se propuso devolverlo, su cliente usó algo de este plan o lo cambió. Niegue esta propuesta y, si todavía corresponde, haga otra con lo que se cotice ahora.',
  },
  'suscripcion-cambio': {
    status: 409,
    mensaje: 'Su plan cambió mientras lo miraba. Revíselo y decida de nuevo.',
  },
  'sin-citas-en-plan': {
    status: 409,
    mensaje: 'Al plan no le quedan citas en este periodo.',
  },
  'cambio-por-pagar': {
    status: 409,
    mensaje:
      'Tiene un cambio de plan que espera su pago, y su precio cuenta con lo que le queda del plan. Páguelo o anúlelo, y después use su plan.',
  },
  'devolucion-con-cambio': {
    status: 409,
    mensaje:
      'Hay un cambio de plan que espera su pago, y su precio cuenta con lo que ya se pagó. Primero páguelo o anúlelo; después pida la devolución.',
  },
  'plan-sin-devolucion': {
    status: 409,
    mensaje:
      'De este plan ya no se devuelve nada: ya se usó, o pasaron los días para arrepentirse. Puede cancelarlo para que no se renueve. Si hubo un error nuestro, escríbanos.',
  },
  'extension-maxima': {
    status: 409,
    mensaje: 'Un periodo se alarga hasta {dias} días en total, y con estos serían más. Dé menos días.',
  },
  'plan-en-devolucion': {
    status: 409,
    mensaje:
      'Pidió la devolución de su plan. Hasta que la decidamos, o usted la retire, el plan no da documentos, citas ni descuentos.',
  },
  'cita-fuera-de-plan': {
    status: 409,
    mensaje: 'Esa hora es después de lo que cubre el plan. Elija una anterior.',
  },
  'citas-a-la-vez': {
    status: 409,
    mensaje: 'Ya tiene todas las citas que su plan permite a la vez. Podrá pedir otra cuando pase una de ellas.',
  },
  'plan-no-disponible': { status: 409, mensaje: 'Ese plan no se le puede vender así. Mire los planes que hay.' },
  'plan-cambiado': {
    status: 409,
    mensaje: 'Lo que da ese plan cambió. Mírelo como está ahora; no se cobró nada.',
  },
  'plan-exige-identificar': {
    status: 409,
    mensaje: 'Ese plan se factura con NIT. Escriba el suyo en su perfil y decida de nuevo.',
  },
  'suscripcion-existente': {
    status: 409,
    mensaje: 'Ya tiene un plan, o un pedido de uno que espera su pago. Véalo en Mis planes.',
  },
  'pago-en-curso': { status: 409, mensaje: 'Hay un pago de este pedido en curso. Espere a saber cómo termina.' },
} as const satisfies Record<string, { status: number; mensaje: string }>;
