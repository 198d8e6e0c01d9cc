import type { Grupo, Opcion, Pregunta } from '../../modelo/entrevista.ts';
import { AUTORIZACION, DOCUMENTO, ES_ENTIDAD, es, MANDATO, REGISTRO, SUCESION } from './acreditacion.ts';
import { FECHA_FIRMA, IDENTIFICACION, NACIONALIDAD, NOMBRE, SEXO } from './campos-persona.ts';
import { MAYORIA_EDAD } from './pais.ts';

/**
 * For whom a person signs and the document that proves it, by the kind of who is represented. All that is asked is printed by the partial
 * `compareciente`. Source: Código de Notariado, arts. 29.5 and 31.3; Código Civil, arts. 252–255, 293, 1041, 1686; domain-gt 8.
 */

const CLASE: Pregunta = {
  clave: 'clase',
  etiqueta: '¿Por quién firma?',
  tipo: 'opcion',
  opciones: [
    { valor: 'sociedad', etiqueta: 'Una empresa o sociedad' },
    { valor: 'asociacion', etiqueta: 'Una asociación o fundación' },
    { valor: 'mandato', etiqueta: 'Una persona que le dio poder (mandato)' },
    { valor: 'patria', etiqueta: 'Su hijo o hija menor de edad' },
    { valor: 'tutela', etiqueta: 'Una persona bajo su tutela' },
    { valor: 'mortual', etiqueta: 'La herencia de alguien que murió (mortual)' },
  ],
};

/** `sociedad` and `asociacion` share the qualities, so that an answer stays when the kind is mended; each says its own words (`calidad`). */
const CALIDADES: Opcion[] = [
  { valor: 'administradorUnico', etiqueta: 'Administrador Único y Representante Legal' },
  { valor: 'gerenteGeneral', etiqueta: 'Gerente General y Representante Legal' },
  { valor: 'presidente', etiqueta: 'Presidente y Representante Legal' },
  { valor: 'director', etiqueta: 'Director Ejecutivo y Representante Legal' },
  { valor: 'mandatario', etiqueta: 'Mandatario (con poder)' },
];

const CUI: Pregunta = { clave: 'cui', etiqueta: 'Número de CUI', tipo: 'cui', ejemplo: '1234 56789 0101' };
const NACIMIENTO: Pregunta = {
  clave: 'fechaNacimiento',
  etiqueta: 'Fecha de nacimiento',
  tipo: 'fecha',
  min: { sumarMeses: [FECHA_FIRMA, -120 * 12] },
  max: { var: 'hoy' },
};
/** Under age, and not born before their parent, whose date of birth stands around, was twelve. */
const NACIMIENTO_DE_MENOR: Pregunta = {
  ...NACIMIENTO,
  min: {
    ultimoDia: [
      { sumarDias: [{ sumarMeses: [FECHA_FIRMA, -MAYORIA_EDAD * 12] }, 1] },
      { sumarMeses: [{ var: 'fechaNacimiento' }, 12 * 12] },
    ],
  },
  mensajeLimite:
    'Debe ser menor de edad el día de la firma (si ya cumplió dieciocho años, firma por sí) y doce años menor, al menos, que quien firma.',
};

/** The person who is represented: each kind asks no more than its text prints. */
const REPRESENTADOS: Grupo[] = [
  {
    clave: 'mandante',
    etiqueta: '¿Quién le dio el poder?',
    tipo: 'grupo',
    visibleSi: es('clase', 'mandato'),
    campos: [...NOMBRE, ...SEXO, NACIONALIDAD, ...IDENTIFICACION].map(sinPerfil),
  },
  {
    clave: 'hijo',
    etiqueta: 'El hijo o la hija',
    tipo: 'grupo',
    visibleSi: es('clase', 'patria'),
    campos: [...NOMBRE, ...SEXO, NACIMIENTO_DE_MENOR, CUI].map(sinPerfil),
  },
  {
    clave: 'pupilo',
    etiqueta: 'La persona bajo tutela',
    tipo: 'grupo',
    visibleSi: es('clase', 'tutela'),
    campos: [...NOMBRE, NACIMIENTO, CUI].map(sinPerfil),
  },
  {
    clave: 'causante',
    etiqueta: 'Quien murió',
    tipo: 'grupo',
    visibleSi: es('clase', 'mortual'),
    campos: [...NOMBRE, ...SEXO].map(sinPerfil),
  },
];

