import type { TiempoEnEstado, TrabajoDeNotario } from '@fedatario/contract/control';
import { Link } from 'react-router';
import type { T } from '../../i18n/i18n.ts';
import { cantidad } from '../reportes/columnas.ts';
import type { ColumnaDeReporte } from '../reportes/TablaDeReporte.tsx';

const HORAS_DE_UN_DIA = 24;
/** From this many hours on, a length of time is said in days. */
const EN_DIAS = 72;

/** A length of time as it is counted: `5 h`, `4 días`. */
function duracion(t: T, horas: number): string {
  if (horas === 0) return t('tableros.menosDeUnaHora');
  return horas < EN_DIAS ? t('tableros.horas', { n: horas }) : t('tableros.dias', { n: horas / HORAS_DE_UN_DIA });
}

export function deTiempos(t: T): ColumnaDeReporte<TiempoEnEstado>[] {
  return [
    { label: t('tableros.columna.estado'), cell: ({ estado }) => t(`tramites.estado.${estado}`) },
    { label: t('tableros.columna.veces'), numeric: true, cell: ({ veces }) => veces.toLocaleString('en') },
    { label: t('tableros.columna.mediana'), numeric: true, cell: ({ mediana }) => duracion(t, mediana) },
    { label: t('tableros.columna.p90'), numeric: true, cell: ({ p90 }) => duracion(t, p90) },
  ];
}

export function deNotarios(t: T): ColumnaDeReporte<TrabajoDeNotario>[] {
  return [
    {
      label: t('tableros.columna.notario'),
      cell: ({ notario }) => notario,
    },
    enLista(t('tableros.cifra.enProceso'), 'en-proceso', ({ enProceso }) => enProceso),
    enLista(t('tableros.cifra.delCliente'), 'pendientes-del-cliente', ({ delCliente }) => delCliente),
    enLista(t('tableros.cifra.vencidos'), 'vencidos', ({ vencidos }) => vencidos),
    cantidad(t('tableros.cifra.entregados'), ({ entregados }) => entregados),
    {
      label: t('tableros.columna.horas'),
      numeric: true,
      cell: ({ horas }) => (horas === null ? '—' : duracion(t, horas)),
    },
    {
      label: t('tableros.columna.calificacion'),
      numeric: true,
      cell: ({ calificacion }) =>
        calificacion === null
          ? '—'
          : t('tableros.calificacion', { promedio: calificacion.promedio.toFixed(1), n: calificacion.cuantas }),
    },
  ];
}

/** A count of a notary's trámites that leads to those that make it up. */
function enLista(
  label: string,
  filtro: string,
  de: (row: TrabajoDeNotario) => number,
): ColumnaDeReporte<TrabajoDeNotario> {
  return {
    ...cantidad(label, de),
    cell: (row) =>
      de(row) === 0 ? (
        '0'
      ) : (
        <Link to={`/admin/tramites-en-proceso/${filtro}?idNotario=${row.idNotario}`}>{de(row)}</Link>
      ),
  };
}
