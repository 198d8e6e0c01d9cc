import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { FalloDeCalendario } from './fallo.ts';

/** A stretch of time, in milliseconds. */
export interface Tramo {
  readonly inicio: number;
  readonly fin: number;
}

export interface Lectura extends Tramo {
  readonly texto: string;
  /** IANA zone of times that name none. */
  readonly zona: string;
}

/** Occurrences that the recurring events of one calendar are counted through: fifty years of twenty daily events are fewer. */
const PASOS = 400_000;
const TRAMOS_MAXIMOS = 5_000;
const DIA = 86_400_000;

/** The busy stretches of a calendar within a window, in order; what is cancelled or marked as free takes no time. */
export function ocupadoDe({ texto, zona, inicio, fin }: Lectura): Tramo[] {
  const tramos: Tramo[] = [];
  for (const tramo of todosDe(eventosDe(texto), { zona, inicio, fin })) {
    if (tramo.fin <= inicio || tramo.inicio >= fin || tramo.fin <= tramo.inicio) continue;
    tramos.push(tramo);
    if (tramos.length > TRAMOS_MAXIMOS) throw new FalloDeCalendario('tamano');
  }
  return tramos.sort((a, b) => a.inicio - b.inicio);
}

type Ventana = Omit<Lectura, 'texto'>;

/** Each event once, and each occurrence of those that recur; an occurrence that was changed is an event of its own. */
function* todosDe(eventos: readonly ICAL.Event[], ventana: Ventana): Generator<Tramo> {
  const { zona } = ventana;
  const cuenta = { pasos: 0 };
  for (const evento of eventos) {
    if (!ocupa(evento)) continue;
    if (evento.isRecurring()) yield* serieDe(evento, eventos, ventana, cuenta);
    else yield tramoDe(evento, zona);
  }
}

function* serieDe(
  evento: ICAL.Event,
  eventos: readonly ICAL.Event[],
  { zona, inicio, fin }: Ventana,
  cuenta: { pasos: number },
): Generator<Tramo> {
  const cambiadas = new Set(
    eventos.flatMap((otro) =>
      otro.uid === evento.uid && otro.isRecurrenceException() ? [instanteDe(otro.recurrenceId, otro, zona)] : [],
    ),
  );
  const primera = tramoDe(evento, zona);
  const largo = primera.fin - primera.inicio;
  const serie = evento.iterator();
  for (let cada = serie.next(); cada; cada = serie.next()) {
    cuenta.pasos += 1;
    if (cuenta.pasos > PASOS) throw new FalloDeCalendario('tamano');
    // Near enough to pass over years of the past; no zone is farther than a day from UTC.
    const cerca = cada.toUnixTime() * 1000;
    if (cerca > fin + DIA) return;
    if (cerca + largo + DIA < inicio) continue;
    const desde = instanteDe(cada, evento, zona);
    if (!cambiadas.has(desde)) yield { inicio: desde, fin: desde + largo };
  }
}

function eventosDe(texto: string): ICAL.Event[] {
  try {
    const calendario = new ICAL.Component(ICAL.parse(texto));
    if (calendario.name !== 'vcalendar') throw new FalloDeCalendario('formato');
    return calendario.getAllSubcomponents('vevent').map((evento) => new ICAL.Event(evento));
  } catch {
    throw new FalloDeCalendario('formato');
  }
}

function ocupa({ component, startDate }: ICAL.Event): boolean {
  const valor = (nombre: string) => String(component.getFirstPropertyValue(nombre) ?? '').toUpperCase();
  return startDate !== null && valor('status') !== 'CANCELLED' && valor('transp') !== 'TRANSPARENT';
}

function tramoDe(evento: ICAL.Event, zona: string): Tramo {
  return {
    inicio: instanteDe(evento.startDate, evento, zona),
    fin: instanteDe(evento.endDate, evento, zona),
  };
}

/** The instant of a time: in the zone that it names if it is an IANA one, else by the file's own rules, else in the given zone. */
function instanteDe(tiempo: ICAL.Time, { component }: ICAL.Event, zona: string): number {
  if (tiempo.zone?.tzid === 'UTC') return tiempo.toUnixTime() * 1000;
  const tzid = String(component.getFirstProperty('dtstart')?.getParameter('tzid') ?? '');
  const { year, month, day, hour, minute, second } = tiempo;
  const local = Temporal.PlainDateTime.from({ year, month, day, hour, minute, second });
  const conocida = tzid !== '' && !tiempo.isDate ? zonaConocida(tzid) : undefined;
  if (conocida === undefined && tzid !== '' && tiempo.zone?.tzid === tzid) return tiempo.toUnixTime() * 1000;
  return local.toZonedDateTime(conocida ?? zona).epochMilliseconds;
}

const conocidas = new Map<string, string | undefined>();

/** The IANA zone of that name; undefined for any other name. */
function zonaConocida(tzid: string): string | undefined {
  if (!conocidas.has(tzid)) conocidas.set(tzid, buscarZona(tzid));
  return conocidas.get(tzid);
}

function buscarZona(tzid: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: tzid }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
