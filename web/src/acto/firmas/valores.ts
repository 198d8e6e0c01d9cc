import {
  type ClaseDeActo,
  conInstrumento,
  escribirFolios,
  type FirmaDeTramite,
  type PropuestaDeFirma,
  sinComparecientes,
} from '@fedatario/contract/acto';
import { type Calidad, conDocumento, type Identificacion } from '@fedatario/contract/tramite';
import { readEntero } from '../../lib/escribir.ts';

export interface Persona {
  nombre: string;
  calidad: Calidad;
  identificacion: Identificacion;
  numero: string;
}

/** The data of a signing as the form holds them. */
export interface Valores {
  /** Empty until the notary chooses, when the product does not fix the kind of act. */
  clase: ClaseDeActo | '';
  instrumento: string;
  lugar: string;
  fecha: string;
  hojas: string;
  folios: string;
  mismaHoja: boolean;
  comparecientes: Persona[];
  /** Answers that only the text asks for, by their question. */
  acto: Record<string, string>;
  archivos: string[];
}

export const nadie: Persona = { nombre: '', calidad: 'parte', identificacion: 'dpi', numero: '' };

export const vacios: Valores = {
  clase: '',
  instrumento: '',
  lugar: '',
  fecha: '',
  hojas: '',
  folios: '',
  mismaHoja: false,
  comparecientes: [nadie],
  acto: {},
  archivos: [],
};

/** Whether this kind of act goes into the protocol, and so needs an instrument number and folios. */
export function vaEnProtocolo(clase: Valores['clase']): boolean {
  return clase !== '' && conInstrumento.includes(clase);
}

/** Whether somebody appears in this kind of act. */
export function hayComparecientes(clase: Valores['clase']): boolean {
  return clase === '' || !sinComparecientes.includes(clase);
}

/** Initial values: all that the product knows, for the notary to correct. */
export function propuestos(propuesta: PropuestaDeFirma): Valores {
  const { clase, lugar, fecha, protocolo, comparecientes, preguntas } = propuesta;
  const personas = comparecientes.map(({ numero, ...persona }) => ({ ...persona, numero: numero ?? '' }));
  return {
    ...vacios,
    clase: clase ?? '',
    lugar,
    fecha,
    instrumento: String(protocolo.numero),
    comparecientes: personas.length > 0 ? personas : [nadie],
    acto: Object.fromEntries(preguntas.map(({ ruta, valor }) => [campoDe(ruta), valor === null ? '' : String(valor)])),
  };
}

/** The name in the form of the field of a question, whose path has dots. */
export function campoDe(ruta: string): string {
  return ruta.replaceAll('.', '-');
}

/** The name in the form of a field that the server names by the path of its answer. */
export function nombreDe(campo: string): string {
  return campo.startsWith('acto.') ? `acto.${campoDe(campo.slice('acto.'.length))}` : campo;
}

/** The parts of the form, from the top. */
export const campos = [
  'clase',
  'instrumento',
  'lugar',
  'fecha',
  'acto',
  'hojas',
  'folios',
  'comparecientes',
  'archivos',
] as const;

/** Faults in the order of their fields in the form. */
export function enOrden<T extends { readonly campo: string }>(errores: readonly T[]): T[] {
  const partes: readonly string[] = campos;
  const place = ({ campo }: T) => partes.indexOf(campo.split('.')[0] ?? '');
  return errores.toSorted((one, other) => place(one) - place(other));
}

/**
 * The folios taken by a number of leaves, from the next free folio, or from the one before when the first leaf is
 * shared.
 */
export function foliosDe(folio: number, hojas: number, mismaHoja: boolean): string {
  const desde = mismaHoja && folio > 1 ? folio - 1 : folio;
  return escribirFolios({ desde, hasta: desde + Math.max(1, hojas) - 1 });
}

/** Converts the values of the form into the body of the contract. */
export function prepare({ hojas, comparecientes, instrumento, folios, acto, ...firma }: Valores, revision: number) {
  const presentes = hayComparecientes(firma.clase) ? comparecientes : [];
  const personas = presentes.map(({ nombre, calidad, identificacion, numero }) => ({
    nombre,
    calidad,
    identificacion,
    numero: conDocumento.includes(identificacion) ? numero : '',
  }));
  const dentro = firma.clase === '' || vaEnProtocolo(firma.clase);
  const numeros = dentro ? { instrumento, folios } : { instrumento: '', folios: '', mismaHoja: false };
  const dichas = Object.entries(acto).filter(([, valor]) => valor !== '');
  return {
    ...firma,
    ...numeros,
    revision,
    hojas: readEntero(hojas),
    comparecientes: personas,
    acto: Object.fromEntries(dichas.map(([campo, valor]) => [campo.replaceAll('-', '.'), valor])),
  } satisfies Record<keyof FirmaDeTramite, unknown>;
}

/** Input of the print of a text: the data of a signing that it says too. Sheets that were not typed are counted. */
export function porImprimir(valores: Valores) {
  const { revision: _, archivos: __, folios: ___, mismaHoja: ____, hojas, ...dicho } = prepare(valores, 1);
  return { ...dicho, hojas: hojas ?? null };
}

/** The error of a field or of the first field under it: schema errors have flat keys, server errors are nested. */
export function faultOf(errors: object, campo: string): { message?: string | undefined } | undefined {
  const found = Object.entries(errors).find(([name]) => name === campo || name.startsWith(`${campo}.`));
  return firstIn(found?.[1] ?? campo.split('.').reduce<unknown>(within, errors));
}

function within(place: unknown, name: string): unknown {
  return typeof place === 'object' && place !== null ? Reflect.get(place, name) : undefined;
}

function firstIn(found: unknown): { message?: string | undefined } | undefined {
  if (typeof found !== 'object' || found === null) return undefined;
  if ('message' in found) return found as { message?: string | undefined };
  return Object.values(found)
    .map(firstIn)
    .find((one) => one !== undefined);
}
