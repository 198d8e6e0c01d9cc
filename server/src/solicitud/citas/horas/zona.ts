import { DAY } from '@fedatario/contract/base';
import { Temporal } from 'temporal-polyfill';

/** Instants in milliseconds, by zone, day and hour: few are asked for, many times, and each costs more than all else. */
const conocidos = new Map<string, number>();
const CONOCIDOS_MAXIMOS = 20_000;

/**
 * The instant at which a clock of that IANA zone shows that hour (`08:30`, or `24:00`) of that day. An hour that the clock skips is
 * the same time after the change; of one that it repeats, the first.
 */
export function instanteEn(zona: string, dia: string, hora: string): number {
  const key = `${zona} ${dia} ${hora}`;
  const known = conocidos.get(key);
  if (known !== undefined) return known;
  const [day, time] = hora === '24:00' ? [diaSiguiente(dia), '00:00'] : [dia, hora];
  const { epochMilliseconds } = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zona, plainTime: time });
  if (conocidos.size >= CONOCIDOS_MAXIMOS) conocidos.clear();
  conocidos.set(key, epochMilliseconds);
  return epochMilliseconds;
}

/** The day that an instant falls on in that zone. */
export function diaEn(zona: string, instante: number): string {
  return Temporal.Instant.fromEpochMilliseconds(instante).toZonedDateTimeISO(zona).toPlainDate().toString();
}

export function diaSiguiente(dia: string): string {
  // A month of fifty notaries asks for it 1,600 times, and a day of the calendar has no zone.
  return new Date(Date.parse(`${dia}T00:00:00Z`) + DAY).toISOString().slice(0, 10);
}
