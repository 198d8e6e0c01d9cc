import type { Pregunta } from '../../modelo/entrevista.ts';
import { paises } from './nacionalidades/nacionalidades.ts';

/** Questions that every group about a person shares. Limits over the signing date read `fechaFirma`, or today while there is none. */

export const FECHA_FIRMA = { or: [{ var: 'fechaFirma' }, { var: 'hoy' }] };
export const CON_PASAPORTE = { '==': [{ var: 'tipoDocumento' }, 'PASAPORTE'] };
export const CON_DPI = { '!': [CON_PASAPORTE] };

export const PAISES = [...paises];

/** Guatemalans show the DPI, so only foreigners are asked for the kind of document (domain-gt 1.4). */
export const IDENTIFICACION: Pregunta[] = [
  {
    clave: 'tipoDocumento',
    etiqueta: 'Documento de identificación',
    tipo: 'opcion',
    visibleSi: { '!=': [{ var: 'nacionalidad' }, 'GT'] },
    defecto: 'PASAPORTE',
    opciones: [
      { valor: 'PASAPORTE', etiqueta: 'Pasaporte' },
      { valor: 'DPI', etiqueta: 'DPI (extranjeros domiciliados en Guatemala)' },
    ],
  },
  {
    clave: 'cui',
    etiqueta: 'Número de DPI (CUI)',
    tipo: 'cui',
    ejemplo: '1234 56789 0101',
    visibleSi: CON_DPI,
    perfil: 'numeroDocumento',
  },
  {
    clave: 'pasaporteNumero',
    etiqueta: 'Número de pasaporte',
    ejemplo: 'C01234567',
    tipo: 'texto',
    min: 3,
    max: 18,
    visibleSi: CON_PASAPORTE,
  },
  {
    clave: 'pasaportePais',
    etiqueta: 'País del pasaporte',
    tipo: 'opcion',
    opciones: PAISES,
    visibleSi: CON_PASAPORTE,
  },
];

export const NOMBRE: Pregunta[] = [
  { clave: 'nombres', etiqueta: 'Nombres', tipo: 'texto', min: 2, max: 80, nombre: true, perfil: 'nombres' },
  { clave: 'apellidos', etiqueta: 'Apellidos', tipo: 'texto', min: 2, max: 80, nombre: true, perfil: 'apellidos' },
];

export const SEXO: Pregunta[] = [
  {
    clave: 'sexo',
    etiqueta: 'Sexo',
    ayuda: 'Solo para que el texto concuerde.',
    tipo: 'opcion',
    opciones: [
      { valor: 'F', etiqueta: 'Femenino' },
      { valor: 'M', etiqueta: 'Masculino' },
    ],
  },
];

export const NACIONALIDAD: Pregunta = {
  clave: 'nacionalidad',
  etiqueta: 'Nacionalidad',
  tipo: 'opcion',
  opciones: PAISES,
  defecto: 'GT',
};
