import { HOUR } from '@fedatario/contract/base';
import type { Calendario, Tramo } from '@fedatario/contract/casa';
import { type Dia, diaDeSemana, feriados, sumarDias } from '@fedatario/document-engine';
import { diaLocal, inicioDelDia } from '../../services/hora-local.ts';

/** The parts of a calendar that working hours are counted by. */
export type Horario = Pick<Calendario, 'horario' | 'traslado' | 'feriadosLocales' | 'excepciones'>;

const MAXIMAS = 20_000;
/** Most days that are searched: a calendar so sparse that the hours would take longer is an error. */
const DIAS_MAXIMOS = 20_000;

/**
 * The instant at which so many working hours have passed since `desde`, which need not be one of them: Friday's last hour
 * ends on Friday. No hours at all is `desde` itself. `horas`, 0 to 20,000, may have a fraction; anything else, or a
 * calendar that does not hold so many, throws RangeError.
 */
export function sumarHorasHabiles(desde: Date, horas: number, calendario: Horario): Date {
  if (!(horas >= 0 && horas <= MAXIMAS)) throw new RangeError(`Horas hábiles: ${horas}`);
  let left = Math.round(horas * HOUR);
  if (left === 0) return desde;
  for (const { inicio, fin } of tramosDesde(desde, calendario)) {
    if (left <= fin - inicio) return new Date(inicio + left);
    left -= fin - inicio;
  }
  throw new RangeError(`El calendario no tiene ${horas} horas hábiles.`);
}

/** Working hours from one instant to another; negative when the second is earlier. */
export function horasHabilesEntre(desde: Date, hasta: Date, calendario: Horario): number {
  if (hasta < desde) return -horasHabilesEntre(hasta, desde, calendario);
  let sum = 0;
  for (const { inicio, fin } of tramosDesde(desde, calendario)) {
    if (inicio >= hasta.getTime()) break;
    sum += Math.min(fin, hasta.getTime()) - inicio;
  }
  return sum / HOUR;
}

/** The end of the day on which so many worked days have passed, the first one being the day after `desde`; 1 to 1,000. */
export function sumarDiasHabiles(desde: Date, dias: number, calendario: Horario): Date {
  if (!Number.isInteger(dias) || dias < 1 || dias > 1000) throw new RangeError(`Días hábiles: ${dias}`);
  const tramosDe = leer(calendario);
  let dia = diaLocal(desde);
  let left = dias;
  for (let day = 0; left > 0 && day < DIAS_MAXIMOS; day += 1) {
    dia = sumarDias(dia, 1);
    if (tramosDe(dia).length > 0) left -= 1;
  }
  if (left > 0) throw new RangeError(`El calendario no tiene ${dias} días hábiles.`);
  return inicioDelDia(sumarDias(dia, 1));
}

/** The worked days after `desde` until `hasta`, that one included; 0 on the same day. */
export function diasHabilesEntre(desde: Dia, hasta: Dia, calendario: Horario): number {
  const tramosDe = leer(calendario);
  let dias = 0;
  for (let dia = desde; dia < hasta; ) {
    dia = sumarDias(dia, 1);
    if (tramosDe(dia).length > 0) dias += 1;
  }
  return dias;
}

/** The stretches of work from an instant on, in milliseconds of time: what is left of the first, and all that follow. */
function* tramosDesde(desde: Date, calendario: Horario): Generator<{ inicio: number; fin: number }> {
  const tramosDe = leer(calendario);
  let dia = diaLocal(desde);
  for (let day = 0; day < DIAS_MAXIMOS; day += 1) {
    const midnight = inicioDelDia(dia).getTime();
    for (const tramo of tramosDe(dia)) {
      const inicio = Math.max(midnight + tiempoDe(tramo.desde), desde.getTime());
      const fin = midnight + tiempoDe(tramo.hasta);
      if (inicio < fin) yield { inicio, fin };
    }
    dia = sumarDias(dia, 1);
  }
}

/** The hours of any day: its own, none on a holiday, or those of its day of the week. */
function leer(calendario: Horario): (dia: Dia) => readonly Tramo[] {
  const especiales = horasEspeciales(calendario);
  return (dia) => especiales(dia) ?? calendario.horario[diaDeSemana(dia)] ?? [];
}

/** The hours of the days that are not as their day of the week: their own, or none on a holiday; undefined of any other. */
export function horasEspeciales({
  traslado,
  feriadosLocales,
  excepciones,
}: Omit<Horario, 'horario'>): (dia: Dia) => readonly Tramo[] | undefined {
  const propios = new Map(excepciones.map(({ dia, tramos }) => [dia, tramos]));
  const libres = new Map<string, ReadonlySet<Dia>>();
  const esFeriado = (dia: Dia) => {
    const anio = dia.slice(0, 4);
    const known = libres.get(anio) ?? diasLibres(Number(anio), { traslado, locales: feriadosLocales });
    libres.set(anio, known);
    return known.has(dia);
  };
  return (dia) => propios.get(dia) ?? (esFeriado(dia) ? [] : undefined);
}

/** The days of a stretch, both ends included, that are not as their day of the week, each with its name. */
export function diasEspeciales(
  { traslado, feriadosLocales: locales, excepciones }: Omit<Horario, 'horario'>,
  desde: Dia,
  hasta: Dia,
): { dia: Dia; nombre: string; cerrado: boolean }[] {
  const dias = new Map<Dia, { nombre: string; cerrado: boolean }>();
  for (let anio = Number(desde.slice(0, 4)); anio <= Number(hasta.slice(0, 4)); anio += 1)
    for (const { dia, nombre } of feriados(anio, { traslado, locales })) dias.set(dia, { nombre, cerrado: true });
  for (const { dia, nombre, tramos } of excepciones) dias.set(dia, { nombre, cerrado: tramos.length === 0 });
  return [...dias]
    .filter(([dia]) => desde <= dia && dia <= hasta)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([dia, especial]) => ({ dia, ...especial }));
}

function diasLibres(anio: number, opciones: Parameters<typeof feriados>[1]): ReadonlySet<Dia> {
  return new Set(feriados(anio, opciones).map(({ dia }) => dia));
}

/** Milliseconds after midnight of `08:30`. */
function tiempoDe(hora: string): number {
  return (Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3))) * 60_000;
}
