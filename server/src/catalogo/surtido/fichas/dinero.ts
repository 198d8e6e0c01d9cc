import type { Ficha } from './ficha.ts';

/** Documents about money owed and paid. */
export const dinero: readonly Ficha[] = [
  {
    slug: 'reconocimiento-deuda',
    resumen: 'Deje por escrito cuánto se debe, cuándo se paga y con qué garantía.',
    descripcion:
      'Documento en el que una persona reconoce que debe dinero a otra: de dónde viene la deuda, cuánto es, si lleva intereses, si se paga de una vez o por cuotas, y si hay fiador. Es un documento privado: si lo quiere para cobrar por la vía ejecutiva, consulte antes a un notario.',
    incluye: [
      'Documento completo en PDF y Word',
      'Cuotas que suman exactamente la deuda',
      'Cláusula de vencimiento anticipado',
    ],
    noIncluye: [
      'La legalización de las firmas por un notario: se pide aparte, como «Auténtica de firmas»',
      'El cobro judicial',
      'Hipotecas o garantías que van en escritura pública',
    ],
    baseLegal: ['Código Civil, artículos 1319 y 1942 a 1956', 'Código Procesal Civil y Mercantil, artículo 327'],
    tags: ['deuda', 'préstamo', 'cobrar', 'cuotas', 'fiador', 'intereses', 'mutuo'],
    plazoHoras: 0,
    preguntas: [
      [
        '¿Qué interés puedo cobrar?',
        'El que acuerden, dentro de lo que la ley permite. Si no escriben ninguno, no hay intereses pactados.',
      ],
      [
        '¿Y si no paga una cuota?',
        'El documento permite a quien prestó dar por vencido el plazo y exigir todo lo que se le deba.',
      ],
    ],
    muestra: 'cuotas-iguales',
  },
  {
    slug: 'pagare',
    resumen: 'Una promesa de pago formal, a la vista, a fecha fija o por cuotas.',
    descripcion:
      'Pagaré libre de protesto con los requisitos del Código de Comercio: la promesa incondicional de pagar, el monto en letras y cifras, el beneficiario, el lugar y la fecha de pago. Puede llevar intereses, aval y vencimientos sucesivos.',
    incluye: [
      'Pagaré en PDF y Word, listo para firmar',
      'Monto en letras sin errores',
      'Cuotas que suman exactamente el monto, si las hay',
    ],
    noIncluye: ['El protesto ni el cobro judicial', 'La revisión por un notario'],
    baseLegal: ['Código de Comercio, artículos 386 y 490 a 493'],
    tags: ['título de crédito', 'promesa de pago', 'préstamo', 'aval', 'deuda', 'libre de protesto'],
    plazoHoras: 0,
    preguntas: [
      ['¿Quién debe firmar?', 'Quien se obliga a pagar y, si lo hay, el avalista. El beneficiario no firma.'],
      [
        '¿Qué significa libre de protesto?',
        'Que para cobrarlo no hace falta que un notario haga constar antes que no se pagó.',
      ],
    ],
    destacado: true,
    muestra: 'fecha-con-aval',
  },
  {
    slug: 'carta-total-pago',
    resumen: 'La constancia de que una deuda quedó pagada y nada más se reclama.',
    descripcion:
      'Carta en la que quien prestó declara que recibió todo lo que se le debía y, si hubo garantía, que queda libre. Sirve para cerrar un préstamo, un pagaré o un reconocimiento de deuda.',
    incluye: [
      'Carta en PDF y Word',
      'Identificación de la deuda y de su documento',
      'Declaración de que la garantía queda libre, si la hubo',
    ],
    noIncluye: [
      'La legalización de las firmas por un notario: se pide aparte, como «Auténtica de firmas»',
      'La cancelación de hipotecas en el Registro: esa va en escritura pública',
    ],
    baseLegal: ['Código Civil, artículos 1380 a 1407'],
    tags: ['finiquito de deuda', 'cancelación', 'recibo', 'pago', 'solvente', 'constancia'],
    plazoHoras: 0,
    preguntas: [
      ['¿Quién la firma?', 'Quien recibió el dinero, y quien lo debía, que acepta la carta.'],
      [
        'Mi deuda está en escritura pública, ¿me sirve?',
        'No basta: la cancelación debe ir en otra escritura, ante notario.',
      ],
    ],
    muestra: 'pagare',
  },
];
