import { type Dia, sumarDias } from '../../calendario/dia.ts';
import type { ValorDeLey } from '../../modelo/jurisdiccion.ts';

/**
 * Values that laws or prudence fix for a time, each with the first day it is in force. Interviews read them as `ley.…`; the
 * office adds later ones. Those whose source is «prudencia» are ours; a colegiado must confirm them (domain-gt 8).
 */

/** The unit of a value: money in centavos, percent of a year, parts in a thousand, whole hours, years, months or days. */
export type UnidadDeLey = 'centavos' | 'porCiento' | 'porMillar' | 'horas' | 'anios' | 'meses' | 'dias';

/**
 * `minimo` and `maximo` bound what the office may write; `norma` is the rule that no lower one may change. What is
 * `noBaja` (a minimum wage) is written lower than before only when the office confirms it.
 */
export type ParametroDeLey = {
  clave: string;
  unidad: UnidadDeLey;
  minimo: number;
  maximo: number;
  norma?: string;
  noBaja?: true;
};

/** A first day before any document. */
const SIEMPRE: Dia = '1000-01-01';
/** Source of the values that no law sets. */
export const PRUDENCIA = 'prudencia';
const CODIGO_DE_TRABAJO: Dia = '1961-08-16';
const CONSTITUCION: Dia = '1986-01-14';

const JORNADAS = 'Constitución, 102, inciso g';

/** A slip of one digit falls outside: the lowest wage of 2026 is Q3,221.10. */
const salario = { unidad: 'centavos', minimo: 300_000, maximo: 2_000_000, noBaja: true } as const;
const dias = { unidad: 'dias', minimo: 0, maximo: 1_000 } as const;
/** The lowest stamp that a law sets is of fifty centavos. Source: Decreto 37-92. */
const timbre = { unidad: 'centavos', minimo: 50, maximo: 100_000 } as const;
const horasDelDia = (maximo: number) => ({ unidad: 'horas', minimo: 1, maximo, norma: JORNADAS }) as const;
const horasDeLaSemana = (maximo: number) => ({ unidad: 'horas', minimo: 6, maximo, norma: JORNADAS }) as const;

/** Wages are monthly, without the bonificación incentivo. CE1 is the department of Guatemala; CE2, the others. */
const definidos = {
  'salarioMinimo.ce1.noAgricola': salario,
  'salarioMinimo.ce1.agricola': salario,
  'salarioMinimo.ce1.exportadora': salario,
  'salarioMinimo.ce2.noAgricola': salario,
  'salarioMinimo.ce2.agricola': salario,
  'salarioMinimo.ce2.exportadora': salario,
  bonificacionIncentivo: {
    unidad: 'centavos',
    minimo: 25_000,
    maximo: 500_000,
    norma: 'Decreto 37-2001',
    noBaja: true,
  },
  /** Hours of work: the 48 of the Constitución are those that are paid. */
  'jornada.diurna.dia': horasDelDia(8),
  'jornada.diurna.semana': horasDeLaSemana(44),
  'jornada.mixta.dia': horasDelDia(7),
  'jornada.mixta.semana': horasDeLaSemana(42),
  'jornada.nocturna.dia': horasDelDia(6),
  'jornada.nocturna.semana': horasDeLaSemana(36),
  /** Completed years from which a person may work. */
  edadParaTrabajar: { unidad: 'anios', minimo: 14, maximo: 18 },
  /** A year's interest, above which the customer is warned. Source: Código Penal, 276, gives no figure. */
  interesUsual: { unidad: 'porCiento', minimo: 1, maximo: 100 },
  /** Months that an obligation may take to fall due. */
  plazoMaximoMeses: { unidad: 'meses', minimo: 12, maximo: 1_200 },
  /** Months after the signing in which a child's trip may begin. */
  viajeMeses: { unidad: 'meses', minimo: 1, maximo: 60 },
  /** Stamps of actas notariales, which say how many they bear. */
  'timbre.notarial': timbre,
  /** Timbre notarial of an act of determined value: its rate, and the most that one act pays. */
  'timbre.notarialPorMillar': { unidad: 'porMillar', minimo: 1, maximo: 100 },
  'timbre.notarialMaximo': { unidad: 'centavos', minimo: 100, maximo: 10_000_000 },
  'timbre.fiscalHoja': timbre,
  'timbre.fiscalNombramiento': timbre,
  /** The fiscal stamp of an acta de legalización, of signatures or of photocopies. */
  'timbre.fiscalLegalizacion': timbre,
  /** Days from today that a document may say it was signed, before and after; an act waits longer for its notary. */
  'firma.atras': dias,
  'firma.adelante': dias,
  'firma.actoAdelante': dias,
} as const satisfies Record<string, Omit<ParametroDeLey, 'clave'>>;

type Clave = keyof typeof definidos;

const DEFINIDOS: Readonly<Record<string, Omit<ParametroDeLey, 'clave'>>> = definidos;

export const parametrosDeLey: readonly ParametroDeLey[] = Object.entries(DEFINIDOS).map(([clave, definido]) => ({
  clave,
  ...definido,
}));

