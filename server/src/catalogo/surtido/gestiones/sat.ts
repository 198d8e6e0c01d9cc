import type { FichaDeGestion } from './ficha.ts';
import { correo, es, opcion, pregunta, titular } from './preguntas.ts';

const ANA = { nombres: 'Ana Lucía', apellidos: 'Ixcot Pérez', cui: '2500004231601', correo: 'ana@ejemplo.test' };

/** Procedures before the SAT. Source: domain-gt 4.6, G3, G6 and G8. */
export const gestionesDeSat: readonly FichaDeGestion[] = [
  {
    slug: 'traspaso-vehiculo',
    nombre: 'Traspaso de vehículo',
    categoria: 'Vehículos',
    precio: 45_000,
    resumen: 'El vehículo a nombre de quien lo compró, ante la SAT.',
    descripcion:
      'Un gestor revisa multas, impuestos y gravámenes, llena los formularios y presenta el traspaso ante la SAT. Usted ve cada paso con su fecha, y descarga la tarjeta y el certificado a nombre del comprador.',
    incluye: ['Revisión previa del vehículo', 'Formularios SAT-8611 y SAT-2311', 'Tarjeta y certificado electrónicos'],
    noIncluye: ['Lo que cobra la SAT', 'La compraventa en escritura pública', 'Las multas pendientes'],
    baseLegal: ['Ley del Impuesto sobre Circulación de Vehículos, Decreto 70-94', 'Ley del IVA, artículo 55'],
    tags: ['carro', 'moto', 'SAT', 'placa', 'endoso', 'tarjeta de circulación', 'compraventa'],
    plazoHoras: 24,
    aranceles: [
      { concepto: 'Formulario SAT-8611', monto: 12_000, nota: null },
      { concepto: 'IVA del traspaso', monto: 100_000, nota: 'El monto fijo más alto; depende del año y del tipo' },
    ],
    requisitos: [
      'dpi_frente',
      'dpi_reverso',
      'certificado_propiedad_vehiculo',
      'tarjeta_circulacion',
      'solvencia_vehiculo',
      'rtu',
      'nombramiento_rl?',
      'poder_gestion?',
    ],
    preguntas: [
      [
        '¿Qué lo puede detener?',
        'Impuesto de circulación sin pagar en cualquier vehículo del dueño, multas o un gravamen.',
      ],
    ],
    pasos: [
      ['Revisión de multas, impuesto y gravamen', 'SAT', 1],
      ['Formularios y pago', 'SAT', 1],
      ['Presentación', 'SAT', 1],
      ['Tarjeta, calcomanía y certificado', 'SAT', 1],
    ],
    secciones: [
      titular('Quien compra'),
      {
        clave: 'vehiculo',
        titulo: 'El vehículo',
        preguntas: [
          pregunta('placa', 'placa', 'Placa', { ejemplo: 'P-123ABC' }),
          pregunta('texto', 'certificado', 'Número del certificado de propiedad', { min: 3, max: 30 }),
          pregunta('texto', 'vendedor', 'Quien vende', { nombre: true, min: 5, max: 120 }),
          pregunta('nit', 'nitComprador', 'NIT de quien compra', { perfil: 'nit' }),
          opcion('forma', '¿Con qué se traspasa?', {
            endoso: 'Certificado endosado con firmas legalizadas',
            escritura: 'Escritura pública de compraventa',
          }),
          pregunta('moneda', 'precioVenta', 'Precio de la venta', { min: 10_000 }),
        ],
      },
    ],
    respuestas: {
      nombres: ANA.nombres,
      apellidos: ANA.apellidos,
      cui: ANA.cui,
      placa: 'P-456FGH',
      certificado: 'A-220145',
      vendedor: 'Luis Fernando Morales Ágreda',
      nitComprador: '576937K',
      forma: 'endoso',
      precioVenta: 5_500_000,
    },
  },
  {
    slug: 'inscripcion-nit-rtu',
    nombre: 'Inscripción de NIT y actualización de RTU',
    categoria: 'Registros y constancias',
    precio: 20_000,
    resumen: 'Su NIT nuevo o su registro tributario al día, con la cita hecha.',
    descripcion:
      'Un gestor prepara su inscripción en la SAT o actualiza su Registro Tributario Unificado: datos, dirección, actividad y régimen. El último paso, la toma de huella y foto, es en persona: el gestor pide la cita y usted va.',
    incluye: ['Llenado del formulario', 'Revisión de sus documentos', 'Cita en la agencia'],
    noIncluye: ['Ir en su lugar a la cita: la SAT exige que vaya usted', 'La contabilidad'],
    baseLegal: ['Código Tributario, artículo 120'],
    tags: ['NIT', 'RTU', 'SAT', 'impuestos', 'contribuyente', 'agencia virtual'],
    plazoHoras: 24,
    aranceles: [],
    requisitos: ['dpi_frente', 'dpi_reverso', 'recibo_servicio'],
    preguntas: [['¿La SAT cobra algo?', 'No: por la inscripción no se paga tasa.']],
    pasos: [
      ['Solicitud en el portal', 'SAT', 1],
      ['Revisión', 'SAT', 4],
      ['Cita en persona', 'SAT', 1],
    ],
    secciones: [
      titular('Contribuyente'),
      {
        clave: 'registro',
        titulo: 'El registro',
        preguntas: [
          opcion('que', '¿Qué necesita?', { inscripcion: 'Inscribirme', actualizacion: 'Actualizar mis datos' }),
          pregunta('nit', 'nit', 'NIT', { perfil: 'nit', ...es('que', 'actualizacion') }),
          pregunta('texto', 'actividad', 'Actividad económica', { min: 3, max: 120, palabra: true }),
          opcion('regimen', 'Régimen', {
            ninguno: 'Sin actividad todavía',
            pequeno: 'Pequeño contribuyente',
            general: 'General',
            noSe: 'No sé: que me lo expliquen',
          }),
          pregunta('texto', 'direccion', 'Domicilio fiscal', { min: 5, max: 200, perfil: 'direccion' }),
          correo,
        ],
      },
    ],
    respuestas: {
      ...ANA,
      que: 'inscripcion',
      actividad: 'venta de ropa',
      regimen: 'pequeno',
      direccion: 'Quinta calle 4-21, zona 1, Quetzaltenango',
    },
  },
  {
    slug: 'solvencia-fiscal',
    nombre: 'Solvencia fiscal',
    categoria: 'Registros y constancias',
    precio: 15_000,
    resumen: 'La constancia de la SAT de que no debe nada, y qué regularizar si debe.',
    descripcion:
      'Un gestor revisa omisos, multas y vehículos a su nombre, le dice qué regularizar y pide la solvencia en Agencia Virtual. La SAT tiene hasta ocho días hábiles para darla.',
    incluye: ['Lista de lo que falta', 'Solicitud de la solvencia', 'Solvencia en PDF, si procede'],
    noIncluye: ['El pago de impuestos o multas', 'Las declaraciones atrasadas'],
    baseLegal: ['Código Tributario, artículo 57 A'],
    tags: ['SAT', 'impuestos', 'solvente', 'multas', 'omisos', 'licitación'],
    plazoHoras: 24,
    aranceles: [],
    requisitos: ['dpi_frente', 'rtu', 'autorizacion_portal'],
    preguntas: [['¿Por qué me la podrían negar?', 'Lo más común: un vehículo que vendió y nunca traspasó.']],
    pasos: [
      ['Diagnóstico', 'SAT', 1],
      ['Solicitud', 'SAT', 1],
      ['Emisión', 'SAT', 8],
    ],
    secciones: [
      titular('Contribuyente'),
      {
        clave: 'solvencia',
        titulo: 'La solvencia',
        preguntas: [
          pregunta('nit', 'nit', 'NIT', { perfil: 'nit' }),
          correo,
          pregunta('siNo', 'vehiculos', '¿Ha vendido algún vehículo sin traspasarlo?', { defecto: false }),
        ],
      },
    ],
    respuestas: { ...ANA, nit: '576937K', vehiculos: false },
  },
];
