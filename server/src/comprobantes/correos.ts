import { HORAS_PARA_TRANSFERIR } from '@fedatario/contract';
import { renderLetter } from '../services/mail/html.ts';
import type { Mail } from '../services/mail/mail.ts';

interface Rechazado {
  readonly email: string;
  readonly nombreCompleto: string;
  readonly empresa: string;
  readonly baseUrl: string;
  readonly idFactura: string;
  /** What a person says to name the order. */
  readonly pedido: string;
  readonly motivo: string;
  /** The order still waits to be paid. */
  readonly pendiente: boolean;
}

export function comprobanteRechazado(carta: Rechazado): Mail {
  const { email: para, nombreCompleto, empresa, baseUrl, idFactura, pedido, motivo, pendiente } = carta;
  const titulo = `Su comprobante del pedido ${pedido} necesita cambios`;
  const sigue = pendiente
    ? `Suba otro en la página del pedido: lo esperamos ${HORAS_PARA_TRANSFERIR} horas más. Si ya transfirió, no transfiera de nuevo.`
    : 'El pedido ya estaba pagado de otra forma: no tiene que subir otro.';
  const letter = renderLetter({
    empresa,
    titulo,
    parrafos: [
      `${nombreCompleto}, revisamos el comprobante que nos envió y no pudimos aceptarlo.`,
      `Motivo: ${motivo}`,
      sigue,
    ],
    boton: { texto: 'Ver mi pedido', url: `${baseUrl}/detalle-pago/${idFactura}` },
    pie: 'Si cree que es un error, responda a este correo.',
  });
  return { para, asunto: titulo, ...letter };
}
