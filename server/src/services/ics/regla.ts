import { FalloDeCalendario } from './fallo.ts';

const FRECUENCIAS = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY', 'MINUTELY', 'SECONDLY'] as const;
export type Frecuencia = (typeof FRECUENCIAS)[number];

/** A weekday, Monday as 0; `orden` is its place in the month or year, from the end when negative, and 0 for each of them. */
export interface DiaDeSemana {
  readonly orden: number;
  readonly dia: number;
}

/** A rule of RFC 5545, section 3.3.10. An empty list is a part that the rule does not have. */
export interface Regla {
  readonly frecuencia: Frecuencia;
  readonly cada: number;
  readonly veces: number | undefined;
  /** UNTIL as written. */
  readonly hasta: string | undefined;
  /** The weekday that begins a week, Monday as 0. */
  readonly comienzo: number;
  readonly meses: readonly number[];
  readonly semanas: readonly number[];
  readonly diasDelAno: readonly number[];
  readonly diasDelMes: readonly number[];
  readonly dias: readonly DiaDeSemana[];
  readonly horas: readonly number[];
  readonly minutos: readonly number[];
  readonly segundos: readonly number[];
  readonly posiciones: readonly number[];
}

const DIAS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** Reads a rule; a part that is unknown or out of range makes it unreadable, since its days would be others. */
export function leerRegla(texto: string): Regla {
  const partes = partesDe(texto);
  const frecuencia = FRECUENCIAS.find((una) => una === partes.get('FREQ'));
  if (!frecuencia) throw new FalloDeCalendario('formato');
  const numeros = (nombre: string, minimo: number, maximo: number) =>
    listaDe(partes.get(nombre)).map((escrito) => enteroEntre(escrito, minimo, maximo));
  const conSigno = (nombre: string, maximo: number) =>
    numeros(nombre, -maximo, maximo).map((numero) => (numero === 0 ? fallar() : numero));
  const [cada = 1] = numeros('INTERVAL', 1, Number.MAX_SAFE_INTEGER);
  const [veces] = numeros('COUNT', 1, Number.MAX_SAFE_INTEGER);
  return {
    frecuencia,
    cada,
    veces,
    hasta: partes.get('UNTIL'),
    comienzo: diaLlamado(partes.get('WKST') ?? 'MO'),
    meses: numeros('BYMONTH', 1, 12),
    semanas: conSigno('BYWEEKNO', 53),
    diasDelAno: conSigno('BYYEARDAY', 366),
    diasDelMes: conSigno('BYMONTHDAY', 31),
    dias: listaDe(partes.get('BYDAY')).map(diaDeSemana),
    horas: numeros('BYHOUR', 0, 23),
    minutos: numeros('BYMINUTE', 0, 59),
    segundos: numeros('BYSECOND', 0, 60).map((segundo) => Math.min(segundo, 59)),
    posiciones: conSigno('BYSETPOS', 366),
  };
}

const CONOCIDAS = [
  'FREQ',
  'INTERVAL',
  'COUNT',
  'UNTIL',
  'WKST',
  'RSCALE',
  'SKIP',
  'BYMONTH',
  'BYWEEKNO',
  'BYYEARDAY',
  'BYMONTHDAY',
  'BYDAY',
  'BYHOUR',
  'BYMINUTE',
  'BYSECOND',
  'BYSETPOS',
];

/** Other calendars than ours and other days for those that a month lacks (RFC 7529) are not read. */
function partesDe(texto: string): ReadonlyMap<string, string> {
  const partes = new Map<string, string>();
  for (const parte of texto.toUpperCase().split(';')) {
    const [nombre = '', valor = ''] = parte.trim().split('=');
    if (nombre === '' || nombre.startsWith('X-')) continue;
    if (!CONOCIDAS.includes(nombre)) throw new FalloDeCalendario('formato');
    partes.set(nombre, valor);
  }
  if ((partes.get('RSCALE') ?? 'GREGORIAN') !== 'GREGORIAN' || (partes.get('SKIP') ?? 'OMIT') !== 'OMIT') fallar();
  return partes;
}

function listaDe(valor: string | undefined): string[] {
  return valor ? valor.split(',') : [];
}

function enteroEntre(escrito: string, minimo: number, maximo: number): number {
  const numero = /^[+-]?\d+$/.test(escrito.trim()) ? Number(escrito) : Number.NaN;
  return numero >= minimo && numero <= maximo ? numero : fallar();
}

function diaLlamado(nombre: string): number {
  const dia = DIAS.indexOf(nombre);
  return dia >= 0 ? dia : fallar();
}

function diaDeSemana(escrito: string): DiaDeSemana {
  const [, orden = '', nombre = ''] = /^([+-]?\d{0,2})([A-Z]{2})$/.exec(escrito.trim()) ?? [];
  return { orden: orden === '' ? 0 : enteroEntre(orden, -53, 53), dia: diaLlamado(nombre) };
}

function fallar(): never {
  throw new FalloDeCalendario('formato');
}
