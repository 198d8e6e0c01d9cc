import type { Dia } from '../../../calendario/dia.ts';
import { fechaEnLetras } from '../../../espanol/fecha.ts';
import { enLetras, enLetrasCon } from '../../../espanol/numero.ts';

/** A paragraph of a paper: words in bold that open it, and the rest. */
export type ParrafoDePapel = { fuerte: string; texto: string };

/** Whoever authorises a paper; `titulo` as their profile says it: `Abogada y Notaria`. */
export type NotarioDePapel = { nombre: string; titulo: string; colegiado: string | null };

/** An instrument of the protocol, with the place and the day that it was granted. */
export type InstrumentoDePapel = {
  clase: 'escrituraPublica' | 'protocolacion' | 'razon';
  numero: number;
  lugar: string;
  fecha: Dia;
};

const CLASES: Readonly<Record<InstrumentoDePapel['clase'], readonly [string, string]>> = {
  escrituraPublica: ['la escritura pública', 'autoricé'],
  protocolacion: ['el acta de protocolación', 'autoricé'],
  razon: ['la razón de legalización de firmas', 'asenté'],
};

/** Whether a title of a profile is a woman's: `Abogada y Notaria`. */
export function esNotaria(titulo: string): boolean {
  return /\bnotaria\b/i.test(titulo);
}

/** `Notaria` or `Notario`. */
export function notarioDicho({ titulo }: Pick<NotarioDePapel, 'titulo'>): string {
  return esNotaria(titulo) ? 'Notaria' : 'Notario';
}

/** A whole number in words with its figures: `doce (12)`. */
export function numeroDicho(numero: number): string {
  return `${enLetras(numero)} (${numero})`;
}

/** `la escritura pública número doce (12), que autoricé en la ciudad de Guatemala el quince de enero de dos mil veintiséis`. */
export function instrumentoDicho({ clase, numero, lugar, fecha }: InstrumentoDePapel): string {
  const [nombre, hecho] = CLASES[clase];
  return `${nombre} número ${numeroDicho(numero)}, que ${hecho} en ${lugarDicho(lugar)} el ${fechaEnLetras(fecha)}`;
}

const FEMENINOS = /^(?:la\s+)?(?=(?:ciudad|villa|aldea|finca|colonia|cabecera)\b)/i;
const MASCULINOS = /^(?:el\s+)?(?=(?:municipio|departamento|caserío|barrio|cantón)\b)/i;

/** A place within a sentence: `Ciudad de Guatemala` is `la ciudad de Guatemala`; a name, as `La Antigua Guatemala`, stays. */
export function lugarDicho(lugar: string): string {
  for (const [generico, articulo] of [
    [FEMENINOS, 'la'],
    [MASCULINOS, 'el'],
  ] as const) {
    const rest = lugar.replace(generico, '');
    if (generico.test(lugar)) return `${articulo} ${rest.charAt(0).toLocaleLowerCase('es')}${rest.slice(1)}`;
  }
  return lugar;
}

/** `ANA RUIZ, ÍÑIGO PEÑA y EVA PAZ`; `e` before a name that sounds with *i*. */
export function nombresDichos(nombres: readonly string[]): string {
  const names = nombres.map((nombre) => nombre.toLocaleUpperCase('es'));
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  const union = /^(?:I(?![AEIOUÁÉÍÓÚ])|Í|HI(?!E|A|O))/.test(last) ? 'e' : 'y';
  return `${names.slice(0, -1).join(', ')} ${union} ${last}`;
}

export function hojasDichas(hojas: number): string {
  return enLetrasCon(hojas, 'hoja', 'hojas', 'femenino');
}

/** The place and the day that a paper ends with: `En la ciudad de Guatemala, el dieciséis de enero de dos mil veintiséis.` */
export function lugarYFecha(lugar: string, fecha: Dia): string {
  return `En ${lugarDicho(lugar)}, el ${fechaEnLetras(fecha)}.`;
}
