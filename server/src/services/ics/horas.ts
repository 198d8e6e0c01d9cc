import { type Componente, type Linea, primera } from './contenido.ts';
import { DIA } from './dias.ts';
import type { Pasos } from './pasos.ts';
import { desconocida, relojDe, UTC, type Zona, zonaDelArchivo, zonaDeWindows, zonaIana } from './zonas.ts';

/** A time in the zone that it names; a day without a time is its midnight in the office's zone. */
export interface Hora {
  readonly local: number;
  readonly zona: Zona;
  readonly soloDia: boolean;
}

/** Length of a stretch: days of the calendar, then milliseconds. */
export interface Largo {
  readonly dias: number;
  readonly ms: number;
}

/** Reads the values of one calendar, and remembers that some of them could not be read. */
export interface Lector {
  readonly oficina: Zona;
  readonly zonaDe: (nombre: string) => Zona;
  readonly pasos: Pasos;
  readonly dudar: () => void;
}

interface Ajustes {
  readonly oficina: Zona;
  /** Instant up to which zones of the file are worked out. */
  readonly hasta: number;
  readonly pasos: Pasos;
  readonly dudar: () => void;
}

/**
 * The zones of a calendar: a name of IANA is the system's, whatever the file says of it; another is what the file says, or the one that
 * Windows calls so. A zone that nobody knows is doubtful.
 */
export function lectorDe(calendario: Componente, { oficina, hasta, pasos, dudar }: Ajustes): Lector {
  const zonas = new Map<string, Zona>();
  const buscar = (nombre: string): Zona => {
    const suya = calendario.partes.find(
      (parte) => parte.nombre === 'VTIMEZONE' && primera(parte, 'TZID')?.valor.trim() === nombre,
    );
    const zona = zonaIana(nombre) ?? (suya && zonaDelArchivo(suya, hasta, pasos)) ?? zonaDeWindows(nombre);
    if (zona) return zona;
    dudar();
    return desconocida(oficina);
  };
  const zonaDe = (nombre: string) => {
    const zona = zonas.get(nombre) ?? buscar(nombre);
    zonas.set(nombre, zona);
    return zona;
  };
  return { oficina, zonaDe, pasos, dudar };
}

export function instanteDe({ local, zona }: Hora): number {
  return zona.instante(local);
}

/** One time; undefined when it cannot be read. */
export function leerHora(valor: string, { parametros }: Linea, { oficina, zonaDe }: Lector): Hora | undefined {
  const local = relojDe(valor);
  if (local === undefined) return undefined;
  const escrito = valor.trim();
  if (!escrito.includes('T')) return { local, zona: oficina, soloDia: true };
  if (escrito.endsWith('Z')) return { local, zona: UTC, soloDia: false };
  const nombre = parametros.get('TZID');
  return { local, zona: nombre ? zonaDe(nombre) : oficina, soloDia: false };
}

/** The times of all these lines; those that cannot be read are doubtful and left out. */
export function leerHoras(lineas: readonly Linea[], lector: Lector): Hora[] {
  return lineas.flatMap((linea) =>
    linea.valor.split(',').flatMap((valor) => {
      const hora = leerHora(valor, linea, lector);
      if (!hora) lector.dudar();
      return hora ?? [];
    }),
  );
}

interface Periodo {
  readonly inicio: Hora;
  readonly largo: Largo;
}

/** The periods of a line, `begin/end` or `begin/duration`; those that cannot be read are doubtful and left out. */
export function leerPeriodos(linea: Linea, lector: Lector): Periodo[] {
  return linea.valor.split(',').flatMap((valor) => {
    const [desde = '', hasta = ''] = valor.split('/');
    const inicio = leerHora(desde, linea, lector);
    const fin = leerHora(hasta, linea, lector);
    const largo = inicio && (fin ? entre(inicio, fin) : leerDuracion(hasta));
    if (inicio && largo) return { inicio, largo };
    lector.dudar();
    return [];
  });
}

/** From one time to another: days between two days, else the time that passes. */
export function entre(inicio: Hora, fin: Hora): Largo {
  if (inicio.soloDia && fin.soloDia) return { dias: (fin.local - inicio.local) / DIA, ms: 0 };
  return { dias: 0, ms: instanteDe(fin) - instanteDe(inicio) };
}

/** Source: RFC 5545, section 3.3.6; undefined for another text, and for one that goes backwards. */
export function leerDuracion(escrito: string): Largo | undefined {
  const partes = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(
    escrito.trim().toUpperCase(),
  );
  if (!partes || escrito.trim().length < 3) return undefined;
  const [semanas = 0, dias = 0, horas = 0, minutos = 0, segundos = 0] = partes
    .slice(1)
    .map((parte) => Number(parte ?? 0));
  return { dias: semanas * 7 + dias, ms: ((horas * 60 + minutos) * 60 + segundos) * 1_000 };
}

/**
 * That time as one of a series: a series of whole days has days alone, and a day alone of another series is its hour of that day. So
 * programs that write EXDATE in another form than DTSTART are understood; midnight of UTC stands for its day, as in UNTIL.
 */
export function comoEn(serie: Hora, hora: Hora, { oficina }: Lector): Hora {
  if (serie.soloDia) {
    const local = hora.zona === UTC && hora.local % DIA !== 0 ? oficina.local(hora.local) : hora.local;
    return { local: Math.floor(local / DIA) * DIA, zona: oficina, soloDia: true };
  }
  if (!hora.soloDia) return hora;
  return { ...serie, local: hora.local + (serie.local - Math.floor(serie.local / DIA) * DIA) };
}
