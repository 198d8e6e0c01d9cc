import type { OpcionesPersona, Pregunta } from '../../modelo/entrevista.ts';
import {
  CON_DPI,
  CON_PASAPORTE,
  FECHA_FIRMA,
  IDENTIFICACION,
  NACIONALIDAD,
  NOMBRE,
  PAISES,
  SEXO,
} from './campos-persona.ts';
import { MAYORIA_EDAD } from './pais.ts';
import { actuacion, personaOEntidad } from './representaciones.ts';

/**
 * The groups every Guatemalan interview shares, with the identification deeds want (domain-gt 1.4 and 4.0).
 */

const EDAD_MAXIMA = 120;

export const camposRepresentacion: Pregunta[] = [
  { clave: 'entidad', etiqueta: 'Nombre de la entidad', tipo: 'texto', palabra: true, min: 2, max: 150 },
  { clave: 'nitEntidad', etiqueta: 'NIT de la entidad', tipo: 'nit', obligatoria: false },
  {
    clave: 'calidad',
    etiqueta: 'Calidad en que actúa',
    tipo: 'opcion',
    opciones: [
      { valor: 'administradorUnico', etiqueta: 'Administrador Único y Representante Legal' },
      { valor: 'gerenteGeneral', etiqueta: 'Gerente General y Representante Legal' },
      { valor: 'mandatario', etiqueta: 'Mandatario con representación' },
      { valor: 'presidente', etiqueta: 'Presidente del Consejo de Administración' },
    ],
  },
  {
    clave: 'documento',
    etiqueta: 'Documento que lo acredita',
    tipo: 'opcion',
    opciones: [
      { valor: 'nombramiento', etiqueta: 'acta notarial de nombramiento' },
      { valor: 'mandato', etiqueta: 'testimonio de mandato' },
    ],
  },
  {
    clave: 'fechaDocumento',
    etiqueta: 'Fecha de ese documento',
    tipo: 'fecha',
    min: { sumarMeses: [{ var: 'fechaNacimiento' }, MAYORIA_EDAD * 12] },
    max: { primerDia: [FECHA_FIRMA, { var: 'hoy' }] },
  },
  { clave: 'notarioDocumento', etiqueta: 'Notario que lo autorizó', tipo: 'texto', max: 120, nombre: true },
  { clave: 'registro', etiqueta: 'Número de registro', tipo: 'texto', max: 40 },
  { clave: 'folio', etiqueta: 'Folio', tipo: 'texto', max: 20 },
  { clave: 'libro', etiqueta: 'Libro', tipo: 'texto', max: 60 },
  {
    clave: 'vigenteHasta',
    etiqueta: 'Vigente hasta',
    tipo: 'fecha',
    obligatoria: false,
    min: FECHA_FIRMA,
    mensajeLimite: 'La representación debe estar vigente el día de la firma.',
  },
];

/** The company for whom one acts who is only named. */
const ENTIDAD = camposRepresentacion.filter(({ clave }) => ['entidad', 'nitEntidad'].includes(clave));

const GENERALES: Pregunta[] = [
  {
    clave: 'estadoCivil',
    etiqueta: 'Estado civil',
    ayuda: 'Quien enviudó o se divorció es soltero o soltera.',
    tipo: 'opcion',
    opciones: [
      { valor: 'soltero', etiqueta: 'Soltero o soltera' },
      { valor: 'casado', etiqueta: 'Casado o casada' },
      { valor: 'unido', etiqueta: 'Unido o unida de hecho' },
    ],
  },
  NACIONALIDAD,
  {
    clave: 'profesion',
    etiqueta: 'Profesión u oficio',
    tipo: 'texto',
    palabra: true,
    enFrase: '',
    min: 3,
    max: 60,
    ejemplo: 'comerciante',
  },
];

