import { DAY } from '@fedatario/contract/base';
import type { InformacionGeneral } from '@fedatario/contract/casa';

type Horario = InformacionGeneral['horario'];

/** A Sunday, from which the names of the days are derived. */
const DOMINGO = Date.UTC(2026, 0, 4);

/**
 * The week from Monday with equal days grouped: `lun–vie 08:00–12:00, 14:00–17:00; sáb 09:00–12:00`. Closed days are
 * left out.
 */
export function decirHorario(horario: Horario, idioma: string): string {
  const nombre = new Intl.DateTimeFormat(idioma, { weekday: 'short', timeZone: 'UTC' });
  const grupos: { first: number; last: number; horas: string }[] = [];
  for (const dia of [1, 2, 3, 4, 5, 6, 0]) {
    const horas = (horario[dia] ?? []).map(({ desde, hasta }) => `${desde}–${hasta}`).join(', ');
    const before = grupos.at(-1);
    if (before && before.horas === horas) before.last = dia;
    else grupos.push({ first: dia, last: dia, horas });
  }
  const dicho = (dia: number) => nombre.format(DOMINGO + dia * DAY);
  return grupos
    .filter(({ horas }) => horas !== '')
    .map(({ first, last, horas }) => `${first === last ? dicho(first) : `${dicho(first)}–${dicho(last)}`} ${horas}`)
    .join('; ');
}
