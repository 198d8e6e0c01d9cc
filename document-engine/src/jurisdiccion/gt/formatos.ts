import { isObjeto, own } from '../../base/json.ts';
import { type Dia, diasEntre, edadEn, parseDia, sumarMeses } from '../../calendario/dia.ts';
import { enLetras, enLetrasCon } from '../../espanol/numero.ts';
import { type Entrada, type Formato, formatOf, type Impreso, isCantidad, isTexto } from '../../modelo/formato.ts';
import { formatCui } from './cui.ts';
import { codigoEnLetras, cuiEnLetras, deletrear, nitEnLetras } from './letras.ts';
import { nacionalidades } from './nacionalidades/nacionalidades.ts';
import { formatNit } from './nit.ts';
import { formatTelefono } from './telefono.ts';
import { findDepartamento, findMunicipio } from './territorio.ts';

const ESTADOS_CIVILES: Readonly<Record<string, readonly [string, string]>> = {
  soltero: ['soltero', 'soltera'],
  casado: ['casado', 'casada'],
  unido: ['unido de hecho', 'unida de hecho'],
};
const CAPITAL = '0101';

/** How Guatemalan documents print values. Source: domain-gt 2.9 and 4.0. */
export const formatos: Readonly<Record<string, Formato>> = {
  /** MIL QUETZALES (Q1,000.00), of centavos; in the currency of the document. */
  monto: formatOf(isCantidad, (centavos, { moneda }) => moneda.legal(centavos)),
  montoLetras: formatOf(isCantidad, (centavos, { moneda }) => moneda.enLetras(centavos)),
  /** Q1,000.00 */
  moneda: formatOf(isCantidad, (centavos, { moneda }) => moneda.formatDocumento(centavos)),
  /** In words and then in its three groups. */
  cui: formatOf(isTexto, (cui) => `${cuiEnLetras(cui)} (${formatCui(cui)})`),
  nit: formatOf(isTexto, formatNit),
  nitLetras: formatOf(isTexto, nitEnLetras),
  telefono: formatOf(isTexto, (telefono) => formatTelefono(telefono)),
  deletreado: formatOf(isTexto, deletrear),
  /** P guion setecientos veintiuno KLM (P-721KLM), in an instrument of the protocol; elsewhere as it is written. */
  codigo: imprimirCodigo,
  departamento: formatOf(isTexto, (codigo) => findDepartamento(codigo)?.nombre ?? codigo),
  lugar: formatOf(isTexto, nombreLugar),
  pais: formatOf(isTexto, (codigo) => nacionalidades[codigo]?.[0] ?? codigo),
  nombre: imprimirNombre,
  edad: imprimirEdad,
  tratamiento: (entrada) => agree(entrada, 'el señor', 'la señora'),
  genero: imprimirGenero,
  estadoCivil: (entrada) => {
    const pair = ESTADOS_CIVILES[String(own(entrada.valor, 'estadoCivil'))];
    return pair ? alsoRead('estadoCivil', entrada, agree(entrada, ...pair)) : { falta: `${entrada.ruta}.estadoCivil` };
  },
  gentilicio: (entrada) => {
    const country = nacionalidades[String(own(entrada.valor, 'nacionalidad'))];
    if (country === undefined) return { falta: `${entrada.ruta}.nacionalidad` };
    return alsoRead('nacionalidad', entrada, agree(entrada, country[1], country[2]));
  },
};

export const formatoPorTipo = {
  moneda: 'monto',
  fecha: 'fecha',
  hora: 'hora',
  porcentaje: 'porcentaje',
  opcion: 'opcion',
  opcionMultiple: 'lista',
  lista: 'lista',
  siNo: 'siNo',
  cui: 'cui',
  nit: 'nit',
  telefono: 'telefono',
  departamento: 'departamento',
  municipio: 'lugar',
  persona: 'nombre',
} as const;

/** In the body of an instrument of the protocol numbers go in words, with their figures behind; a code has large letters. Source: Código de Notariado, art. 13. */
function imprimirCodigo({ valor, ruta, enProtocolo }: Entrada): Impreso {
  const isNumber = isCantidad(valor);
  if (!isNumber && (!isTexto(valor) || valor === '')) return { falta: ruta };
  const codigo = String(valor).replace(/\S*\d\S*/gu, (mixed) => mixed.toLocaleUpperCase('es'));
  const words = isNumber ? enLetras(valor) : codigoEnLetras(codigo);
  return { texto: enProtocolo && words !== codigo ? `${words} (${codigo})` : codigo };
}

