import { cumpleDia, DIA, diaDe, fechaDe, mesDe, rango } from './dias.ts';
import { contar, type Pasos } from './pasos.ts';
import type { Frecuencia, Regla } from './regla.ts';

const HORA = 3_600_000;
const MINUTO = 60_000;
const SEGUNDO = 1_000;

/** Length of the period of a rule that repeats within a day. */
const UNIDADES: Partial<Record<Frecuencia, number>> = { HOURLY: HORA, MINUTELY: MINUTO, SECONDLY: SEGUNDO };

/**
 * The times of a rule from its beginning up to a limit, in order. A time is that of a clock on the wall, in milliseconds as if it were UTC:
 * neither here nor in the rule is there a zone. Each period that is looked at is counted.
 */
export function* tiemposDe(regla: Regla, limites: Limites, pasos: Pasos): Generator<number> {
  let faltan = regla.veces ?? Number.POSITIVE_INFINITY;
  for (const tiempo of todosDe(regla, limites, pasos)) {
    if (faltan <= 0 || tiempo > limites.fin) return;
    faltan -= 1;
    yield tiempo;
  }
}

function* todosDe(regla: Regla, { inicio, fin }: Limites, pasos: Pasos): Generator<number> {
  for (const { comienza, tiempos } of conjuntosDe(regla, inicio)) {
    if (comienza > fin) return;
    contar(pasos);
    yield* elegidos(tiempos, regla.posiciones).filter((tiempo) => tiempo >= inicio);
  }
}

interface Limites {
  readonly inicio: number;
  readonly fin: number;
}

/** All times of one period, in order. */
interface Conjunto {
  readonly comienza: number;
  readonly tiempos: readonly number[];
}

/** BYSETPOS: places in the set of one period. */
function elegidos(conjunto: readonly number[], posiciones: readonly number[]): readonly number[] {
  if (posiciones.length === 0) return conjunto;
  const lugares = posiciones.map((lugar) => (lugar > 0 ? lugar - 1 : conjunto.length + lugar));
  return conjunto.filter((_, i) => lugares.includes(i));
}

function* conjuntosDe(regla: Regla, inicio: number): Generator<Conjunto> {
  const unidad = UNIDADES[regla.frecuencia];
  if (unidad !== undefined) return yield* dentroDelDia(regla, inicio, unidad);
  const horas = horasDelDia(regla, inicio);
  const cumple = cumpleDia(regla, inicio);
  for (const dias of periodosDe(regla, inicio)) {
    const tiempos = dias.filter(cumple).flatMap((dia) => horas.map((hora) => dia * DIA + hora));
    yield { comienza: (dias[0] ?? Number.POSITIVE_INFINITY) * DIA, tiempos };
  }
}

function horasDelDia({ horas, minutos, segundos }: Regla, inicio: number): number[] {
  const dado = new Date(inicio);
  return productoDe(
    ordenados(horas, dado.getUTCHours()),
    ordenados(minutos, dado.getUTCMinutes()),
    ordenados(segundos, dado.getUTCSeconds()),
  );
}

function* dentroDelDia(regla: Regla, inicio: number, unidad: number): Generator<Conjunto> {
  const cumple = cumpleDia(regla, inicio);
  for (let base = Math.floor(inicio / unidad) * unidad; ; base += regla.cada * unidad) {
    const dia = Math.floor(base / DIA);
    const tiempos = cumple(dia) ? productoDe(...partesDe(regla, inicio, base, unidad)) : [];
    yield { comienza: base, tiempos: tiempos.map((hora) => dia * DIA + hora) };
  }
}

/** Hours, minutes and seconds of one period within a day: the parts longer than it limit it, the shorter ones divide it. */
function partesDe({ horas, minutos, segundos }: Regla, inicio: number, base: number, unidad: number) {
  const dado = new Date(inicio);
  const este = new Date(base);
  return [
    limitados(horas, este.getUTCHours()),
    unidad > MINUTO ? ordenados(minutos, dado.getUTCMinutes()) : limitados(minutos, este.getUTCMinutes()),
    unidad > SEGUNDO ? ordenados(segundos, dado.getUTCSeconds()) : limitados(segundos, este.getUTCSeconds()),
  ] as const;
}

function ordenados(lista: readonly number[], delInicio: number): readonly number[] {
  return lista.length === 0 ? [delInicio] : [...new Set(lista)].sort((a, b) => a - b);
}

function limitados(lista: readonly number[], este: number): readonly number[] {
  return lista.length === 0 || lista.includes(este) ? [este] : [];
}

function productoDe(horas: readonly number[], minutos: readonly number[], segundos: readonly number[]): number[] {
  return horas.flatMap((hora) =>
    minutos.flatMap((minuto) => segundos.map((segundo) => hora * HORA + minuto * MINUTO + segundo * SEGUNDO)),
  );
}

/** The days of each year, month, week or day of the rule. */
function* periodosDe(regla: Regla, inicio: number): Generator<number[]> {
  const { frecuencia, cada, comienzo, meses } = regla;
  const dia = Math.floor(inicio / DIA);
  const { ano, mes, semana } = fechaDe(dia);
  const primeroDeSemana = dia - ((semana - comienzo + 7) % 7);
  for (let i = 0; ; i += cada) {
    if (frecuencia === 'DAILY') yield [dia + i];
    else if (frecuencia === 'WEEKLY') yield rango(primeroDeSemana + 7 * i, primeroDeSemana + 7 * i + 7);
    else if (frecuencia === 'MONTHLY') yield mesDe(ano, mes + i);
    else if (meses.length === 0) yield rango(diaDe(ano + i, 1, 1), diaDe(ano + i + 1, 1, 1));
    else yield ordenados(meses, mes).flatMap((uno) => mesDe(ano + i, uno));
  }
}
