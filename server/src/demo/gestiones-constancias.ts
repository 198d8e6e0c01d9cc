import type { FichaDeGestion } from './ficha.ts';

/** Procedures before SAT, RENAP, the courts and the police. */
export const gestionesDeConstancias: readonly FichaDeGestion[] = [
  {
    slug: 'traspaso-vehiculo',
    nombre: 'Traspaso de vehículo',
    categoria: 'Vehículos',
    precio: 45_000,
    resumen: 'El vehículo a nombre de quien lo compró, ante la SAT.',
    descripcion:
      'Revisamos multas, impuestos y gravámenes, llenamos los formularios, pagamos por su cuenta lo que la SAT pide y le entregamos la tarjeta y el certificado a nombre del comprador.',
    incluye: ['Revisión previa del vehículo', 'Formularios SAT-8611 y SAT-2311', 'Tarjeta y certificado electrónicos'],
    noIncluye: ['El IVA y la tasa del traspaso', 'La compraventa en escritura pública', 'Multas pendientes'],
    baseLegal: ['Ley del Impuesto sobre Circulación de Vehículos, Decreto 70-94', 'Ley del IVA, artículo 55'],
    tags: ['carro', 'moto', 'SAT', 'placa', 'endoso', 'tarjeta de circulación', 'compraventa'],
    plazoHoras: 24,
    aranceles: [
      { concepto: 'Formulario SAT-8611', monto: 12_000, nota: null },
      { concepto: 'IVA del traspaso', monto: null, nota: 'Según el año y el tipo del vehículo' },
    ],
    requisitos: [
      'dpi_frente',
      'dpi_reverso',
      'certificado_propiedad_vehiculo',
      'tarjeta_circulacion',
      'rtu',
      'nombramiento_rl?',
    ],
    preguntas: [
      [
        '¿Qué lo puede detener?',
        'Impuesto de circulación sin pagar en cualquier vehículo del dueño, multas o un gravamen.',
      ],
    ],
    pasos: [
      ['Revisión de multas, impuesto y gravamen', 'SAT', '1'],
      ['Formularios y pago', 'SAT', '1'],
      ['Presentación', 'SAT', '1'],
      ['Tarjeta, calcomanía y certificado', 'Agencia Virtual', '1'],
    ],
  },
  {
    slug: 'inscripcion-nit-rtu',
    nombre: 'Inscripción de NIT y actualización de RTU',
    categoria: 'Registros y constancias',
    precio: 20_000,
    resumen: 'Su NIT nuevo o su registro tributario al día, con la cita hecha.',
    descripcion:
      'Preparamos su inscripción en la SAT o actualizamos su Registro Tributario Unificado: datos, dirección, actividad y régimen. El último paso, la toma de huella y foto, es en persona: le reservamos la cita.',
    incluye: ['Llenado del formulario', 'Revisión de sus documentos', 'Cita en la agencia'],
    noIncluye: ['Ir en su lugar a la cita: la SAT exige que vaya usted', 'La contabilidad'],
    baseLegal: ['Código Tributario, artículo 120'],
    tags: ['NIT', 'RTU', 'SAT', 'impuestos', 'contribuyente', 'agencia virtual'],
    plazoHoras: 24,
    requisitos: ['dpi_frente', 'dpi_reverso', 'recibo_servicio'],
    preguntas: [['¿La SAT cobra algo?', 'No. Solo paga nuestro servicio.']],
    pasos: [
      ['Solicitud en el portal', 'SAT', '1'],
      ['Revisión', 'SAT', '2 a 4'],
      ['Cita en persona', 'SAT', '1'],
    ],
  },
  {
    slug: 'antecedentes',
    nombre: 'Antecedentes penales y policiales',
    categoria: 'Registros y constancias',
    precio: 20_000,
    resumen: 'Las dos constancias de carencia de antecedentes, en PDF verificable.',
    descripcion:
      'Tramitamos la constancia de carencia de antecedentes penales del Organismo Judicial y la de antecedentes policiales de la PNC. Valen seis meses cada una.',
    incluye: ['Constancia penal del OJ', 'Constancia policial de la PNC', 'Verificación del código QR'],
    noIncluye: ['Los Q30 que cobra cada institución', 'La limpieza de antecedentes'],
    baseLegal: ['Acuerdos de la Corte Suprema de Justicia y de la PNC sobre constancias electrónicas'],
    tags: ['penales', 'policiacos', 'policiales', 'PNC', 'OJ', 'empleo', 'carencia'],
    plazoHoras: 16,
    aranceles: [
      { concepto: 'Constancia penal (OJ)', monto: 3_000, nota: null },
      { concepto: 'Constancia policial (PNC)', monto: 3_000, nota: null },
    ],
    requisitos: ['dpi_frente', 'dpi_reverso', 'autorizacion_portal'],
    preguntas: [
      ['¿Y si tengo antecedentes?', 'La institución no da la constancia en línea; le decimos a dónde acudir.'],
    ],
    destacado: true,
    pasos: [
      ['Pago', 'Banrural o Industrial', '1'],
      ['Solicitud penal', 'Organismo Judicial', '1'],
      ['Solicitud policial', 'PNC', '1'],
    ],
  },
  {
    slug: 'certificaciones-renap',
    nombre: 'Certificaciones del RENAP',
    categoria: 'Registros y constancias',
    precio: 7_500,
    resumen: 'Certificación de nacimiento, matrimonio, defunción o soltería, sin hacer fila.',
    descripcion:
      'Pedimos por usted las certificaciones del Registro Nacional de las Personas, en línea o en papel, y si las va a usar en otro país las llevamos a apostillar.',
    incluye: ['Búsqueda del asiento', 'Certificación en PDF o en papel', 'Aviso de su vigencia'],
    noIncluye: ['La tasa del RENAP', 'La apostilla y el envío', 'Corregir errores del asiento'],
    baseLegal: ['Ley del RENAP, Decreto 90-2005'],
    tags: ['nacimiento', 'matrimonio', 'defunción', 'soltería', 'partida', 'apostilla', 'RENAP'],
    plazoHoras: 8,
    aranceles: [
      {
        concepto: 'Tasa del RENAP por certificación',
        monto: null,
        nota: 'La institución la cambia; se la decimos antes de pagar',
      },
    ],
    requisitos: ['dpi_frente'],
    preguntas: [['¿Puedo pedir la de otra persona?', 'Sí: las de nacimiento, matrimonio y defunción son públicas.']],
    pasos: [
      ['Búsqueda y pago', 'RENAP', '1'],
      ['Emisión', 'RENAP', '1'],
      ['Apostilla, si la pide', 'MINEX', '5 a 10'],
    ],
  },
  {
    slug: 'solvencia-fiscal',
    nombre: 'Solvencia fiscal',
    categoria: 'Registros y constancias',
    precio: 15_000,
    resumen: 'La constancia de la SAT de que no debe nada, y qué regularizar si debe.',
    descripcion:
      'Diagnosticamos omisos, multas y vehículos a su nombre, le decimos qué regularizar y pedimos la solvencia en Agencia Virtual. La SAT tiene hasta ocho días hábiles para darla.',
    incluye: ['Diagnóstico completo', 'Lista de lo que falta', 'Solicitud y entrega de la solvencia'],
    noIncluye: ['El pago de impuestos o multas', 'Las declaraciones atrasadas'],
    baseLegal: ['Código Tributario, artículo 57 A'],
    tags: ['SAT', 'impuestos', 'solvente', 'multas', 'omisos', 'licitación'],
    plazoHoras: 24,
    requisitos: ['dpi_frente', 'rtu', 'autorizacion_portal'],
    preguntas: [['¿Por qué me la podrían negar?', 'Lo más común: un vehículo que vendió y nunca traspasó.']],
    pasos: [
      ['Diagnóstico', 'SAT', '1'],
      ['Solicitud', 'Agencia Virtual', '1'],
      ['Emisión', 'SAT', 'hasta 8'],
    ],
  },
];
