import { type Componente, componentesDe, primera, todas } from './contenido.ts';
import { leerEvento } from './evento.ts';
import { FalloDeCalendario } from './fallo.ts';
import { type Lector, lectorDe, leerPeriodos } from './horas.ts';
import { type Tramo, tramoDe, tramosDe } from './serie.ts';
import { zonaIana } from './zonas.ts';

export type { Tramo } from './serie.ts';

export interface Lectura extends Tramo {
  readonly texto: string;
  /** IANA zone of times that name none. */
  readonly zona: string;
  /** Mail addresses of the calendar's owner, by which a declined invitation is theirs. */
  readonly correos?: readonly string[];
}

export interface Ocupado {
  readonly tramos: Tramo[];
  /** False when a part of the calendar could not be read; its hours are then taken as widely as they may be. */
  readonly completo: boolean;
}

const TRAMOS_MAXIMOS = 5_000;

/** The busy stretches of a calendar within a window, in order; a text may hold several calendars one after the other. */
export function ocupadoDe(lectura: Lectura): Ocupado {
  const { texto, inicio, fin } = lectura;
  const dudas = { completo: true };
  const tramos: Tramo[] = [];
  for (const tramo of todosDe(calendariosDe(texto), lectura, dudas)) {
    if (tramo.fin <= inicio || tramo.inicio >= fin || tramo.fin <= tramo.inicio) continue;
    tramos.push(tramo);
    if (tramos.length > TRAMOS_MAXIMOS) throw new FalloDeCalendario('tamano');
  }
  return { tramos: tramos.sort((a, b) => a.inicio - b.inicio), ...dudas };
}

function calendariosDe(texto: string): Componente[] {
  const calendarios = componentesDe(texto);
  const ajeno = calendarios.some(({ nombre }) => nombre !== 'VCALENDAR');
  if (calendarios.length === 0 || ajeno) throw new FalloDeCalendario('formato');
  return calendarios;
}

function* todosDe(
  calendarios: readonly Componente[],
  lectura: Lectura,
  dudas: { completo: boolean },
): Generator<Tramo> {
  const oficina = zonaIana(lectura.zona);
  if (!oficina) throw new Error(`No hay una zona ${lectura.zona}.`);
  const pasos = { cuenta: 0 };
  const dudar = () => {
    dudas.completo = false;
  };
  for (const calendario of calendarios)
    yield* ocupadoEn(calendario, lectorDe(calendario, { oficina, hasta: lectura.fin, pasos, dudar }), lectura);
}

function* ocupadoEn(calendario: Componente, lector: Lector, lectura: Lectura): Generator<Tramo> {
  const duenos = duenosDe(calendario, lectura);
  const partes = (nombre: string) => calendario.partes.filter((parte) => parte.nombre === nombre);
  const eventos = partes('VEVENT').flatMap((parte) => leerEvento(parte, lector, duenos) ?? []);
  yield* tramosDe(eventos, lector, lectura);
  for (const parte of partes('VFREEBUSY')) yield* ocupadoPublicado(parte, lector);
}

/** Some programs name a calendar by the address of its owner. */
function duenosDe(calendario: Componente, { correos = [] }: Lectura): ReadonlySet<string> {
  const nombre = primera(calendario, 'X-WR-CALNAME')?.valor ?? '';
  return new Set([...correos, nombre].map((correo) => correo.trim().toLowerCase()));
}

/** The periods of a VFREEBUSY; a kind that nobody knows is busy. Source: RFC 5545, section 3.2.9. */
function* ocupadoPublicado(parte: Componente, lector: Lector): Generator<Tramo> {
  for (const linea of todas(parte, 'FREEBUSY')) {
    if (linea.parametros.get('FBTYPE')?.toUpperCase() === 'FREE') continue;
    for (const { inicio, largo } of leerPeriodos(linea, lector)) yield tramoDe(inicio, largo);
  }
}
