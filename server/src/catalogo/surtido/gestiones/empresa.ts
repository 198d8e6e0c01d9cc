import type { FichaDeGestion } from './ficha.ts';
import { es, opcion, pregunta, titular } from './preguntas.ts';

const LUIS = { nombres: 'Luis Fernando', apellidos: 'Morales Ágreda', cui: '3000000140901' };

/** Procedures of a company before its registries. Source: domain-gt 4.6, G1, G2 and G7. */
export const gestionesDeEmpresa: readonly FichaDeGestion[] = [
  {
    slug: 'constitucion-sociedad',
    nombre: 'Inscripción de sociedad anónima',
    categoria: 'Empresas',
    precio: 350_000,
    resumen: 'Su sociedad inscrita y con sus patentes, desde la escritura ya firmada.',
    descripcion:
      'Con el testimonio de la escritura constitutiva y el acta de nombramiento, un gestor inscribe la sociedad en el Registro Mercantil y en la SAT, atiende lo que observen y le entrega las patentes y el NIT.',
    incluye: [
      'Verificación del nombre',
      'Inscripción en el Registro Mercantil y en la SAT',
      'Respuesta a lo que el Registro observe',
      'Patentes de sociedad y de empresa',
    ],
    noIncluye: [
      'La escritura constitutiva, que se firma antes ante un notario',
      'Los aranceles, timbres y edictos',
      'La contabilidad',
    ],
    baseLegal: ['Código de Comercio, artículos 14 a 28 y 86 a 194'],
    tags: ['empresa', 'S. A.', 'sociedad', 'negocio', 'Registro Mercantil', 'abrir empresa', 'patente'],
    plazoHoras: 120,
    aranceles: [
      { concepto: 'Arancel del Registro Mercantil', monto: 0, nota: 'Con capital autorizado menor de Q500,000' },
      { concepto: 'Inscripción del nombramiento', monto: 15_000, nota: null },
      { concepto: 'Inscripción de la empresa', monto: 10_000, nota: null },
      { concepto: 'Timbre de la patente de sociedad', monto: 20_000, nota: null },
      { concepto: 'Timbre de la patente de empresa', monto: 5_000, nota: null },
      { concepto: 'Edicto y su publicación', monto: 23_000, nota: 'Cobra el diario oficial' },
    ],
    requisitos: ['dpi_frente', 'dpi_reverso', 'testimonio_constitucion', 'acta_nombramiento', 'recibo_servicio', 'rtu'],
    preguntas: [
      ['¿Cuántos socios necesito?', 'Al menos dos accionistas para una sociedad anónima.'],
      ['¿Cuánto tarda?', 'De dos a tres semanas, si el Registro no observa nada.'],
    ],
    destacado: true,
    pasos: [
      ['Verificación del nombre', 'Registro Mercantil', 2],
      ['Formulario y pago', 'Registro Mercantil', 1],
      ['Calificación', 'Registro Mercantil', 5],
      ['Inscripción, NIT y edicto', 'Registro Mercantil', 3],
      ['Patentes', 'Registro Mercantil', 1],
      ['Habilitación de libros y factura electrónica', 'SAT', 2],
    ],
    secciones: [
      titular('Quien la representa'),
      {
        clave: 'sociedad',
        titulo: 'La sociedad',
        preguntas: [
          pregunta('texto', 'denominacion', 'Nombre de la sociedad', { min: 3, max: 120, palabra: true }),
          pregunta('parrafo', 'objeto', 'Objeto, en pocas palabras', { min: 10, max: 1000 }),
          pregunta('municipio', 'domicilio', 'Domicilio'),
          pregunta('moneda', 'capitalAutorizado', 'Capital autorizado', { min: 20_000 }),
          pregunta('moneda', 'capitalPagado', 'Capital pagado', {
            min: 20_000,
            max: { var: 'capitalAutorizado' },
            mensajeLimite: 'El capital pagado es de Q200.00 al menos, y no más que el autorizado.',
          }),
          opcion('regimen', 'Régimen tributario', {
            utilidades: 'Sobre las utilidades',
            simplificado: 'Opcional simplificado',
            noSe: 'No sé: que me lo expliquen',
          }),
          pregunta('texto', 'nombreComercial', 'Nombre comercial', { min: 2, max: 120 }),
          pregunta('texto', 'direccionComercial', 'Dirección del establecimiento', { min: 5, max: 200 }),
        ],
      },
    ],
    respuestas: {
      ...LUIS,
      denominacion: 'Tejidos del Altiplano, Sociedad Anónima',
      objeto: 'Fabricación y venta de tejidos.',
      domicilio: '0901',
      capitalAutorizado: 5_000_000,
      capitalPagado: 500_000,
      regimen: 'utilidades',
      nombreComercial: 'Tejidos del Altiplano',
      direccionComercial: 'Quinta calle 4-21, zona 1, Quetzaltenango',
    },
  },
  {
    slug: 'patente-comercio',
    nombre: 'Patente de comercio de empresa individual',
    categoria: 'Empresas',
    precio: 65_000,
    resumen: 'Inscríbase como comerciante y obtenga la patente de su negocio.',
    descripcion:
      'Un gestor inscribe al comerciante individual y su empresa en el Registro Mercantil y obtiene la patente de comercio. La firma del formulario se legaliza ante notario: se pide aparte, como «Auténtica de firmas».',
    incluye: ['Formularios y presentación', 'Patente de comercio'],
    noIncluye: [
      'La auténtica de la firma',
      'El arancel del Registro y los timbres',
      'La licencia municipal o sanitaria',
    ],
    baseLegal: ['Código de Comercio, artículos 332 a 335'],
    tags: ['comerciante', 'negocio', 'tienda', 'patente', 'Registro Mercantil', 'empresa individual'],
    plazoHoras: 40,
    aranceles: [
      { concepto: 'Inscripción de comerciante', monto: 7_500, nota: null },
      { concepto: 'Inscripción de empresa', monto: 10_000, nota: 'Por establecimiento' },
      { concepto: 'Timbre de la patente', monto: 5_000, nota: null },
    ],
    requisitos: ['dpi_frente', 'dpi_reverso', 'rtu', 'recibo_servicio', 'formulario_firmado'],
    preguntas: [['¿Necesito contador?', 'Depende de su régimen; pregúntelo a quien lleve sus cuentas.']],
    pasos: [
      ['Formulario y pago', 'Registro Mercantil', 1],
      ['Calificación', 'Registro Mercantil', 8],
      ['Patente con su timbre', 'Registro Mercantil', 1],
    ],
    secciones: [
      titular('El comerciante'),
      {
        clave: 'empresa',
        titulo: 'La empresa',
        preguntas: [
          pregunta('nit', 'nit', 'NIT', { perfil: 'nit' }),
          pregunta('texto', 'nombreEmpresa', 'Nombre de la empresa', { min: 2, max: 120 }),
          pregunta('texto', 'actividad', 'Actividad', { min: 3, max: 200, palabra: true }),
          pregunta('texto', 'direccionEmpresa', 'Dirección de la empresa', { min: 5, max: 200 }),
          pregunta('fecha', 'fechaInicio', 'Fecha en que comenzó o comenzará'),
          pregunta('moneda', 'capital', 'Capital', { min: 10_000 }),
        ],
      },
    ],
    respuestas: {
      ...LUIS,
      nit: '576937K',
      nombreEmpresa: 'Tienda La Esquina',
      actividad: 'venta de abarrotes',
      direccionEmpresa: 'Quinta calle 4-21, zona 1, Quetzaltenango',
      fechaInicio: '2026-11-02',
      capital: 200_000,
    },
  },
  {
    slug: 'registro-marca',
    nombre: 'Registro de marca',
    categoria: 'Empresas',
    precio: 220_000,
    resumen: 'Proteja el nombre o el logo de su negocio por diez años renovables.',
    descripcion:
      'Un gestor busca si hay marcas parecidas, presenta la solicitud en el Registro de la Propiedad Intelectual, atiende el examen y la publicación del edicto, y le entrega el título. Cada clase de productos o servicios es una solicitud.',
    incluye: ['Búsqueda fonética', 'Solicitud en una clase', 'Seguimiento hasta el título'],
    noIncluye: ['Las tasas del Registro y el edicto', 'La defensa si alguien se opone'],
    baseLegal: ['Ley de Propiedad Industrial, artículos 16 a 36'],
    tags: ['marca', 'logo', 'nombre comercial', 'propiedad intelectual', 'RPI', 'signo distintivo'],
    plazoHoras: 40,
    aranceles: [
      { concepto: 'Tasa de solicitud', monto: 11_000, nota: null },
      { concepto: 'Edicto y su publicación', monto: 40_000, nota: 'Cobra el diario oficial' },
      { concepto: 'Tasa de inscripción', monto: 9_000, nota: null },
    ],
    requisitos: ['dpi_frente', 'logo_marca?', 'nombramiento_rl?', 'patente_empresa?', 'poder_gestion?'],
    preguntas: [
      ['¿Cuánto tarda?', 'Unos siete meses en la práctica: hay un plazo de dos meses para que otros se opongan.'],
    ],
    pasos: [
      ['Búsqueda fonética', 'RPI', 3],
      ['Solicitud y tasa', 'RPI', 1],
      ['Examen de forma y fondo', 'RPI', 60],
      ['Edicto', 'RPI', 15],
      ['Plazo de oposición', 'RPI', 45],
      ['Inscripción y título', 'RPI', 30],
    ],
    secciones: [
      titular('Quien la pide'),
      {
        clave: 'marca',
        titulo: 'La marca',
        preguntas: [
          opcion('tipoSigno', 'Tipo de signo', {
            denominativa: 'Solo palabras',
            figurativa: 'Solo figura',
            mixta: 'Palabras y figura',
          }),
          pregunta('texto', 'denominacion', 'Palabras de la marca', {
            min: 1,
            max: 120,
            visibleSi: { '!=': [{ var: 'tipoSigno' }, 'figurativa'] },
          }),
          pregunta('numero', 'clase', 'Clase de Niza', {
            min: 1,
            max: 45,
            ayuda: 'De 1 a 45. Si no la sabe, escríbanos.',
          }),
          pregunta('parrafo', 'productos', 'Productos o servicios', { min: 5, max: 1000 }),
          pregunta('siNo', 'prioridad', '¿La pidió antes en otro país?', { defecto: false }),
          pregunta('texto', 'paisPrioridad', 'País y fecha de esa solicitud', {
            min: 3,
            max: 120,
            ...es('prioridad', true),
          }),
        ],
      },
    ],
    respuestas: {
      ...LUIS,
      tipoSigno: 'denominativa',
      denominacion: 'ALTIPLANO',
      clase: 25,
      productos: 'Prendas de vestir.',
      prioridad: false,
    },
  },
];
