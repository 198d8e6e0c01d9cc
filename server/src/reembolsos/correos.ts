import { jurisdiccion } from '@fedatario/document-engine';
import { type Letter, renderLetter } from '../services/mail/html.ts';
import type { Mail } from '../services/mail/mail.ts';

export interface Carta {
  readonly para: string;
  readonly nombre: string;
  readonly empresa: string;
  readonly baseUrl: string;
  readonly idFactura: string;
  /** Of the invoice. */
  readonly numero: string;
  readonly cotizado: number;
  readonly monto: number;
  readonly motivo: string;
  readonly respuesta: string | null;
  readonly aMano: boolean;
}

export function recibido(carta: Carta): Mail {
  const { nombre, numero, cotizado } = carta;
  return alCliente(carta, `Recibimos su solicitud de reembolso de ${numero}`, {
    parrafos: [
      `${nombre}, recibimos su solicitud. Por la etapa en que está su trámite le corresponde ${dinero(cotizado)}.`,
      'La revisa una persona de la administración, y le escribimos en cuanto decida.',
    ],
    pie: 'No tiene que hacer nada más.',
  });
}

export function aprobado(carta: Carta): Mail {
  const { nombre, numero, monto, respuesta, aMano } = carta;
  return alCliente(carta, `Aprobamos su reembolso de ${numero}`, {
    parrafos: [
      `${nombre}, le devolvemos ${dinero(monto)}.`,
      ...(respuesta ? [respuesta] : []),
      aMano
        ? 'Se lo transferimos; si necesitamos su cuenta bancaria, le escribimos.'
        : 'Vuelve a la tarjeta con que pagó. Su banco puede tardar unos días en mostrarlo.',
    ],
    pie: 'Le enviamos aparte su nota de crédito.',
  });
}

export function negado(carta: Carta): Mail {
  const { nombre, numero, respuesta } = carta;
  return alCliente(carta, `Sobre su solicitud de reembolso de ${numero}`, {
    parrafos: [
      `${nombre}, revisamos su solicitud y esta vez no podemos hacer el reembolso.`,
      ...(respuesta ? [`Motivo: ${respuesta}`] : []),
    ],
    pie: 'Si no está de acuerdo, responda a este correo y lo vemos juntos.',
  });
}

export function completado(carta: Carta): Mail {
  const { nombre, numero, monto, aMano } = carta;
  return alCliente(carta, `Su reembolso de ${numero} está hecho`, {
    parrafos: [
      `${nombre}, ${aMano ? 'le transferimos' : 'devolvimos a su tarjeta'} ${dinero(monto)}.`,
      'Su nota de crédito llega en otro correo, en cuanto la certifiquen.',
    ],
    pie: aMano ? 'Guárdela con su factura.' : 'Su banco puede tardar unos días en mostrarlo.',
  });
}

/** To the administration: somebody asks and it decides. */
export function porDecidir(carta: Carta): Mail {
  const { numero, cotizado, motivo } = carta;
  return alPersonal(carta, `Piden el reembolso de ${numero}`, {
    parrafos: [`Por la etapa corresponde ${dinero(cotizado)}.`, `Motivo: ${motivo}`],
    pie: 'Se aprueba o se niega en la venta.',
  });
}

/** To the administration: the provider will not give it back. */
export function porPagar(carta: Carta): Mail {
  const { numero, monto } = carta;
  return alPersonal(carta, `El reembolso de ${numero} hay que pagarlo a mano`, {
    parrafos: [
      `La tarjeta no aceptó la devolución de ${dinero(monto)}. Transfiera ese monto y anote la referencia en la venta.`,
    ],
    pie: 'El reembolso sigue en proceso hasta entonces.',
  });
}

type Texto = Pick<Letter, 'parrafos' | 'pie'>;

function alCliente(carta: Carta, asunto: string, texto: Texto): Mail {
  return mail(carta, asunto, { ...texto, boton: { texto: 'Ver mi compra', url: urlDe(carta, 'detalle-pago') } });
}

function alPersonal(carta: Carta, asunto: string, texto: Texto): Mail {
  return mail(carta, asunto, {
    ...texto,
    boton: { texto: 'Ver la venta', url: urlDe(carta, 'admin/historial-ventas') },
  });
}

function mail({ para, empresa }: Carta, asunto: string, letter: Omit<Letter, 'empresa' | 'titulo'>): Mail {
  return { para, asunto, codigo: undefined, ...renderLetter({ empresa, titulo: asunto, ...letter }) };
}

function urlDe({ baseUrl, idFactura }: Carta, pagina: string): string {
  return `${baseUrl}/${pagina}/${idFactura}`;
}

function dinero(centavos: number): string {
  return jurisdiccion.moneda.formatPantalla(centavos);
}