/** Minimum wages of a year: CE1 and CE2, each no agrícola, agrícola and exportadora o maquila. */
function salarios(desde: Dia, fuente: string, montos: readonly number[]): ValorDeLey[] {
  const claves = Object.keys(definidos).filter((clave) => clave.startsWith('salarioMinimo.'));
  return claves.map((clave, place) => ({ clave, desde, valor: montos[place] ?? 0, fuente }));
}

function jornada(clase: 'diurna' | 'mixta' | 'nocturna', dia: number, semana: number): ValorDeLey[] {
  const fuente = `${JORNADAS}; Código de Trabajo, 116, 117 y 122`;
  return [
    { clave: `jornada.${clase}.dia`, desde: CONSTITUCION, valor: dia, fuente },
    { clave: `jornada.${clase}.semana`, desde: CONSTITUCION, valor: semana, fuente },
  ];
}

function prudente(clave: Clave, valor: number): ValorDeLey {
  return { clave, desde: SIEMPRE, valor, fuente: PRUDENCIA };
}

/** The values that the product brings, oldest first for each key. */
export const valoresDeLey: readonly ValorDeLey[] = [
  ...salarios('2025-01-01', 'Acuerdo Gubernativo 264-2024', [372_305, 359_355, 327_859, 355_060, 343_686, 309_721]),
  ...salarios('2026-01-01', 'Acuerdo Gubernativo 256-2025', [400_228, 379_120, 340_973, 381_690, 362_589, 322_110]),
  {
    clave: 'bonificacionIncentivo',
    desde: '2001-08-31',
    valor: 25_000,
    fuente: 'Decreto 78-89, reformado por el Decreto 37-2001',
  },
  ...jornada('diurna', 8, 44),
  ...jornada('mixta', 7, 42),
  ...jornada('nocturna', 6, 36),
  { clave: 'timbre.notarial', desde: SIEMPRE, valor: 1_000, fuente: 'Decreto 82-96' },
  { clave: 'timbre.notarialPorMillar', desde: SIEMPRE, valor: 2, fuente: 'Decreto 82-96' },
  { clave: 'timbre.notarialMaximo', desde: SIEMPRE, valor: 30_000, fuente: 'Decreto 82-96' },
  { clave: 'timbre.fiscalHoja', desde: SIEMPRE, valor: 50, fuente: 'Decreto 37-92' },
  { clave: 'timbre.fiscalNombramiento', desde: SIEMPRE, valor: 10_000, fuente: 'Decreto 37-92' },
  { clave: 'edadParaTrabajar', desde: CODIGO_DE_TRABAJO, valor: 14, fuente: 'Código de Trabajo, 148' },
  { clave: 'timbre.fiscalLegalizacion', desde: SIEMPRE, valor: 500, fuente: 'Decreto 37-92' },
  prudente('interesUsual', 24),
  prudente('plazoMaximoMeses', 360),
  prudente('viajeMeses', 12),
  prudente('firma.atras', 30),
  prudente('firma.adelante', 60),
  prudente('firma.actoAdelante', 365),
];

/**
 * The parameters in force on a day, nested by their keys, with the first and last day of a signing. `propios` are the office's values; the
 * latest of either rules, the office's where both begin on one day. Of a day before the first value of a key, its first.
 */
export function parametros(hoy: Dia, propios: readonly ValorDeLey[] = []) {
  const vigentes = vigentesEn(hoy, propios);
  const dias = (clave: Clave) => vigentes.get(clave)?.valor ?? 0;
  return {
    ...nest(vigentes),
    firmaDesde: sumarDias(hoy, -dias('firma.atras')),
    firmaHasta: sumarDias(hoy, dias('firma.adelante')),
    actoHasta: sumarDias(hoy, dias('firma.actoAdelante')),
  };
}

/** The value of each key that rules on a day. */
export function vigentesEn(hoy: Dia, propios: readonly ValorDeLey[] = []): ReadonlyMap<string, ValorDeLey> {
  const vigentes = new Map<string, ValorDeLey>();
  for (const one of [...valoresDeLey, ...propios]) {
    const known = vigentes.get(one.clave);
    if (known === undefined || (one.desde <= hoy && one.desde >= known.desde)) vigentes.set(one.clave, one);
  }
  return vigentes;
}

/** Values as plain objects within objects, as interviews name them. */
type LeyLeida = { readonly [clave: string]: number | LeyLeida };

function nest(vigentes: ReadonlyMap<string, ValorDeLey>): LeyLeida {
  const ley: Record<string, number | LeyLeida> = {};
  for (const { clave, valor } of vigentes.values()) put(ley, clave.split('.'), valor);
  return ley;
}

function put(into: Record<string, number | LeyLeida>, [head = '', ...rest]: string[], valor: number): void {
  if (rest.length === 0) {
    into[head] = valor;
    return;
  }
  const inner = { ...(into[head] as LeyLeida | undefined) };
  put(inner, rest, valor);
  into[head] = inner;
}