function nombreLugar(codigo: string): string {
  const municipio = findMunicipio(codigo);
  const departamento = findDepartamento(codigo.slice(0, 2))?.nombre ?? '';
  if (!municipio) return codigo;
  const place = codigo === CAPITAL ? 'la ciudad de' : 'el municipio de';
  return `${place} ${municipio.nombre}, departamento de ${departamento}`;
}

/** Prints a person's name, from given names and surnames or from one field with the whole name. */
function imprimirNombre({ valor, ruta }: Entrada): Impreso {
  const whole = own(valor, 'nombreCompleto');
  if (typeof whole === 'string' && whole !== '') return { texto: whole, leidas: [`${ruta}.nombreCompleto`] };
  const parts: string[] = [];
  for (const field of ['nombres', 'apellidos']) {
    const part = own(valor, field);
    if (typeof part !== 'string') return { falta: `${ruta}.${field}` };
    parts.push(part);
  }
  return { texto: parts.join(' '), leidas: [`${ruta}.nombres`, `${ruta}.apellidos`] };
}

/** Completed years on the signing date, or today while there is none (domain-gt 4.7, rule 3). */
function imprimirEdad({ valor, ruta, datos }: Entrada): Impreso {
  const birth = own(valor, 'fechaNacimiento');
  const day = datos.fechaFirma ?? datos.hoy;
  if (typeof birth !== 'string' || typeof day !== 'string' || !parseDia(day).ok)
    return { falta: `${ruta}.fechaNacimiento` };
  return { texto: edadEnLetras(birth, day), leidas: [`${ruta}.fechaNacimiento`, 'fechaFirma'] };
}

/** Completed years; of a child under one year, months; of a newborn, days. */
function edadEnLetras(nacimiento: Dia, dia: Dia): string {
  const years = edadEn(nacimiento, dia);
  if (years > 0) return enLetrasCon(years, 'año', 'años');
  const months = mesesCumplidos(nacimiento, dia);
  if (months > 0) return enLetrasCon(months, 'mes', 'meses');
  return enLetrasCon(Math.max(0, diasEntre(nacimiento, dia)), 'día', 'días');
}

function mesesCumplidos(nacimiento: Dia, dia: Dia): number {
  const months = Array.from({ length: 11 }, (_, i) => i + 1);
  return months.findLast((count) => sumarMeses(nacimiento, count) <= dia) ?? 0;
}

/** Words of the author that agree with a person or with several: all women is feminine, any man masculine. */
function imprimirGenero(entrada: Entrada): Impreso {
  const { masculino = '', femenino = '', masculinoPlural = masculino, femeninoPlural = femenino } = entrada.attrs;
  const several = Array.isArray(entrada.valor) && entrada.valor.length > 1;
  return several ? agree(entrada, masculinoPlural, femeninoPlural) : agree(entrada, masculino, femenino);
}

/** The word agrees with the sex, but stands for another answer. */
function alsoRead(clave: string, { ruta }: Entrada, impreso: Impreso): Impreso {
  return 'falta' in impreso ? impreso : { ...impreso, leidas: [`${ruta}.${clave}`, ...(impreso.leidas ?? [])] };
}

function agree({ valor, ruta }: Entrada, masculino: string, femenino: string): Impreso {
  const list: unknown[] = Array.isArray(valor) ? valor : [valor];
  const pathOf = (i: number) => (Array.isArray(valor) ? `${ruta}.${i}.sexo` : `${ruta}.sexo`);
  const sexes = list.map((person) => (isObjeto(person) ? own(person, 'sexo') : undefined));
  const missing = sexes.findIndex((sexo) => sexo !== 'M' && sexo !== 'F');
  if (list.length === 0) return { falta: ruta };
  if (missing >= 0) return { falta: pathOf(missing) };
  return { texto: sexes.includes('M') ? masculino : femenino, leidas: list.map((_, i) => pathOf(i)) };
}
