import { type Dia, sumarDias } from '../../calendario/dia.ts';

/**
 * Values that laws or prudence fix for a time, each with the first day it is in force. Interviews read them as `ley.…`.
 * Those whose source is «prudencia» are ours; a colegiado must confirm them (domain-gt 7).
 */

type Vigente<T> = { desde: Dia; valor: T; fuente: string };

/** Monthly, in centavos, without the bonificación incentivo. CE1 is the department of Guatemala; CE2, the others. */
type Salarios = Record<'noAgricola' | 'agricola' | 'exportadora', number>;
const SALARIO_MINIMO: readonly Vigente<Record<'ce1' | 'ce2', Salarios>>[] = [
  {
    desde: '2025-01-01',
    valor: {
      ce1: { noAgricola: 372_305, agricola: 359_355, exportadora: 327_859 },
      ce2: { noAgricola: 355_060, agricola: 343_686, exportadora: 309_721 },
    },
    fuente: 'Acuerdo Gubernativo 264-2024',
  },
  {
    desde: '2026-01-01',
    valor: {
      ce1: { noAgricola: 400_228, agricola: 379_120, exportadora: 340_973 },
      ce2: { noAgricola: 381_690, agricola: 362_589, exportadora: 322_110 },
    },
    fuente: 'Acuerdo Gubernativo 256-2025',
  },
];

/** Centavos a month. */
const BONIFICACION_INCENTIVO: readonly Vigente<number>[] = [
  { desde: '2001-08-31', valor: 25_000, fuente: 'Decreto 78-89, reformado por el Decreto 37-2001' },
];

/** Hours a day and a week, by kind of jornada. Source: Código de Trabajo, articles 116, 117 and 122. */
const JORNADA: readonly Vigente<Record<'diurna' | 'mixta' | 'nocturna', { dia: number; semana: number }>>[] = [
  {
    desde: '1961-08-16',
    valor: {
      diurna: { dia: 8, semana: 48 },
      mixta: { dia: 7, semana: 42 },
      nocturna: { dia: 6, semana: 36 },
    },
    fuente: 'Código de Trabajo, 116, 117 y 122',
  },
];

/** Completed years from which a person may work. */
const EDAD_PARA_TRABAJAR: readonly Vigente<number>[] = [
  { desde: '1961-08-16', valor: 14, fuente: 'Código de Trabajo, 148' },
];

/** Months that an obligation may take to fall due. */
const PLAZO_MAXIMO: readonly Vigente<number>[] = [{ desde: '1000-01-01', valor: 360, fuente: 'prudencia' }];

/** A year's interest in percent, above which a notary would be asked. Source: Código Penal, 276, gives no figure. */
const INTERES_USUAL: readonly Vigente<number>[] = [{ desde: '1000-01-01', valor: 24, fuente: 'prudencia' }];

/** Days from today that a document may say it was signed: `atras` before, `adelante` after; an act waits longer for its notary. */
const FIRMA: readonly Vigente<{ atras: number; adelante: number; actoAdelante: number }>[] = [
  { desde: '1000-01-01', valor: { atras: 30, adelante: 60, actoAdelante: 365 }, fuente: 'prudencia' },
];

/** Months after the signing in which a child's trip may begin. */
const VIAJE: readonly Vigente<number>[] = [{ desde: '1000-01-01', valor: 12, fuente: 'prudencia' }];

/** The values that rule on a day; of a day before the first of one, its first. */
export function parametros(hoy: Dia) {
  const firma = vigente(FIRMA, hoy);
  return {
    firmaDesde: sumarDias(hoy, -firma.atras),
    firmaHasta: sumarDias(hoy, firma.adelante),
    actoHasta: sumarDias(hoy, firma.actoAdelante),
    plazoMaximoMeses: vigente(PLAZO_MAXIMO, hoy),
    viajeMeses: vigente(VIAJE, hoy),
    edadParaTrabajar: vigente(EDAD_PARA_TRABAJAR, hoy),
    salarioMinimo: vigente(SALARIO_MINIMO, hoy),
    bonificacionIncentivo: vigente(BONIFICACION_INCENTIVO, hoy),
    jornada: vigente(JORNADA, hoy),
    interesUsual: vigente(INTERES_USUAL, hoy),
  };
}

function vigente<T>(valores: readonly Vigente<T>[], hoy: Dia): T {
  const found = valores.findLast(({ desde }) => desde <= hoy) ?? valores[0];
  if (found === undefined) throw new Error('Un parámetro no tiene valores.');
  return found.valor;
}
