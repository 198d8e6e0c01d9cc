import type { FichaDeGestion } from './ficha.ts';

/** Procedures of a company before its registries. What it charges goes apart, and is paid at cost. */
export const gestionesDeEmpresa: readonly FichaDeGestion[] = [
  {
    slug: 'constitucion-sociedad',
    nombre: 'Constitución de sociedad anónima',
    categoria: 'Empresas',
    precio: 350_000,
    resumen: 'Su empresa constituida, inscrita y con sus patentes, de principio a fin.',
    descripcion:
      'Verificamos el nombre, preparamos la escritura constitutiva ante notario, inscribimos la sociedad en el Registro Mercantil y la SAT, y le entregamos las patentes, el NIT y los libros.',
    incluye: [
      'Verificación del nombre',
      'Escritura constitutiva y acta de nombramiento',
      'Inscripción en el Registro Mercantil y en la SAT',
      'Habilitación de libros',
    ],
    noIncluye: ['Los aranceles, timbres y edictos', 'La contabilidad'],
    baseLegal: ['Código de Comercio, artículos 14 a 28 y 86 a 194', 'Decreto 18-2017'],
    tags: ['empresa', 'S. A.', 'sociedad', 'negocio', 'Registro Mercantil', 'abrir empresa', 'patente'],
    plazoHoras: 120,
    aranceles: [
      { concepto: 'Arancel del Registro Mercantil', monto: 0, nota: 'Con capital autorizado menor de Q500,000' },
      { concepto: 'Timbre de la patente de sociedad', monto: 20_000, nota: null },
      { concepto: 'Timbre de la patente de empresa', monto: 5_000, nota: null },
      { concepto: 'Edicto y su publicación', monto: 23_000, nota: 'Estimado; cobra el diario oficial' },
    ],
    requisitos: ['dpi_frente', 'dpi_reverso', 'recibo_servicio', 'boleto_ornato', 'rtu'],
    preguntas: [
      ['¿Cuántos socios necesito?', 'Al menos dos accionistas para una sociedad anónima.'],
      ['¿Cuánto tarda?', 'De dos a tres semanas, si el Registro no pone previos.'],
    ],
    destacado: true,
    pasos: [
      ['Verificación del nombre', 'Registro Mercantil', '1 a 2'],
      ['Escritura constitutiva', 'Notario', '2'],
      ['Acta de nombramiento', 'Notario', '1'],
      ['Formulario y pago', 'minegocio.gt', '1'],
      ['Calificación', 'Registro Mercantil y SAT', '3 a 5'],
      ['Inscripción, NIT y edicto', 'Registro Mercantil', '3'],
      ['Patentes', 'Registro Mercantil', '1'],
      ['Libros, factura electrónica y entrega', 'SAT', '2'],
    ],
  },
  {
    slug: 'patente-comercio',
    nombre: 'Patente de comercio de empresa individual',
    categoria: 'Empresas',
    precio: 65_000,
    resumen: 'Inscríbase como comerciante y obtenga la patente de su negocio.',
    descripcion:
      'Inscribimos al comerciante individual y su empresa en el Registro Mercantil y obtenemos la patente de comercio. El formulario se firma con auténtica de notario, que está incluida.',
    incluye: ['Formularios y presentación', 'Auténtica de la firma', 'Patente con su timbre pegado'],
    noIncluye: ['El arancel del Registro y los timbres', 'La licencia municipal o sanitaria'],
    baseLegal: ['Código de Comercio, artículos 332 a 335'],
    tags: ['comerciante', 'negocio', 'tienda', 'patente', 'Registro Mercantil', 'empresa individual'],
    plazoHoras: 40,
    aranceles: [
      { concepto: 'Inscripción de comerciante', monto: 7_500, nota: null },
      { concepto: 'Inscripción de empresa', monto: 10_000, nota: 'Por establecimiento' },
      { concepto: 'Timbre de la patente', monto: 5_000, nota: null },
    ],
    requisitos: ['dpi_frente', 'dpi_reverso', 'rtu', 'recibo_servicio'],
    preguntas: [
      [
        '¿Necesito contador?',
        'Depende de su régimen: el pequeño contribuyente no está obligado a llevar contabilidad completa.',
      ],
    ],
    pasos: [
      ['Formulario y auténtica', 'Notario', '1'],
      ['Pago e ingreso', 'Registro Mercantil', '1'],
      ['Calificación', 'Registro Mercantil', '2 a 8'],
      ['Entrega de la patente', 'Registro Mercantil', '1'],
    ],
  },
  {
    slug: 'registro-marca',
    nombre: 'Registro de marca',
    categoria: 'Empresas',
    precio: 220_000,
    resumen: 'Proteja el nombre o el logo de su negocio por diez años renovables.',
    descripcion:
      'Buscamos si hay marcas parecidas, presentamos la solicitud en el Registro de la Propiedad Intelectual, atendemos el examen y la publicación del edicto, y le entregamos el título. Cada clase de productos o servicios es una solicitud.',
    incluye: ['Búsqueda fonética', 'Solicitud con firma de abogado', 'Seguimiento hasta el título'],
    noIncluye: ['Las tasas del Registro y el edicto', 'La defensa si alguien se opone'],
    baseLegal: ['Ley de Propiedad Industrial, artículos 16 a 36'],
    tags: ['marca', 'logo', 'nombre comercial', 'propiedad intelectual', 'RPI', 'signo distintivo'],
    plazoHoras: 40,
    aranceles: [
      { concepto: 'Tasa de solicitud', monto: 11_000, nota: null },
      { concepto: 'Edicto y su publicación', monto: 40_000, nota: 'Estimado' },
      { concepto: 'Tasa de inscripción', monto: 9_000, nota: null },
    ],
    requisitos: ['dpi_frente', 'logo_marca?', 'nombramiento_rl?', 'patente_empresa?'],
    preguntas: [
      ['¿Cuánto tarda?', 'Unos siete meses en la práctica: hay un plazo de dos meses para que otros se opongan.'],
    ],
    pasos: [
      ['Búsqueda fonética', 'RPI', '3'],
      ['Solicitud y tasa', 'RPI', '1'],
      ['Examen de forma y fondo', 'RPI', '30 a 60'],
      ['Edicto', 'Diario oficial', '15'],
      ['Plazo de oposición', 'RPI', '60'],
      ['Inscripción y título', 'RPI', '30'],
    ],
  },
];
