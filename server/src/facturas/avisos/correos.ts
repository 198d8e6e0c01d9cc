import type { MotivoDeRechazo } from '@fedatario/contract';
import { jurisdiccion } from '@fedatario/document-engine';
import { type Letter, renderLetter } from '../../services/mail/html.ts';
import type { Adjunto, Mail } from '../../services/mail/mail.ts';

export interface Carta {
  readonly para: string;
  readonly nombre: string;
  readonly empresa: string;
  readonly baseUrl: string;
}

interface DeCompra extends Carta {
  readonly idFactura: string;
  /** What a person says to name the order. */
  readonly referencia: string;
  readonly total: number;
}

/** How to pay an order by bank transfer. */
export function esperaTransferencia(carta: DeCompra & { cuenta: string | null; hasta: string }): Mail {
  const { nombre, referencia, total, cuenta, hasta } = carta;
  const titulo = `Cómo pagar su pedido ${referencia}`;
  return mail(carta, titulo, {
    parrafos: [
      `${nombre}, guardamos su pedido. Transfiera ${monto(total)} y escriba ${referencia} como referencia, para que sepamos que es suyo.`,
      cuenta ?? 'Escríbanos y le decimos a qué cuenta transferir.',
      `Después suba su comprobante en la página del pedido. Lo esperamos hasta el ${hasta}.`,
    ],
    boton: { texto: 'Ver mi pedido', url: detalle(carta) },
    pie: 'Si prefiere pagar con tarjeta, puede hacerlo en esa misma página.',
  });
}

const MOTIVOS: Readonly<Record<MotivoDeRechazo, string>> = {
  fondosInsuficientes: 'El banco dice que la tarjeta no tiene fondos suficientes.',
  tarjetaVencida: 'El banco dice que la tarjeta está vencida.',
  cvcIncorrecto: 'El código de seguridad no coincide.',
  tarjetaInvalida: 'El número de la tarjeta no es válido.',
  confirmacionFallida: 'La confirmación con su banco no se completó.',
  rechazadaPorElBanco: 'El banco no aprobó el pago.',
  otro: 'El pago no se pudo completar.',
};

export function pagoRechazado(carta: DeCompra & { motivo: MotivoDeRechazo; hasta: string }): Mail {
  const { nombre, referencia, total, motivo, hasta } = carta;
  return mail(carta, `No se pudo cobrar su pedido ${referencia}`, {
    parrafos: [
      `${nombre}, el pago de ${monto(total)} no se hizo y no se le cobró nada. ${MOTIVOS[motivo]}`,
      `Su pedido sigue guardado hasta el ${hasta}. Puede intentar con otra tarjeta o por transferencia.`,
    ],
    boton: { texto: 'Pagar de nuevo', url: detalle(carta) },
    pie: 'Si fue usted quien canceló, no tiene que hacer nada.',
  });
}

export function pedidoVencido(carta: DeCompra): Mail {
  const { nombre, referencia, baseUrl } = carta;
  return mail(carta, `Su pedido ${referencia} venció`, {
    parrafos: [
      `${nombre}, el pedido venció sin que recibiéramos su pago. No se le cobró nada, y lo que quería comprar está otra vez en su carrito.`,
    ],
    boton: { texto: 'Ir a mi carrito', url: `${baseUrl}/checkout` },
    pie: 'Si ya hizo la transferencia, responda a este correo con su comprobante.',
  });
}

/** Of a payment whose invoice is still on its way. */
export function pagoRecibido(carta: DeCompra & { numero: string }): Mail {
  const { nombre, numero, total } = carta;
  return mail(carta, `Recibimos su pago: ${numero}`, {
    parrafos: [
      `${nombre}, recibimos ${monto(total)} y ya empezamos a trabajar en lo que compró.`,
      `Su factura ${numero} está en camino: se la enviamos en cuanto la certifiquen.`,
    ],
    boton: { texto: 'Ver mi compra', url: detalle(carta) },
    pie: 'No tiene que hacer nada más.',
  });
}

export function factura(carta: DeCompra & { numero: string; pdf: Adjunto }): Mail {
  const { nombre, numero, total, pdf } = carta;
  const letter = {
    parrafos: [
      `${nombre}, recibimos su pago de ${monto(total)}. Su factura ${numero} va adjunta en PDF.`,
      'En la página de su compra ve cómo va cada documento o gestión, y puede descargar la factura cuando quiera.',
    ],
    boton: { texto: 'Ver mi compra', url: detalle(carta) },
    pie: 'Guarde esta factura: es la constancia de su pago.',
  };
  return { ...mail(carta, `Su factura ${numero}`, letter), adjuntos: [pdf] };
}

export function notaDeCredito(carta: DeCompra & { numero: string; motivo: string; pdf: Adjunto }): Mail {
  const { nombre, numero, total, motivo, pdf } = carta;
  const letter = {
    parrafos: [
      `${nombre}, le devolvemos ${monto(total)}. La nota de crédito ${numero} va adjunta.`,
      `Motivo: ${motivo}`,
    ],
    boton: { texto: 'Ver mi compra', url: detalle(carta) },
    pie: 'Si pagó con tarjeta, su banco puede tardar unos días en mostrar la devolución.',
  };
  return { ...mail(carta, `Su nota de crédito ${numero}`, letter), adjuntos: [pdf] };
}

/** To an administrator. */
export function dteDetenido(carta: Carta & { numero: string; rechazado: boolean; errores: readonly string[] }): Mail {
  const { numero, rechazado, errores, baseUrl } = carta;
  const asunto = rechazado ? `El certificador rechazó ${numero}` : `${numero} espera datos para certificarse`;
  return mail(carta, asunto, {
    parrafos: [
      rechazado
        ? 'La compra está pagada y el cliente puede seguir; solo falta su documento fiscal.'
        : 'La compra está pagada. Su factura, y las que sigan, se certifican solas en cuanto complete los datos.',
      ...errores,
    ],
    boton: {
      texto: 'Ver los datos de facturación',
      url: `${baseUrl}/admin/generales/informacion-general?seccion=facturacion`,
    },
    pie: rechazado ? 'Corrija lo que indica y pida que se certifique de nuevo.' : 'Le avisamos una sola vez.',
  });
}

function mail({ para, empresa }: Carta, asunto: string, letter: Omit<Letter, 'empresa' | 'titulo'>): Mail {
  return { para, asunto, codigo: undefined, ...renderLetter({ empresa, titulo: asunto, ...letter }) };
}

function detalle({ baseUrl, idFactura }: DeCompra): string {
  return `${baseUrl}/detalle-pago/${idFactura}`;
}

function monto(centavos: number): string {
  return jurisdiccion.moneda.formatPantalla(centavos);
}
