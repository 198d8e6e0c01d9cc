import type { Ficha } from './ficha.ts';

/** Acts in which a notary attests signatures or photocopies. Source: Código de Notariado, arts. 54 to 59. */
export const legalizaciones: readonly Ficha[] = [
  {
    slug: 'legalizacion-firmas',
    resumen: 'Un notario da fe de que las firmas de su documento son auténticas.',
    descripcion:
      'Legalización de firmas, o auténtica, de un documento suyo: un contrato, una carta, un formulario. De una a seis personas lo firman ante el notario, o reconocen ante él la firma que ya pusieron, con su DPI o su pasaporte. Quien no sabe o no puede firmar pone su huella y otra persona firma a su ruego. El notario toma razón de la legalización en su protocolo.',
    incluye: [
      'Acta de legalización firmada ante un notario, con sus timbres',
      'Toma de razón en el protocolo del notario',
      'Copia sellada del acta, con código para verificarla',
    ],
    noIncluye: [
      'Redactar o revisar el documento que se firma',
      'El costo de una visita fuera de la oficina',
      'Apostilla',
    ],
    baseLegal: ['Código de Notariado, artículos 54 a 59'],
    tags: ['auténtica', 'autenticar firma', 'legalizar firma', 'firma legalizada', 'firma', 'contrato', 'huella'],
    plazoHoras: 8,
    requisitos: ['documento_a_legalizar', 'identificacion_firmantes'],
    preguntas: [
      [
        '¿Deben estar todas las personas que firman?',
        'Sí: cada una firma, o reconoce su firma, ante el notario y con su documento de identificación.',
      ],
      [
        '¿Puede el notario ir a donde estamos?',
        'Dígalo al responder, con la dirección y los días que le convienen. El notario le contesta en los mensajes del trámite si puede, y si la visita tiene costo.',
      ],
      [
        '¿Sirve para un documento que compré aquí?',
        'Pídala desde la página de ese documento: lo llevamos con los datos de quienes lo firman, sin que lo suba.',
      ],
      [
        '¿La auténtica hace válido lo que dice el documento?',
        'No lo califica: da fe de quién firmó y de la fecha. La ley deja fuera la validez del documento y la capacidad de quien lo firma.',
      ],
    ],
    destacado: true,
    muestra: 'dos-partes',
  },
  {
    slug: 'legalizacion-fotocopias',
    resumen: 'Un notario da fe de que las fotocopias se hicieron del original, en su presencia.',
    descripcion:
      'Legalización de fotocopias de títulos, patentes, certificaciones y otros documentos, hasta diez en un pedido. Usted lleva el original en papel; se fotocopia ante el notario, que sella y firma cada hoja y escribe el acta con la descripción de cada documento y su número de hojas.',
    incluye: [
      'Acta de legalización de las fotocopias, con sus timbres',
      'Cada hoja de fotocopia sellada y firmada',
      'Copia sellada del acta, con código para verificarla',
    ],
    noIncluye: ['Copias de lo que no se lleva en su original de papel', 'Más de un juego de copias', 'Apostilla'],
    baseLegal: ['Código de Notariado, artículos 54 y 55'],
    tags: ['fotocopia legalizada', 'copia auténtica', 'fotocopia auténtica', 'título', 'patente', 'copia certificada'],
    plazoHoras: 8,
    requisitos: ['original_a_fotocopiar'],
    despuesDePagar: [
      'Sube los requisitos que le pedimos.',
      'Un notario revisa sus respuestas y prepara el texto.',
      'Usted lee el texto, observa lo que quiera cambiar o lo aprueba.',
      'Lleva el original ante el notario, que le escribe cuándo y dónde.',
      'Recibe el documento sellado y el código para verificarlo.',
    ],
    preguntas: [
      [
        '¿Sirve enviar una foto o un escaneo?',
        'No basta: el notario da fe de que la copia se hizo ante él del original en papel.',
      ],
      ['¿Tengo que firmar algo?', 'La ley no lo pide: el notario autoriza el acta por sí y ante sí.'],
    ],
    muestra: 'un-titulo',
  },
];
