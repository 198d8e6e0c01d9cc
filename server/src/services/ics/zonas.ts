import { Temporal } from 'temporal-polyfill';
import { type Componente, primera, todas } from './contenido.ts';
import { DIA } from './dias.ts';
import type { Pasos } from './pasos.ts';
import { leerRegla } from './regla.ts';
import { tiemposDe } from './repetir.ts';
import { zonasDeWindows } from './zonas-de-windows.ts';

/** Between the clock of a place and the instants of the world; clock times are milliseconds as if they were UTC. */
export interface Zona {
  readonly instante: (local: number) => number;
  readonly local: (instante: number) => number;
  /** Milliseconds that an instant may be wrong by, on either side: none but for a zone that nobody knows. */
  readonly margen: number;
}

/** The clocks of two places are never farther from each other. */
const ENTRE_ZONAS = 26 * 3_600_000;

export const UTC: Zona = { instante: (local) => local, local: (instante) => instante, margen: 0 };

/** The zone of the system with that name; undefined for a name that is not IANA's. */
export function zonaIana(nombre: string): Zona | undefined {
  const conocida = nombreIana(nombre);
  if (conocida === undefined) return undefined;
  return {
    margen: 0,
    instante: (local) =>
      Temporal.Instant.fromEpochMilliseconds(local)
        .toZonedDateTimeISO('UTC')
        .toPlainDateTime()
        .toZonedDateTime(conocida).epochMilliseconds,
    local: (instante) => {
      const aqui = Temporal.Instant.fromEpochMilliseconds(instante).toZonedDateTimeISO(conocida);
      return instante + aqui.offsetNanoseconds / 1_000_000;
    },
  };
}

/** A zone that nobody knows, taken for the given one: what is busy in it is busy wherever it may be. */
export function desconocida(zona: Zona): Zona {
  return { ...zona, margen: ENTRE_ZONAS };
}

const conocidas = new Map<string, string | undefined>();

function nombreIana(nombre: string): string | undefined {
  if (!conocidas.has(nombre)) conocidas.set(nombre, buscarNombre(nombre));
  return conocidas.get(nombre);
}

/** A name that begins with a bar is a registry's own, and ends with that of IANA in the registries in use. */
function buscarNombre(nombre: string): string | undefined {
  const partes = nombre.split('/');
  const finales = nombre.startsWith('/') ? [partes.slice(-3).join('/'), partes.slice(-2).join('/')] : [nombre];
  for (const final of finales) {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: final }).resolvedOptions().timeZone;
    } catch {}
  }
  return undefined;
}

/** The zone of a Windows name. */
export function zonaDeWindows(nombre: string): Zona | undefined {
  const iana = Object.hasOwn(zonasDeWindows, nombre) ? zonasDeWindows[nombre] : undefined;
  return iana === undefined ? undefined : zonaIana(iana);
}

interface Cambio {
  /** Time of the clock that still has the offset of before. */
  readonly en: number;
  readonly antes: number;
  readonly despues: number;
}

/** The zone that a VTIMEZONE describes, up to an instant; undefined when it describes none. Source: RFC 5545, section 3.6.5. */
export function zonaDelArchivo(componente: Componente, hasta: number, pasos: Pasos): Zona | undefined {
  const cambios = componente.partes.flatMap((parte) => cambiosDe(parte, hasta, pasos)).sort((a, b) => a.en - b.en);
  const [primero] = cambios;
  if (!primero) return undefined;
  const ultimo = (pasado: (cambio: Cambio) => boolean) => cambios.findLast(pasado)?.despues ?? primero.antes;
  return {
    margen: 0,
    instante: (local) => local - ultimo(({ en }) => en <= local),
    local: (instante) => instante + ultimo(({ en, antes }) => en - antes <= instante),
  };
}

function cambiosDe(parte: Componente, hasta: number, pasos: Pasos): Cambio[] {
  const antes = desfaseDe(primera(parte, 'TZOFFSETFROM')?.valor);
  const despues = desfaseDe(primera(parte, 'TZOFFSETTO')?.valor);
  const inicio = relojDe(primera(parte, 'DTSTART')?.valor ?? '');
  if (antes === undefined || despues === undefined || inicio === undefined) return [];
  const cuando = [inicio, ...todas(parte, 'RDATE').flatMap(({ valor }) => valor.split(',').map(relojDe))];
  const cambios = cuando.flatMap((en) => (en === undefined ? [] : [{ en, antes, despues }]));
  for (const { valor } of todas(parte, 'RRULE')) {
    const regla = leerRegla(valor);
    const fin = Math.min(hasta + DIA, (relojDe(regla.hasta ?? '') ?? Number.POSITIVE_INFINITY) + antes);
    for (const en of tiemposDe(regla, { inicio, fin }, pasos)) cambios.push({ en, antes, despues });
  }
  return cambios;
}

function desfaseDe(escrito: string | undefined): number | undefined {
  const [, signo, horas, minutos, segundos = '0'] = /^([+-])(\d\d)(\d\d)(\d\d)?$/.exec(escrito?.trim() ?? '') ?? [];
  if (signo === undefined) return undefined;
  const largo = (Number(horas) * 3_600 + Number(minutos) * 60 + Number(segundos)) * 1_000;
  return signo === '-' ? -largo : largo;
}

/** A time of the clock, as a date or as a date and time; undefined when it is neither. */
export function relojDe(escrito: string): number | undefined {
  const partes = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z?)?$/.exec(escrito.trim());
  if (!partes) return undefined;
  const [ano = 0, mes = 0, dia = 0, hora = 0, minuto = 0, segundo = 0] = partes
    .slice(1)
    .map((parte) => Number(parte ?? 0));
  const fecha = new Date(0);
  fecha.setUTCFullYear(ano, mes - 1, dia);
  if (fecha.getUTCMonth() !== mes - 1 || fecha.getUTCDate() !== dia || hora > 23 || minuto > 59 || segundo > 60)
    return undefined;
  return fecha.setUTCHours(hora, minuto, Math.min(segundo, 59));
}
