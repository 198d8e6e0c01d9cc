import { isObjeto } from '../base/json.ts';

/** Minutes from midnight; those of the night run from 18:00 to 06:00 (Código de Trabajo, art. 116), also of the day before and after. */
const NOCHES = [
  [-360, 360],
  [1080, 1800],
  [2520, 3240],
] as const;
const DIA = 1440;

type Turno = { dias: readonly unknown[]; entrada: number; salida: number };

/** The most hours that a timetable works in one day. Of its items, `dias`, `entrada` and `salida`; null when any lacks one, or ends when it begins. */
export function horasAlDia(horario: unknown): number | null {
  const turnos = turnosDe(horario);
  return turnos && mayorDia(turnos, ({ entrada, salida }) => salida - entrada);
}

/** The hours that a timetable works in a week. */
export function horasALaSemana(horario: unknown): number | null {
  const turnos = turnosDe(horario);
  if (turnos === null) return null;
  return turnos.reduce((sum, { dias, entrada, salida }) => sum + dias.length * (salida - entrada), 0) / 60;
}

/** The most hours of the night that a timetable works from one day on. */
export function horasDeNoche(horario: unknown): number | null {
  const turnos = turnosDe(horario);
  return turnos && mayorDia(turnos, deNoche);
}

/** How many days of the week a timetable works. */
export function diasALaSemana(horario: unknown): number | null {
  const turnos = turnosDe(horario);
  return turnos && new Set(turnos.flatMap(({ dias }) => dias)).size;
}

/** Whether two shifts of the same day share a time. */
export function seCruzan(horario: unknown): boolean | null {
  const turnos = turnosDe(horario);
  if (turnos === null) return null;
  return turnos.some((uno, i) =>
    turnos
      .slice(0, i)
      .some(
        (otro) =>
          uno.entrada < otro.salida && otro.entrada < uno.salida && uno.dias.some((dia) => otro.dias.includes(dia)),
      ),
  );
}

function mayorDia(turnos: readonly Turno[], minutos: (turno: Turno) => number): number {
  const dias = new Map<unknown, number>();
  for (const turno of turnos) for (const dia of turno.dias) dias.set(dia, (dias.get(dia) ?? 0) + minutos(turno));
  return Math.max(0, ...dias.values()) / 60;
}

function deNoche({ entrada, salida }: Turno): number {
  const shared = NOCHES.map(([from, to]) => Math.max(0, Math.min(to, salida) - Math.max(from, entrada)));
  return shared.reduce((sum, minutes) => sum + minutes, 0);
}

/** A shift whose end is not later than its beginning ends on the next day. */
function turnosDe(horario: unknown): Turno[] | null {
  if (!Array.isArray(horario)) return null;
  const turnos: Turno[] = [];
  for (const item of horario) {
    if (!isObjeto(item) || !Array.isArray(item.dias)) return null;
    const [entrada, salida] = [item.entrada, item.salida].map(minutosDe);
    if (entrada === undefined || salida === undefined || entrada === salida) return null;
    turnos.push({ dias: item.dias, entrada, salida: salida > entrada ? salida : salida + DIA });
  }
  return turnos;
}

function minutosDe(hora: unknown): number | undefined {
  if (typeof hora !== 'string' || !/^\d\d:\d\d$/.test(hora)) return undefined;
  return Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3));
}
