import { DAY } from '@fedatario/contract/base';
import { diaDelCalendario, diasDespues, type PeriodoElegido, periodoDe } from '@fedatario/contract/control';
import { useSearchParams } from 'react-router';
import { hoy } from '../../lib/escribir.ts';

const DIA = /^\d{4}-\d{2}-\d{2}$/;

const partesDe = (dia: string) => dia.split('-').map(Number);

/** The same day some years and months away, or the last of a month that is too short. */
function sumarMeses(dia: string, meses: number): string {
  const [anio = 0, mes = 0, numero = 0] = partesDe(dia);
  const ultimo = diaDelCalendario(anio, mes + meses + 1, 0);
  const mismo = diaDelCalendario(anio, mes + meses, numero);
  return [mismo, ultimo].toSorted()[0] ?? mismo;
}

export const comparaciones = ['anterior', 'anioPasado'] as const;
export type Comparacion = (typeof comparaciones)[number];

/**
 * The period that one is compared with; undefined for a period without bounds. Of a period that is not over only its days until `dia` are
 * compared, so that a part is never held against a whole.
 */
export function periodoComparado(
  { desde, hasta }: PeriodoElegido,
  comparacion: Comparacion,
  dia: string,
): PeriodoElegido | undefined {
  if (desde === '' || hasta === '' || hasta < desde || desde > dia) return undefined;
  const fin = hasta < dia ? hasta : dia;
  const meses = mesesEnteros(desde, hasta);
  if (comparacion === 'anioPasado') return { desde: sumarMeses(desde, -12), hasta: finDe(fin, hasta, -12) };
  if (meses > 0) return { desde: sumarMeses(desde, -meses), hasta: finDe(fin, hasta, -meses) };
  const dias = diasEntre(desde, hasta) + 1;
  return { desde: diasDespues(desde, -dias), hasta: diasDespues(fin, -dias) };
}

/** The last day moved some months; the end of a month stays the end of one. */
function finDe(fin: string, hasta: string, meses: number): string {
  const [anio = 0, mes = 0] = partesDe(fin);
  return fin === hasta && esFinDeMes(fin) ? diaDelCalendario(anio, mes + meses + 1, 0) : sumarMeses(fin, meses);
}

const esFinDeMes = (dia: string) => diasDespues(dia, 1).endsWith('-01');
const diasEntre = (desde: string, hasta: string) => Math.round((Date.parse(hasta) - Date.parse(desde)) / DAY);

/** How many whole months a period is; zero for one that is none. */
function mesesEnteros(desde: string, hasta: string): number {
  if (!desde.endsWith('-01') || !esFinDeMes(hasta)) return 0;
  const [a = 0, m = 0] = partesDe(desde);
  const [b = 0, n = 0] = partesDe(hasta);
  return (b - a) * 12 + n - m + 1;
}

/** The period of a report and its comparison, kept in the address; this year unless it says another. */
export function usePeriodo() {
  const [params, setParams] = useSearchParams();
  const read = (name: string) => {
    const dia = params.get(name) ?? '';
    return DIA.test(dia) ? dia : '';
  };
  const chosen = params.has('desde') || params.has('hasta');
  const periodo = chosen ? { desde: read('desde'), hasta: read('hasta') } : periodoDe('esteAnio', hoy());
  const comparacion = comparaciones.find((one) => one === params.get('comparar'));
  /** The rest of the address stays: the order, the columns and the view of a report. */
  const elegir = ({ desde, hasta }: PeriodoElegido, otra: Comparacion | undefined) => {
    const next = new URLSearchParams(params);
    next.set('desde', desde);
    next.set('hasta', hasta);
    if (otra) next.set('comparar', otra);
    else next.delete('comparar');
    setParams(next, { replace: true });
  };
  return {
    periodo,
    comparacion,
    change: (next: PeriodoElegido) => elegir(next, comparacion),
    comparar: (otra: Comparacion | undefined) => elegir(periodo, otra),
  };
}

/** The period as a query takes it: without the bounds that are empty. */
export function queryOf({ desde, hasta }: PeriodoElegido) {
  return { ...(desde && { desde }), ...(hasta && { hasta }) };
}
