import { atajosDePeriodo, type FiltrosDeVista, type PeriodoElegido, periodoDe } from '@fedatario/contract/control';

/** The period as a view keeps it: one that is a shortcut today moves with the day, any other stays as it is. */
export function filtrosDe({ desde, hasta }: PeriodoElegido, dia: string): FiltrosDeVista {
  const atajo = atajosDePeriodo.find((uno) => {
    const suyo = periodoDe(uno, dia);
    return suyo.desde === desde && suyo.hasta === hasta;
  });
  return atajo ? { atajo } : { ...(desde && { desde }), ...(hasta && { hasta }) };
}

/** The days of a view, seen from a day. */
export function periodoDeVista(filtros: FiltrosDeVista, dia: string): PeriodoElegido {
  if ('atajo' in filtros) return periodoDe(filtros.atajo, dia);
  return { desde: filtros.desde ?? '', hasta: filtros.hasta ?? '' };
}
