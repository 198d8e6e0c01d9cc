import { renderLetter } from '../services/mail/html.ts';
import type { Mail } from '../services/mail/mail.ts';

interface Listo {
  readonly email: string;
  readonly nombreCompleto: string;
  readonly empresa: string;
  readonly baseUrl: string;
  readonly idFactura: string;
  readonly nombre: string;
  readonly numero: string;
}

export function documentoListo(carta: Listo): Mail {
  const { email: para, nombreCompleto, empresa, baseUrl, idFactura, nombre, numero } = carta;
  const titulo = `Su documento está listo: ${nombre}`;
  const letter = renderLetter({
    empresa,
    titulo,
    parrafos: [
      `${nombreCompleto}, su documento «${nombre}» (${numero}) está hecho y sellado. Descárguelo en la página de su compra.`,
      'El sello electrónico muestra cualquier cambio posterior. Guarde el archivo tal como lo descarga: impreso, el sello no se puede comprobar.',
    ],
    boton: { texto: 'Descargar mi documento', url: `${baseUrl}/detalle-pago/${idFactura}` },
    pie: 'Está a su disposición siempre que entre con su cuenta.',
  });
  return { para, asunto: titulo, ...letter };
}
