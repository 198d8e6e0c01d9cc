import type { Pregunta } from '../../modelo/entrevista.ts';
import { FECHA_FIRMA } from './campos-persona.ts';
import { MAYORIA_EDAD } from './pais.ts';

/** With what a person proves that they act for another: mandate, appointment, certificate or resolution. Source: domain-gt 8. */

export const es = (clave: string, ...valores: string[]) => ({ in: [{ var: clave }, valores] });
export const ES_ENTIDAD = es('clase', 'sociedad', 'asociacion');
/** Proved with a mandate: whoever is represented, a person or an entity. */
const CON_MANDATO = {
  or: [es('clase', 'mandato'), { and: [ES_ENTIDAD, { '==': [{ var: 'calidad' }, 'mandatario'] }] }],
};
const CON_NOMBRAMIENTO = { and: [ES_ENTIDAD, { '!=': [{ var: 'calidad' }, 'mandatario'] }] };
const ANTE_NOTARIO = { and: [es('clase', 'mortual'), { '==': [{ var: 'tramite' }, 'notario'] }] };
const AUTORIZADO_POR_NOTARIO = { or: [ES_ENTIDAD, CON_MANDATO, ANTE_NOTARIO] };
const ANTE_JUEZ = { or: [es('clase', 'tutela'), { '==': [{ var: 'tramite' }, 'juzgado'] }] };
const PUEDE_PEDIR_JUEZ = es('clase', 'patria', 'tutela', 'mortual');

/** Administrators are appointed for three years at most. Source: Código de Comercio, art. 162. */
const NOMBRAMIENTO_ANTIGUO = {
  si: {
    and: [
      es('clase', 'sociedad'),
      es('calidad', 'administradorUnico', 'presidente'),
      { '<': [{ var: 'fechaDocumento' }, { sumarMeses: [FECHA_FIRMA, -36] }] },
      { '!': [{ var: 'vigenteHasta' }] },
    ],
  },
  mensaje:
    'un nombramiento así dura tres años como máximo, y el que escribió es anterior; compruebe que sigue vigente.',
};

export const MANDATO: Pregunta[] = [
  {
    clave: 'claseMandato',
    etiqueta: 'Clase de poder',
    ayuda: 'El general es para todos los asuntos; el especial, para los que menciona.',
    tipo: 'opcion',
    opciones: [
      { valor: 'especial', etiqueta: 'Mandato especial con representación' },
      { valor: 'general', etiqueta: 'Mandato general con representación' },
    ],
    visibleSi: CON_MANDATO,
  },
  {
    clave: 'hechoEn',
    etiqueta: '¿Dónde se otorgó el poder?',
    ayuda: 'El que se hizo en el extranjero se usa después de que un notario de Guatemala lo protocola.',
    tipo: 'opcion',
    defecto: 'guatemala',
    opciones: [
      { valor: 'guatemala', etiqueta: 'En Guatemala, ante notario' },
      { valor: 'extranjero', etiqueta: 'En el extranjero, y un notario de Guatemala lo protocoló' },
    ],
    visibleSi: CON_MANDATO,
  },
  {
    clave: 'numeroEscritura',
    etiqueta: 'Número de la escritura pública',
    tipo: 'numero',
    ejemplo: '25',
    min: 1,
    max: 99_999,
    visibleSi: CON_MANDATO,
  },
];

export const SUCESION: Pregunta[] = [
  {
    clave: 'cargo',
    etiqueta: 'Cargo',
    ayuda:
      'Albacea es quien el testamento encargó de cumplirlo; administrador, quien fue nombrado para cuidar la herencia.',
    tipo: 'opcion',
    opciones: [
      { valor: 'albacea', etiqueta: 'Albacea' },
      { valor: 'administrador', etiqueta: 'Administrador de la mortual' },
    ],
    visibleSi: es('clase', 'mortual'),
  },
  {
    clave: 'tramite',
    etiqueta: '¿Ante quién se tramita la herencia?',
    tipo: 'opcion',
    opciones: [
      { valor: 'juzgado', etiqueta: 'Un juzgado' },
      { valor: 'notario', etiqueta: 'Un notario' },
    ],
    visibleSi: es('clase', 'mortual'),
  },
];

const JUZGADO = {
  tipo: 'texto',
  ayuda: 'Con su artículo, porque se lee en medio de una frase.',
  ejemplo: 'el Juzgado Primero de Familia del departamento de Guatemala',
  palabra: true,
  min: 5,
  max: 150,
  enFrase: '',
} as const;

