import { useSearchParams } from 'react-router';
import { hoy } from '../../lib/escribir.ts';

/** Days of the company, both included; empty for no bound. */
export interface PeriodoElegido {
  readonly desde: string;
  readonly hasta: string;
}

export const atajos = ['esteMes', 'mesPasado', 'esteAnio', 'anioPasado', 'todo'] as const;
export type Atajo = (typeof atajos)[number];

const DIA = /^\d{4}-\d{2}-\d{2}$/;

/** The days of a shortcut, seen from a day. */
export function periodoDe(atajo: Atajo, dia: string): PeriodoElegido {
  const [anio = 0, mes = 0] = dia.split('-').map(Number);
  switch (atajo) {
    case 'esteMes':
      return { desde: diaDe(anio, mes, 1), hasta: diaDe(anio, mes + 1, 0) };
    case 'mesPasado':
      return { desde: diaDe(anio, mes - 1, 1), hasta: diaDe(anio, mes, 0) };
    case 'esteAnio':
      return { desde: diaDe(anio, 1, 1), hasta: diaDe(anio, 13, 0) };
    case 'anioPasado':
      return { desde: diaDe(anio - 1, 1, 1), hasta: diaDe(anio - 1, 13, 0) };
    default:
      return { desde: '', hasta: '' };
  }
}

/** A day of the calendar; month 0 is December of the year before, and day 0 the last of the month before. */
function diaDe(anio: number, mes: number, dia: number): string {
  return new Date(Date.UTC(anio, mes - 1, dia)).toISOString().slice(0, 10);
}

/** The period of a report, kept in the address; this year unless it says another. */
export function usePeriodo() {
  const [params, setParams] = useSearchParams();
  const read = (name: string) => {
    const dia = params.get(name) ?? '';
    return DIA.test(dia) ? dia : '';
  };
  const chosen = params.has('desde') || params.has('hasta');
  const periodo = chosen ? { desde: read('desde'), hasta: read('hasta') } : periodoDe('esteAnio', hoy());
  const change = (next: PeriodoElegido) => setParams({ ...next }, { replace: true });
  return { periodo, change };
}

/** The period as a query takes it: without the bounds that are empty. */
export function queryOf({ desde, hasta }: PeriodoElegido) {
  return { ...(desde && { desde }), ...(hasta && { hasta }) };
}
