import { columnasDeReporte, esColumnaDe, esOrdenDe, type ReporteDeOficina } from '@fedatario/contract/control';
import { useSearchParams } from 'react-router';

/** The order and the hidden columns of a report, kept in the address. What the report has not is ignored. */
export function useMirada(reporte: ReporteDeOficina) {
  const [params, setParams] = useSearchParams();
  const orden = params.get('orden') ?? '';
  const ocultas = (params.get('ocultas') ?? '').split(',').filter((columna) => esOculta(reporte, columna));
  const change = (changes: Readonly<Record<string, string | undefined>>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) value ? next.set(name, value) : next.delete(name);
    setParams(next, { replace: true });
  };
  return { orden: esOrdenDe(reporte, orden) ? orden : '', ocultas, change };
}

export type Mirada = ReturnType<typeof useMirada>;

/** The first column names the row and is always seen. */
function esOculta(reporte: ReporteDeOficina, columna: string): boolean {
  return esColumnaDe(reporte, columna) && columna !== columnasDeReporte[reporte][0];
}