/** The document that proves it: its date, place and notary. */
export const DOCUMENTO: Pregunta[] = [
  { ...JUZGADO, clave: 'juzgado', etiqueta: 'Juzgado', visibleSi: ANTE_JUEZ },
  {
    clave: 'fechaDocumento',
    etiqueta: 'Fecha del documento que lo prueba',
    ayuda:
      'Del acta de nombramiento, de la escritura del poder, de la resolución o de la certificación de nacimiento, que es de seis meses o menos.',
    tipo: 'fecha',
    min: {
      if: [
        es('clase', 'patria'),
        { ultimoDia: [{ sumarMeses: [FECHA_FIRMA, -6] }, { var: 'hijo.fechaNacimiento' }] },
        { sumarMeses: [{ var: 'fechaNacimiento' }, MAYORIA_EDAD * 12] },
      ],
    },
    max: { primerDia: [FECHA_FIRMA, { var: 'hoy' }] },
  },
  {
    clave: 'lugarDocumento',
    etiqueta: 'Lugar en que se autorizó',
    tipo: 'municipio',
    visibleSi: AUTORIZADO_POR_NOTARIO,
  },
  {
    clave: 'notarioDocumento',
    etiqueta: 'Nombre del notario o de la notaria',
    tipo: 'texto',
    max: 120,
    nombre: true,
    visibleSi: AUTORIZADO_POR_NOTARIO,
  },
  {
    clave: 'sexoNotario',
    etiqueta: 'Es notario o notaria',
    tipo: 'opcion',
    opciones: [
      { valor: 'F', etiqueta: 'Notaria' },
      { valor: 'M', etiqueta: 'Notario' },
    ],
    visibleSi: AUTORIZADO_POR_NOTARIO,
  },
];

const inscripcion = (clave: string, etiqueta: string, ejemplo: string): Pregunta => ({
  clave,
  etiqueta,
  ejemplo,
  tipo: 'numero',
  min: 1,
  max: 99_999_999,
  visibleSi: CON_NOMBRAMIENTO,
});

export const REGISTRO: Pregunta[] = [
  inscripcion('numeroRegistro', 'Número o partida de la inscripción', '654321'),
  inscripcion('folioRegistro', 'Folio', '210'),
  inscripcion('libroRegistro', 'Libro', '798'),
  {
    clave: 'numeroPoder',
    etiqueta: 'Número de inscripción en el Registro Electrónico de Poderes',
    etiquetaCorta: 'Inscripción del poder',
    ayuda: 'Está en la razón de inscripción del Archivo General de Protocolos.',
    ejemplo: '512345-E',
    tipo: 'texto',
    max: 30,
    visibleSi: CON_MANDATO,
  },
  {
    clave: 'vigenteHasta',
    etiqueta: 'Vigente hasta',
    ayuda: 'El último día del nombramiento o del poder, si lo tiene.',
    tipo: 'fecha',
    obligatoria: false,
    min: FECHA_FIRMA,
    mensajeLimite: 'La representación debe estar vigente el día de la firma.',
    avisarSi: NOMBRAMIENTO_ANTIGUO,
    visibleSi: { or: [ES_ENTIDAD, CON_MANDATO] },
  },
];

export const AUTORIZACION: Pregunta[] = [
  {
    clave: 'conAutorizacion',
    etiqueta: '¿Un juez autorizó este acto?',
    ayuda:
      'Hace falta para vender, hipotecar o endeudar lo que es de un menor o de quien está bajo tutela, y para arrendarlo por más de tres años.',
    tipo: 'siNo',
    defecto: false,
    visibleSi: PUEDE_PEDIR_JUEZ,
  },
  {
    ...JUZGADO,
    clave: 'juzgadoAutorizacion',
    etiqueta: 'Juzgado que lo autorizó',
    enFrase: 'autorización de',
    visibleSi: { var: 'conAutorizacion' },
  },
  {
    clave: 'fechaAutorizacion',
    etiqueta: 'Fecha de la autorización',
    tipo: 'fecha',
    min: { if: [es('clase', 'patria'), { var: 'hijo.fechaNacimiento' }, { var: 'fechaDocumento' }] },
    max: { primerDia: [FECHA_FIRMA, { var: 'hoy' }] },
    visibleSi: { var: 'conAutorizacion' },
  },
];
