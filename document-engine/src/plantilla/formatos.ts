import { parseDia } from '../calendario/dia.ts';
import { citar } from '../espanol/cita.ts';
import { fechaEnLetras, fechaLarga, fechaSolemne, horaEnLetras } from '../espanol/fecha.ts';
import { juntar } from '../espanol/juntar.ts';
import { enLetras, enLetrasCon, porcentajeEnLetras } from '../espanol/numero.ts';
import type { Opcion } from '../modelo/entrevista.ts';
import { type Entrada, type Formato, formatOf, type Impreso, isCantidad, isTexto } from '../modelo/formato.ts';
import type { Jurisdiccion } from '../modelo/jurisdiccion.ts';

const LETRAS = 'abcdefghijklmnopqrstuvwxyz';

/** Formats of the Spanish language; each jurisdiction adds its own. Source: domain-gt 4.0. */
const COMUNES: Readonly<Record<string, Formato>> = {
  texto: ({ valor, ruta }) => {
    if (typeof valor === 'string' && valor !== '') return { texto: valor };
    return typeof valor === 'number' ? { texto: String(valor) } : { falta: ruta };
  },
  /** veintiuno de noviembre de dos mil veintiséis */
  fecha: formatOf(isDia, (dia) => fechaEnLetras(dia)),
  /** a los veintiún días del mes de noviembre del año dos mil veintiséis */
  fechaSolemne: formatOf(isDia, fechaSolemne),
  /** 21 de noviembre de 2026 */
  fechaLarga: formatOf(isDia, fechaLarga),
  /** siendo las diez horas en punto */
  hora: formatOf(isTexto, horaEnLetras),
  letras: formatOf(isCantidad, (numero, { attrs }) => enLetras(numero, attrs.genero ?? 'sola')),
  /** A number with its noun: tres rentas. */
  con: formatOf(isCantidad, (numero, { attrs: { singular = '', plural = singular, genero } }) =>
    enLetrasCon(numero, singular, plural, genero),
  ),
  /** Words that agree with a number printed elsewhere, or with how many a list has: contado, contados; a quien, a quienes. */
  concuerda: imprimirConcordancia,
  porcentaje: formatOf(isPorcentaje, porcentajeEnLetras),
  /** 1 is a, 2 is b… */
  letra: formatOf(isCantidad, (numero) => LETRAS[numero - 1] ?? String(numero)),
  opcion: formatOf(isTexto, (valor, { pregunta }) => textOf(optionsOf(pregunta), valor)),
  /** a, b y c, of a multiple choice or of a list. */
  lista: imprimirLista,
  /** Prints the consecutive options of a multiple choice as a range: lunes a viernes y domingo. */
  seguidas: imprimirSeguidas,
  /** The words of another text between quotes, its own ones of the next kind. */
  cita: formatOf(isTexto, (texto) => citar(texto)),
  siNo: formatOf(isSiNo, (valor) => (valor ? 'sí' : 'no')),
};

/** Every format a template may name under a jurisdiction. */
export function formatosDe({ formatos }: Jurisdiccion): Readonly<Record<string, Formato>> {
  return { ...COMUNES, ...formatos };
}

/** Agreement with a list depends on how many it has, not on the answers of any of them. */
function imprimirConcordancia({ valor, ruta, attrs: { singular = '', plural = singular } }: Entrada): Impreso {
  if (Array.isArray(valor) && valor.length > 0) return { texto: valor.length === 1 ? singular : plural, leidas: [] };
  return isCantidad(valor) ? { texto: valor === 1 ? singular : plural } : { falta: ruta };
}

function imprimirLista({ valor, ruta, pregunta }: Entrada): Impreso {
  if (!Array.isArray(valor) || valor.length === 0) return { falta: ruta };
  const missing = valor.findIndex((item) => typeof item !== 'string');
  if (missing >= 0) return { falta: `${ruta}.${missing}` };
  const options = optionsOf(pregunta);
  return { texto: juntar(valor.map((item) => textOf(options, String(item)))) };
}

function imprimirSeguidas({ valor, ruta, pregunta }: Entrada): Impreso {
  const options = optionsOf(pregunta);
  const chosen: unknown[] = Array.isArray(valor) ? valor : [];
  const runs: string[][] = [];
  options.forEach((option, i) => {
    if (!chosen.includes(option.valor)) return;
    const last = runs.at(-1);
    const before = options[i - 1];
    if (last && before && chosen.includes(before.valor)) last.push(textOf(options, option.valor));
    else runs.push([textOf(options, option.valor)]);
  });
  if (runs.length === 0) return { falta: ruta };
  return { texto: juntar(runs.flatMap((run) => (run.length > 2 ? [`${run[0]} a ${run.at(-1)}`] : run))) };
}

function optionsOf(pregunta: Entrada['pregunta']): readonly Opcion[] {
  const holder = pregunta?.tipo === 'lista' ? pregunta.elemento : pregunta;
  return holder !== undefined && 'opciones' in holder ? holder.opciones : [];
}

function textOf(options: readonly Opcion[], valor: string): string {
  const option = options.find((candidate) => candidate.valor === valor);
  return option ? (option.texto ?? option.etiqueta) : valor;
}

function isDia(valor: unknown): valor is string {
  return typeof valor === 'string' && parseDia(valor).ok;
}

function isPorcentaje(valor: unknown): valor is number {
  return typeof valor === 'number' && valor >= 0 && valor <= 100;
}

function isSiNo(valor: unknown): valor is boolean {
  return typeof valor === 'boolean';
}
