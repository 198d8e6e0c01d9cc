import type { FichaDeGestion } from './ficha.ts';
import { correo, opcion, pregunta, titular } from './preguntas.ts';

const ANA = { nombres: 'Ana Lucía', apellidos: 'Ixcot Pérez', cui: '2500004231601', correo: 'ana@ejemplo.test' };

/** Certificates of RENAP, the courts and the police. Source: domain-gt 4.6, G4 and G5. */
export const gestionesDeConstancias: readonly FichaDeGestion[] = [
  {
    slug: 'antecedentes',
    nombre: 'Antecedentes penales y policiales',
    categoria: 'Registros y constancias',
    precio: 20_000,
    resumen: 'Las dos constancias de carencia de antecedentes, en PDF verificable.',
    descripcion:
      'Un gestor pide la constancia de carencia de antecedentes penales al Organismo Judicial y la de antecedentes policiales a la PNC. Valen seis meses cada una.',
    incluye: ['Constancia penal del Organismo Judicial', 'Constancia policial de la PNC'],
    noIncluye: ['Los Q30 que cobra cada institución', 'La cancelación de antecedentes'],
    baseLegal: ['Acuerdos de la Corte Suprema de Justicia y de la PNC sobre constancias electrónicas'],
    tags: ['penales', 'policiacos', 'policiales', 'PNC', 'OJ', 'empleo', 'carencia'],
    plazoHoras: 16,
    aranceles: [
      { concepto: 'Constancia penal', monto: 3_000, nota: null },
      { concepto: 'Constancia policial', monto: 3_000, nota: null },
    ],
    requisitos: ['dpi_frente', 'dpi_reverso', 'autorizacion_portal'],
    preguntas: [['¿Y si tengo antecedentes?', 'La institución no da la constancia en línea.']],
    destacado: true,
    pasos: [
      ['Pago de las tasas', 'Organismo Judicial', 1],
      ['Solicitud penal', 'Organismo Judicial', 1],
      ['Solicitud policial', 'PNC', 1],
    ],
    secciones: [
      titular('De quién son'),
      {
        clave: 'constancias',
        titulo: 'Las constancias',
        preguntas: [
          correo,
          pregunta('fecha', 'nacimiento', 'Fecha de nacimiento', { perfil: 'fechaNacimiento', max: { var: 'hoy' } }),
          opcion('uso', '¿Para qué las necesita?', {
            empleo: 'Un empleo',
            extranjero: 'Un trámite en otro país',
            otro: 'Otra cosa',
          }),
        ],
      },
    ],
    respuestas: { ...ANA, nacimiento: '1995-11-21', uso: 'empleo' },
  },
  {
    slug: 'certificaciones-renap',
    nombre: 'Certificaciones del RENAP',
    categoria: 'Registros y constancias',
    precio: 7_500,
    resumen: 'Certificación de nacimiento, matrimonio, defunción o soltería.',
    descripcion:
      'Un gestor pide las certificaciones al Registro Nacional de las Personas y, si las va a usar en otro país, las lleva a apostillar.',
    incluye: ['Búsqueda del asiento', 'Certificación en PDF'],
    noIncluye: ['Las tasas del RENAP y de la apostilla', 'El envío de papel', 'La corrección de errores del asiento'],
    baseLegal: ['Ley del RENAP, Decreto 90-2005'],
    tags: ['nacimiento', 'matrimonio', 'defunción', 'soltería', 'partida', 'apostilla', 'RENAP'],
    plazoHoras: 8,
    aranceles: [
      { concepto: 'Tasa del RENAP por certificación', monto: 2_500, nota: 'La más alta que se ha visto' },
      { concepto: 'Apostilla', monto: null, nota: 'Solo si la pide', opcional: true },
    ],
    requisitos: ['dpi_frente'],
    preguntas: [['¿Puedo pedir la de otra persona?', 'Sí: las de nacimiento, matrimonio y defunción son públicas.']],
    pasos: [
      ['Búsqueda y pago', 'RENAP', 1],
      ['Emisión', 'RENAP', 1],
      ['Apostilla, si la pide', 'MINEX', 10],
    ],
    secciones: [
      {
        clave: 'certificacion',
        titulo: 'La certificación',
        preguntas: [
          opcion('tipo', '¿Qué certificación?', {
            nacimiento: 'De nacimiento',
            matrimonio: 'De matrimonio',
            defuncion: 'De defunción',
            solteria: 'De soltería',
          }),
          pregunta('texto', 'nombres', 'Nombres de la persona inscrita', { nombre: true, min: 2, max: 80 }),
          pregunta('texto', 'apellidos', 'Apellidos de la persona inscrita', { nombre: true, min: 2, max: 80 }),
          pregunta('cui', 'cui', 'CUI de esa persona', {
            obligatoria: false,
            ayuda: 'Si lo sabe, se encuentra antes.',
          }),
          pregunta('fecha', 'fechaEvento', 'Fecha del hecho', { max: { var: 'hoy' } }),
          pregunta('municipio', 'municipio', 'Municipio donde se inscribió'),
          pregunta('siNo', 'apostilla', '¿La va a usar en otro país, con apostilla?', { defecto: false }),
          correo,
        ],
      },
    ],
    respuestas: {
      ...ANA,
      tipo: 'nacimiento',
      fechaEvento: '1995-11-21',
      municipio: '0901',
      apostilla: false,
    },
  },
];
