import type { DiaDeSemana, Regla } from './regla.ts';

/** Milliseconds of a day; days are counted from 1970-01-01, months from 1, and weekdays from Monday as 0. */
export const DIA = 86_400_000;

interface Fecha {
  readonly ano: number;
  readonly mes: number;
  readonly dia: number;
  readonly semana: number;
}

export function fechaDe(dia: number): Fecha {
  const fecha = new Date(dia * DIA);
  return {
    ano: fecha.getUTCFullYear(),
    mes: fecha.getUTCMonth() + 1,
    dia: fecha.getUTCDate(),
    semana: (fecha.getUTCDay() + 6) % 7,
  };
}

/** The day of that date; a month past the twelfth is one of the next years. */
export function diaDe(ano: number, mes: number, dia: number): number {
  return new Date(0).setUTCFullYear(ano, mes - 1, dia) / DIA;
}

/** The days of a month. */
export function mesDe(ano: number, mes: number): number[] {
  return rango(diaDe(ano, mes, 1), diaDe(ano, mes + 1, 1));
}

export function rango(desde: number, antesDe: number): number[] {
  return Array.from({ length: Math.max(0, antesDe - desde) }, (_, i) => desde + i);
}

/** Whether a day fits all parts of a rule that name days; those that the rule does not name are taken from its beginning. */
export function cumpleDia(regla: Regla, inicio: number): (dia: number) => boolean {
  const { meses, semanas, diasDelAno, diasDelMes, dias, comienzo, ...completa } = conDiasDe(regla, inicio);
  const periodo = periodoDelOrden({ ...completa, meses });
  return (dia) => {
    const fecha = fechaDe(dia);
    const lugares = lugaresDe(dia, fecha);
    return (
      (meses.length === 0 || meses.includes(fecha.mes)) &&
      (diasDelMes.length === 0 || lugares.mes.esUnoDe(diasDelMes)) &&
      (diasDelAno.length === 0 || lugares.ano.esUnoDe(diasDelAno)) &&
      (semanas.length === 0 || semanaDe(dia, fecha, comienzo).esUnoDe(semanas)) &&
      (dias.length === 0 || dias.some((uno) => esEseDia(uno, fecha, periodo && lugares[periodo])))
    );
  };
}

/** The period in which a weekday is the first, the second…; undefined in rules for which such a number means nothing. */
function periodoDelOrden({ frecuencia, meses }: Pick<Regla, 'frecuencia' | 'meses'>): 'mes' | 'ano' | undefined {
  if (frecuencia === 'MONTHLY') return 'mes';
  if (frecuencia !== 'YEARLY') return undefined;
  return meses.length > 0 ? 'mes' : 'ano';
}

function esEseDia({ orden, dia }: DiaDeSemana, { semana }: Fecha, lugar: Lugar | undefined): boolean {
  return dia === semana && (orden === 0 || !lugar || lugar.porSemanas().esUnoDe([orden]));
}

/** Source: RFC 5545, section 3.3.10: what a rule leaves out is that of its DTSTART. */
function conDiasDe(regla: Regla, inicio: number): Regla {
  const { frecuencia, meses, semanas, diasDelAno, diasDelMes, dias } = regla;
  if (diasDelAno.length + diasDelMes.length + dias.length > 0) return regla;
  const { mes, dia, semana } = fechaDe(Math.floor(inicio / DIA));
  if (frecuencia === 'WEEKLY' || (frecuencia === 'YEARLY' && semanas.length > 0))
    return { ...regla, dias: [{ orden: 0, dia: semana }] };
  if (frecuencia === 'MONTHLY') return { ...regla, diasDelMes: [dia] };
  if (frecuencia === 'YEARLY') return { ...regla, diasDelMes: [dia], meses: meses.length > 0 ? meses : [mes] };
  return regla;
}

/** The place of a day in a period: from its beginning, 1 the first, and from its end, -1 the last. */
interface Lugar {
  readonly esUnoDe: (lugares: readonly number[]) => boolean;
  /** The same among the days of its weekday. */
  readonly porSemanas: () => Lugar;
}

function lugar(desdeElPrincipio: number, largo: number): Lugar {
  const desdeElFin = desdeElPrincipio - largo - 1;
  return {
    esUnoDe: (lugares) => lugares.includes(desdeElPrincipio) || lugares.includes(desdeElFin),
    porSemanas: () => {
      const orden = Math.ceil(desdeElPrincipio / 7);
      return lugar(orden, orden - 1 + Math.ceil(-desdeElFin / 7));
    },
  };
}

function lugaresDe(dia: number, { ano, mes, dia: delMes }: Fecha): { mes: Lugar; ano: Lugar } {
  const primero = diaDe(ano, 1, 1);
  return {
    mes: lugar(delMes, diaDe(ano, mes + 1, 1) - diaDe(ano, mes, 1)),
    ano: lugar(dia - primero + 1, diaDe(ano + 1, 1, 1) - primero),
  };
}

/** The week of a day in the year that has most of its days. */
function semanaDe(dia: number, { semana }: Fecha, comienzo: number): Lugar {
  const enMedio = dia - ((semana - comienzo + 7) % 7) + 3;
  const { ano } = fechaDe(enMedio);
  const numeroDe = (medio: number) => Math.floor((medio - diaDe(ano, 1, 1)) / 7) + 1;
  const fin = diaDe(ano, 12, 28);
  const ultimo = fin - ((fechaDe(fin).semana - comienzo + 7) % 7) + 3;
  return lugar(numeroDe(enMedio), numeroDe(ultimo));
}