/** A passport is for who is not domiciled in the country (domain-gt 4): the domicile is then a country. */
const DOMICILIO: Pregunta[] = [
  {
    clave: 'domicilioDepartamento',
    etiqueta: 'Departamento de domicilio',
    tipo: 'departamento',
    visibleSi: CON_DPI,
  },
  {
    clave: 'domicilioPais',
    etiqueta: 'País de domicilio',
    tipo: 'opcion',
    opciones: PAISES,
    visibleSi: CON_PASAPORTE,
  },
];

const DIRECCION: Pregunta[] = [
  {
    clave: 'direccion',
    etiqueta: 'Dirección para avisos',
    ayuda: 'Donde recibirá avisos sobre este documento. Con su artículo, porque se lee en medio de una frase.',
    ejemplo: 'la segunda avenida tres guion cuarenta y cinco de la zona diez, ciudad de Guatemala',
    tipo: 'texto',
    min: 5,
    max: 200,
    perfil: 'direccion',
  },
];

const CONTACTO: Pregunta[] = [
  { clave: 'nit', etiqueta: 'NIT', tipo: 'nit', obligatoria: false, perfil: 'nit' },
  { clave: 'telefono', etiqueta: 'Teléfono', tipo: 'telefono', obligatoria: false, perfil: 'telefono' },
  { clave: 'correo', etiqueta: 'Correo electrónico', tipo: 'correo', obligatoria: false, perfil: 'email' },
];

/** For whom they act, if not for themselves: what is asked here is printed wherever the person appears (CN art. 29.5, 31.3). */
function representacion(campos: Pregunta[]): Pregunta[] {
  return [
    { clave: 'actuaEnRepresentacion', etiqueta: '¿Actúa en nombre de una entidad?', tipo: 'siNo', defecto: false },
    {
      clave: 'representacion',
      etiqueta: 'Representación',
      tipo: 'grupo',
      campos,
      visibleSi: { var: 'actuaEnRepresentacion' },
    },
  ];
}

/** The fields of a person who appears in a document; of age on the signing date unless `menorDeEdad`. */
export function persona(opciones: OpcionesPersona): Pregunta[] {
  const { menorDeEdad = false, sinDireccion = false, soloIdentidad = false, porOtros = false } = opciones;
  if (opciones.sinGenerales) return [...NOMBRE, ...SEXO, NACIONALIDAD, ...IDENTIFICACION];
  if (soloIdentidad && porOtros) return personaOEntidad;
  if (soloIdentidad) return [...NOMBRE, NACIONALIDAD, ...IDENTIFICACION, ...actuaciones(opciones, ENTIDAD)];
  return [
    ...NOMBRE,
    ...SEXO,
    fechaNacimiento(menorDeEdad),
    ...GENERALES,
    ...IDENTIFICACION,
    ...DOMICILIO,
    ...(sinDireccion ? [] : DIRECCION),
    ...(porOtros ? [] : CONTACTO),
    ...actuaciones(opciones, camposRepresentacion),
  ];
}

/** Without `porOtros` stands the form in which the documents published before it ask: an entity, in the fields given. */
function actuaciones({ soloEnNombrePropio = false, porOtros = false }: OpcionesPersona, antes: Pregunta[]): Pregunta[] {
  if (porOtros) return actuacion;
  return soloEnNombrePropio ? [] : representacion(antes);
}

function fechaNacimiento(menorDeEdad: boolean): Pregunta {
  return {
    clave: 'fechaNacimiento',
    etiqueta: 'Fecha de nacimiento',
    tipo: 'fecha',
    perfil: 'fechaNacimiento',
    min: { sumarMeses: [FECHA_FIRMA, -EDAD_MAXIMA * 12] },
    max: menorDeEdad ? { var: 'hoy' } : { sumarMeses: [FECHA_FIRMA, -MAYORIA_EDAD * 12] },
    mensajeLimite: menorDeEdad ? 'Revise la fecha de nacimiento.' : 'Debe ser mayor de edad el día de la firma.',
  };
}