/** The texts say «la entidad» before the name. */
const YA_DICE_ENTIDAD = {
  si: {
    or: ['a entidad ', 'A entidad ', 'A ENTIDAD ', 'Entidad '].map((escrito) => ({
      in: [escrito, { var: 'entidad' }],
    })),
  },
  mensaje: 'el documento ya dice «la entidad» antes del nombre; escriba solo el nombre, como está inscrita.',
};

const ENTIDAD: Pregunta[] = [
  {
    clave: 'entidad',
    etiqueta: 'Nombre de la entidad',
    ayuda: 'Completo, como está inscrita.',
    ejemplo: 'Inversiones El Quetzal, Sociedad Anónima',
    tipo: 'texto',
    palabra: true,
    min: 2,
    max: 150,
    avisarSi: YA_DICE_ENTIDAD,
    visibleSi: ES_ENTIDAD,
  },
  {
    clave: 'nitEntidad',
    etiqueta: 'NIT de la entidad',
    tipo: 'nit',
    ejemplo: '576937-K',
    obligatoria: false,
    visibleSi: ES_ENTIDAD,
  },
  {
    clave: 'calidad',
    etiqueta: 'Calidad en que actúa',
    ayuda: 'La que dice su nombramiento o su poder.',
    tipo: 'opcion',
    opciones: CALIDADES,
    visibleSi: ES_ENTIDAD,
  },
];

/** The questions of a party about whom it acts for. */
export const actuacion: Pregunta[] = [
  {
    clave: 'actuaEnRepresentacion',
    etiqueta: '¿Firma en nombre de otra persona o de una empresa?',
    etiquetaCorta: 'En nombre de otro',
    ayuda: 'Por ejemplo, la empresa que dirige, quien le dio un poder o su hijo menor de edad.',
    tipo: 'siNo',
    defecto: false,
  },
  {
    clave: 'representacion',
    etiqueta: 'En nombre de quién',
    tipo: 'grupo',
    visibleSi: { var: 'actuaEnRepresentacion' },
    campos: [CLASE, ...ENTIDAD, ...REPRESENTADOS, ...MANDATO, ...SUCESION, ...DOCUMENTO, ...REGISTRO, ...AUTORIZACION],
  },
];

const NO_ES_ENTIDAD = { '!': [{ var: 'actuaEnRepresentacion' }] };

/** The questions of a party that is named and does not sign: an entity by its name, or a person by their identity document. */
export const personaOEntidad: Pregunta[] = [
  {
    clave: 'actuaEnRepresentacion',
    etiqueta: '¿Es una empresa u otra entidad?',
    etiquetaCorta: 'Es una entidad',
    tipo: 'siNo',
    defecto: false,
  },
  {
    clave: 'representacion',
    etiqueta: 'La entidad',
    tipo: 'grupo',
    visibleSi: { var: 'actuaEnRepresentacion' },
    campos: ENTIDAD.filter(({ clave }) => clave !== 'calidad').map(({ visibleSi: _, ...pregunta }) => pregunta),
  },
  ...[...NOMBRE, NACIONALIDAD, ...IDENTIFICACION].map((pregunta) => ({
    ...pregunta,
    visibleSi: pregunta.visibleSi === undefined ? NO_ES_ENTIDAD : { and: [NO_ES_ENTIDAD, pregunta.visibleSi] },
  })),
];

/** Only who writes has a profile. */
function sinPerfil(pregunta: Pregunta): Pregunta {
  const { perfil: _, ...rest } = pregunta;
  return rest;
}
