import { type Componente, primera, todas } from './contenido.ts';
import { DIA } from './dias.ts';
import { entre, type Hora, type Largo, type Lector, leerDuracion, leerHora, leerHoras, leerPeriodos } from './horas.ts';
import { leerRegla, type Regla } from './regla.ts';
import { relojDe } from './zonas.ts';

export interface Instancia {
  readonly inicio: Hora;
  readonly largo: Largo;
}

/** A rule, and the last time of the clock it may reach. */
interface Repeticion {
  readonly regla: Regla;
  readonly hasta: number;
}

/** An event as its calendar has it: alone, a series, or another form of one occurrence of a series. */
export interface Evento extends Instancia {
  readonly uid: string;
  readonly ocupa: boolean;
  readonly reglas: readonly Repeticion[];
  readonly agregadas: readonly Instancia[];
  readonly quitadas: readonly Hora[];
  /** The occurrence that it stands for. */
  readonly sustituye: Hora | undefined;
  /** It also changes the occurrences after that one. */
  readonly enAdelante: boolean;
  /** Milliseconds that its times may be wrong by. */
  readonly margen: number;
}

/** Length of an event whose end cannot be read. */
const UN_DIA: Largo = { dias: 1, ms: 0 };

/** Undefined when nothing can be said of its hours, which is then a doubt. */
export function leerEvento(componente: Componente, lector: Lector, duenos: ReadonlySet<string>): Evento | undefined {
  const linea = primera(componente, 'DTSTART');
  const inicio = linea && leerHora(linea.valor, linea, lector);
  if (!inicio) {
    lector.dudar();
    return undefined;
  }
  const { largo, margen } = largoDe(componente, inicio, lector);
  const original = primera(componente, 'RECURRENCE-ID');
  if (primera(componente, 'EXRULE')) lector.dudar();
  return {
    inicio,
    largo,
    margen,
    uid: primera(componente, 'UID')?.valor.trim() ?? '',
    ocupa: ocupa(componente, duenos),
    reglas: todas(componente, 'RRULE').map(({ valor }) => repeticionDe(valor, inicio, lector)),
    agregadas: todas(componente, 'RDATE').flatMap((fechas) =>
      fechas.parametros.get('VALUE')?.toUpperCase() === 'PERIOD' || fechas.valor.includes('/')
        ? leerPeriodos(fechas, lector)
        : leerHoras([fechas], lector).map((hora) => ({ inicio: hora, largo })),
    ),
    quitadas: leerHoras(todas(componente, 'EXDATE'), lector),
    sustituye: original && leerHoras([original], lector)[0],
    enAdelante: original?.parametros.get('RANGE')?.toUpperCase() === 'THISANDFUTURE',
  };
}

function largoDe(componente: Componente, inicio: Hora, lector: Lector): { largo: Largo; margen: number } {
  const final = primera(componente, 'DTEND');
  const duracion = primera(componente, 'DURATION');
  const fin = final && leerHora(final.valor, final, lector);
  const margen = Math.max(inicio.zona.margen, fin?.zona.margen ?? 0);
  if (!final && !duracion) return { largo: { dias: inicio.soloDia ? 1 : 0, ms: 0 }, margen };
  const largo = fin ? hastaFin(inicio, fin) : leerDuracion(duracion?.valor ?? '');
  if (largo && (margen > 0 || largo.dias * DIA + largo.ms >= 0)) return { largo, margen };
  lector.dudar();
  return { largo: UN_DIA, margen };
}

/** Programs write the end of a day's event as that same day, though it is the day after. */
function hastaFin(inicio: Hora, fin: Hora): Largo {
  return inicio.soloDia && fin.soloDia && inicio.local === fin.local ? UN_DIA : entre(inicio, fin);
}

/** A rule that cannot be read takes the hour of each day, so that none of its own is offered. */
function repeticionDe(texto: string, inicio: Hora, lector: Lector): Repeticion {
  try {
    const regla = leerRegla(texto);
    return { regla, hasta: hastaDe(regla.hasta, inicio, lector) };
  } catch {
    lector.dudar();
    return { regla: leerRegla('FREQ=DAILY'), hasta: Number.POSITIVE_INFINITY };
  }
}

/** Midnight of UTC in a series of days stands for that day: programs write the day so. */
function hastaDe(escrito: string | undefined, inicio: Hora, { oficina, dudar }: Lector): number {
  if (escrito === undefined) return Number.POSITIVE_INFINITY;
  const reloj = relojDe(escrito);
  if (reloj === undefined) {
    dudar();
    return Number.POSITIVE_INFINITY;
  }
  if (!escrito.includes('T')) return reloj + DIA - 1;
  if (!escrito.endsWith('Z') || (inicio.soloDia && reloj % DIA === 0)) return reloj;
  return (inicio.soloDia ? oficina : inicio.zona).local(reloj);
}

/** Whether it takes its owner's time: not when it is cancelled, marked as free, or an invitation that the owner declined. */
function ocupa(componente: Componente, duenos: ReadonlySet<string>): boolean {
  const valor = (nombre: string) => primera(componente, nombre)?.valor.trim().toUpperCase();
  const declinada = todas(componente, 'ATTENDEE').some(
    ({ parametros, valor: quien }) =>
      parametros.get('PARTSTAT')?.toUpperCase() === 'DECLINED' &&
      duenos.has(
        quien
          .trim()
          .toLowerCase()
          .replace(/^mailto:/, ''),
      ),
  );
  return (
    valor('STATUS') !== 'CANCELLED' &&
    valor('TRANSP') !== 'TRANSPARENT' &&
    valor('X-MICROSOFT-CDO-BUSYSTATUS') !== 'FREE' &&
    !declinada
  );
}
