import type { Ficha } from './ficha.ts';

/** Documents about money owed and paid. */
export const dinero: readonly Ficha[] = [
  {
    slug: 'reconocimiento-deuda',
    resumen: 'Deje por escrito cuánto se debe, cuándo se paga y con qué garantía.',
    descripcion:
      'Documento en el que una persona reconoce que debe dinero a otra: de dónde viene la deuda, cuánto es, si lleva intereses, si se paga de una vez o por cuotas, y si hay fiador. Con las firmas legalizadas por notario es título ejecutivo: permite cobrar sin volver a discutir si se debía.',
    incluye: [
      'Documento completo en PDF y Word',
      'Tabla de cuotas que suma exactamente la deuda',
      'Cláusula de vencimiento anticipado',
    ],
    noIncluye: [
      'La auténtica de las firmas (opcional, muy recomendable)',
      'El cobro judicial',
      'Hipotecas o garantías que van en escritura pública',
    ],
    baseLegal: ['Código Civil, artículos 1319 y 1942 a 1956', 'Código Procesal Civil y Mercantil, artículo 327'],
    tags: ['deuda', 'préstamo', 'cobrar', 'cuotas', 'fiador', 'intereses', 'mutuo'],
    plazoHoras: 0,
    aranceles: [
      {
        concepto: 'Auténtica de firmas',
        monto: 15_000,
        nota: 'Si usted la pide; sin ella el documento no es título ejecutivo',
        opcional: true,
      },
    ],
    preguntas: [
      [
        '¿Qué interés puedo cobrar?',
        'El que acuerden, dentro de lo que la ley permite. Si no escriben ninguno, no hay intereses pactados.',
      ],
      [
        '¿Y si no paga una cuota?',
        'El documento dice que, tras el atraso que ustedes fijen, toda la deuda se vuelve exigible.',
      ],
    ],
    muestra: 'cuotas-iguales',
  },
  {
    slug: 'pagare',
    resumen: 'Una promesa de pago formal, a la vista, a fecha fija o por cuotas.',
    descripcion:
      'Pagaré libre de protesto con los requisitos del Código de Comercio: la promesa incondicional de pagar, el monto en letras y cifras, el beneficiario, el lugar y la fecha de pago. Puede llevar intereses, aval y vencimientos sucesivos.',
    incluye: ['Pagaré en PDF y Word, listo para firmar', 'Monto en letras sin errores', 'Tabla de cuotas si las hay'],
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
      'Carta en la que quien prestó declara que recibió todo lo que se le debía y que la garantía queda libre. Sirve para cerrar un préstamo, un pagaré o un reconocimiento de deuda.',
    incluye: [
      'Carta en PDF y Word',
      'Identificación de la deuda y de su documento',
      'Declaración de que la garantía queda libre',
    ],
    noIncluye: [
      'La auténtica de las firmas (Q150 adicionales, opcional)',
      'La cancelación de hipotecas en el Registro: esa va en escritura pública',
    ],
    baseLegal: ['Código Civil, artículos 1380 a 1407'],
    tags: ['finiquito de deuda', 'cancelación', 'recibo', 'pago', 'solvente', 'constancia'],
    plazoHoras: 0,
    aranceles: [{ concepto: 'Auténtica de firmas', monto: 15_000, nota: 'Si usted la pide', opcional: true }],
    preguntas: [
      ['¿Quién la firma?', 'Quien recibió el dinero. Si firmó por otro, la carta dice con qué poder.'],
      [
        'Mi deuda está en escritura pública, ¿me sirve?',
        'No basta: la cancelación debe ir en otra escritura. Escríbanos y le orientamos.',
      ],
    ],
    muestra: 'pagare',
  },
];
