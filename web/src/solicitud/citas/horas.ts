import { DAY } from '@fedatario/contract/base';
import type { HoraLibre } from '@fedatario/contract/solicitud';

/** Days of free times that the chooser asks for at once. */
const DIAS = 21;

/** The window so many jumps ahead, in whole minutes, so that it is asked for once a minute at most. */
export function ventanaDesde(ahora: Date, salto: number): { desde: string; hasta: string } {
  const inicio = Math.floor(ahora.getTime() / 60_000) * 60_000 + salto * DIAS * DAY;
  return { desde: new Date(inicio).toISOString(), hasta: new Date(inicio + DIAS * DAY).toISOString() };
}

interface Dia {
  /** `2026-01-20`, in the zone. */
  readonly dia: string;
  readonly primera: string;
  readonly horas: HoraLibre[];
}

/** Free times by the day they fall on in a zone, in order. */
export function porDia(horas: readonly HoraLibre[], zona: string): Dia[] {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zona,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const dias = new Map<string, Dia>();
  for (const hora of horas) {
    const dia = format.format(new Date(hora.inicio));
    const known = dias.get(dia);
    if (known) known.horas.push(hora);
    else dias.set(dia, { dia, primera: hora.inicio, horas: [hora] });
  }
  return [...dias.values()];
}
