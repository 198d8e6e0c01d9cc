import type { Pregunta } from '@fedatario/document-engine';

export const TIPOS = [
  'texto',
  'parrafo',
  'numero',
  'moneda',
  'porcentaje',
  'fecha',
  'hora',
  'siNo',
  'opcion',
  'opcionMultiple',
  'cui',
  'nit',
  'telefono',
  'correo',
  'placa',
  'departamento',
  'municipio',
  'archivo',
  'declaracion',
  'persona',
  'representacion',
  'direccion',
  'vehiculo',
  'inmueble',
  'grupo',
  'lista',
] as readonly Pregunta['tipo'][];

const COMUNES = [
  'clave',
  'etiqueta',
  'etiquetaCorta',
  'ayuda',
  'ejemplo',
  'obligatoria',
  'visibleSi',
  'perfil',
  'momento',
  'avisarSi',
];

/** Attributes of a person that are switched on or off. Source: `Compuesta` of the engine. */
export const DE_PERSONA = [
  'porOtros',
  'menorDeEdad',
  'soloEnNombrePropio',
  'soloIdentidad',
  'sinGenerales',
  'sinDireccion',
] as const;

/** The attributes that a question of that kind has beside the common ones, with what one of them cannot do without. */
function propios(tipo: Pregunta['tipo'], etiqueta: string): Readonly<Record<string, unknown>> {
  switch (tipo) {
    case 'opcion':
    case 'opcionMultiple':
      return { opciones: [{ valor: 'opcion1', etiqueta: 'Opción 1' }] };
    case 'declaracion':
      return { texto: etiqueta };
    case 'grupo':
      return { campos: [{ clave: 'dato', etiqueta: 'Dato', tipo: 'texto' }] };
    case 'lista':
      return { elemento: { clave: 'elemento', etiqueta: 'Elemento', tipo: 'texto' } };
    default:
      return {};
  }
}

/** The same question of another kind, with what both kinds have. */
export function conTipo(pregunta: Pregunta, tipo: Pregunta['tipo']): Pregunta {
  const own = propios(tipo, pregunta.etiqueta);
  const kept = Object.entries(pregunta).filter(([name]) => COMUNES.includes(name) || name in own);
  return { ...own, ...Object.fromEntries(kept), tipo } as unknown as Pregunta;
}

/** The kinds whose `min` and `max` are whole numbers: letters, items or options. */
export const CON_CUENTA: readonly Pregunta['tipo'][] = ['texto', 'parrafo', 'opcionMultiple', 'lista'];
/** The kinds whose `min` and `max` bound the answer itself, by a value or by a rule over other answers. */
export const CON_LIMITES: readonly Pregunta['tipo'][] = ['numero', 'moneda', 'porcentaje', 'fecha', 'hora'];
/** The kinds that may have an answer from the start. */
export const CON_DEFECTO: readonly Pregunta['tipo'][] = [
  ...(['texto', 'parrafo', 'numero', 'moneda', 'porcentaje', 'fecha', 'hora'] as const),
  ...(['siNo', 'opcion', 'opcionMultiple'] as const),
];
/** Checks of a text of one line, beside its length. */
export const DE_TEXTO = ['palabra', 'nombre', 'chasis'] as const;
/** Data of the customer's profile that may answer a question of each kind. */
export const DEL_PERFIL: Readonly<
  Partial<
    Record<
      Pregunta['tipo'],
      readonly (
        | 'nombres'
        | 'apellidos'
        | 'numeroDocumento'
        | 'nit'
        | 'telefono'
        | 'email'
        | 'fechaNacimiento'
        | 'direccion'
      )[]
    >
  >
> = {
  texto: ['nombres', 'apellidos', 'direccion'],
  parrafo: ['direccion'],
  cui: ['numeroDocumento'],
  nit: ['nit'],
  telefono: ['telefono'],
  correo: ['email'],
  fecha: ['fechaNacimiento'],
};
