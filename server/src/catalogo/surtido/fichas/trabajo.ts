import type { Ficha } from './ficha.ts';

/** Documents for workers and companies. */
export const trabajo: readonly Ficha[] = [
  {
    slug: 'contrato-trabajo',
    resumen: 'Un contrato de trabajo claro: puesto, jornada, salario y prestaciones, en tres ejemplares.',
    descripcion:
      'Contrato individual de trabajo por tiempo indefinido, a plazo fijo o por obra, presencial, a distancia o mixto. Recoge puesto, lugar, jornada, salario, bonificación incentivo y prestaciones. No admite un salario menor que el mínimo de la actividad y del lugar, ni un horario que pase de la jornada.',
    incluye: [
      'Contrato en PDF y Word, para firmar en tres ejemplares',
      'Jornada y horario según el tipo',
      'Cláusula de confidencialidad si la pide',
    ],
    noIncluye: [
      'El registro ante la Inspección General de Trabajo',
      'El reglamento interior',
      'La revisión por un abogado laboral',
    ],
    baseLegal: ['Código de Trabajo, artículos 18 a 29', 'Decreto 78-89, bonificación incentivo'],
    tags: ['empleo', 'empleado', 'patrono', 'trabajador', 'salario', 'jornada', 'teletrabajo', 'contratación'],
    plazoHoras: 0,
    preguntas: [
      [
        '¿Debo registrarlo?',
        'Sí, en el registro electrónico del Ministerio de Trabajo, dentro de los 15 días siguientes.',
      ],
      [
        '¿Puedo contratar a alguien de 16 años?',
        'Solo con permiso de la Inspección. Este contrato es para mayores de edad.',
      ],
    ],
    muestra: 'indefinido',
  },
  {
    slug: 'finiquito-laboral',
    resumen: 'La constancia de lo que se pagó al terminar una relación de trabajo.',
    descripcion:
      'Finiquito con el detalle de la liquidación: indemnización si corresponde, aguinaldo, bono 14, vacaciones y salario pendiente, menos los descuentos. El total se suma solo. Su texto se limita a lo que se pagó, porque los derechos laborales no se renuncian.',
    incluye: [
      'Finiquito en PDF y Word',
      'Cuadro de la liquidación con su total',
      'Texto que respeta los derechos irrenunciables',
    ],
    noIncluye: [
      'El cálculo de las prestaciones: usted escribe los montos',
      'La legalización de las firmas por un notario: se pide aparte, como «Auténtica de firmas»',
    ],
    baseLegal: ['Código de Trabajo, artículos 12, 78 a 87 y 130 a 137', 'Decretos 76-78 y 42-92'],
    tags: ['liquidación', 'despido', 'renuncia', 'prestaciones', 'indemnización', 'aguinaldo', 'bono 14'],
    plazoHoras: 0,
    preguntas: [
      [
        '¿El trabajador ya no puede reclamar nada?',
        'Lo que se pagó y consta, no. Lo que no se pagó sí: la ley no permite renunciarlo.',
      ],
      ['¿Sirve para una renuncia?', 'Sí. El texto cambia según sea renuncia, despido, mutuo acuerdo o fin de plazo.'],
    ],
    muestra: 'renuncia',
  },
  {
    slug: 'servicios-profesionales',
    resumen: 'Qué entrega, cuándo y por cuánto: el acuerdo con su cliente o proveedor.',
    descripcion:
      'Contrato de servicios profesionales sin relación laboral: objeto, entregables, plazo, honorarios de una vez, por hitos o mensuales, impuestos, propiedad de lo creado, confidencialidad y cómo se termina.',
    incluye: ['Contrato en PDF y Word', 'Hitos de pago que suman los honorarios', 'Cláusula de propiedad intelectual'],
    noIncluye: ['La revisión por un notario', 'La factura ni las retenciones'],
    baseLegal: ['Código Civil, artículos 2027 a 2036'],
    tags: ['honorarios', 'freelance', 'consultoría', 'proveedor', 'entregables', 'independiente'],
    plazoHoras: 0,
    preguntas: [
      [
        '¿Esto evita que sea relación laboral?',
        'El papel solo no: si hay horario, órdenes y dependencia, un juez puede decir que hay trabajo.',
      ],
      ['¿Los honorarios llevan IVA?', 'Usted lo elige y el contrato lo dice con todas sus letras.'],
    ],
    muestra: 'pago-unico',
  },
  {
    slug: 'acuerdo-confidencialidad',
    resumen: 'Comparta información de su negocio con la promesa escrita de que no saldrá de allí.',
    descripcion:
      'Acuerdo de confidencialidad, de una parte o mutuo: qué información se protege, para qué se puede usar, por cuánto tiempo, cuándo se devuelve y qué pasa si alguien lo incumple. Útil antes de negociar, contratar o mostrar un proyecto.',
    incluye: ['Acuerdo en PDF y Word', 'Versión unilateral o mutua', 'Penalidad si la quiere'],
    noIncluye: ['La revisión por un notario', 'El registro de marcas o de derechos de autor'],
    baseLegal: ['Código Civil, artículos 1517 a 1543', 'Ley de Propiedad Industrial, artículos 172 a 176'],
    tags: ['NDA', 'secreto', 'información', 'negocio', 'socio', 'proyecto', 'datos'],
    plazoHoras: 0,
    preguntas: [
      ['¿Es lo mismo que un NDA?', 'Sí: NDA es su nombre en inglés.'],
      ['¿Cuánto debe durar?', 'Lo usual es de dos a cinco años después de terminar la relación.'],
    ],
    muestra: 'mutuo-con-penalidad',
  },
  {
    slug: 'nombramiento-representante',
    resumen: 'El acta notarial que acredita al representante legal de su sociedad.',
    descripcion:
      'Acta notarial de nombramiento de administrador único, gerente general u otro cargo con representación legal, con la transcripción de lo que resolvió la asamblea o de lo que dice la escritura constitutiva. Con ella se pide la inscripción en el Registro Mercantil.',
    incluye: [
      'Revisión por un notario',
      'Acta notarial con la transcripción de lo resuelto y su duplicado para el Registro Mercantil',
      'Copia sellada del acta, con código para verificarla',
    ],
    noIncluye: ['El arancel y la inscripción en el Registro Mercantil', 'El acta de la asamblea'],
    baseLegal: ['Código de Comercio, artículos 47, 162 y 338', 'Código de Notariado, artículos 60 a 62'],
    tags: ['representante legal', 'gerente', 'administrador', 'sociedad', 'Registro Mercantil', 'empresa'],
    plazoHoras: 16,
    aranceles: [{ concepto: 'Inscripción en el Registro Mercantil', monto: null, nota: 'Según el arancel vigente' }],
    requisitos: ['identificacion_firmantes', 'acta_asamblea', 'patente_sociedad'],
    preguntas: [
      ['¿Desde cuándo puede firmar el representante?', 'Ante terceros, desde que el nombramiento queda inscrito.'],
      [
        '¿Por cuánto tiempo se nombra?',
        'Quien administra, por tres años a lo sumo, contados desde el día en que se acordó; se puede renovar.',
      ],
      [
        '¿Quién puede pedir el acta?',
        'La persona nombrada, quien ya representa a la sociedad o quien la asamblea faculte: el acta lo dice.',
      ],
    ],
    muestra: 'asamblea',
  },
];
