import type {
  ConsumoDePlan,
  MovimientoDePlanes,
  SuscripcionesEnEstado,
  SuscripcionesEnRiesgo,
} from '@fedatario/contract/control';
import { Link } from 'react-router';
import type { T } from '../../i18n/i18n.ts';
import { dinero, menosDinero } from '../../lib/format.ts';
import { cantidad, monto } from '../reportes/columnas.ts';
import type { ColumnaDeReporte } from '../reportes/TablaDeReporte.tsx';
import { entero } from './Cifras.tsx';

/** The list of subscriptions that a figure is made of. */
function enSuscripciones(filtro: Readonly<Record<string, string>>): string {
  return `/admin/suscripciones/lista-suscripciones?${new URLSearchParams(filtro)}`;
}

/** Centavos that may be fewer than none. */
export const conSigno = (centavos: number) => (centavos < 0 ? menosDinero(-centavos) : dinero(centavos));

export function deEstados(t: T): ColumnaDeReporte<SuscripcionesEnEstado>[] {
  return [
    {
      label: t('tableros.columna.estado'),
      cell: ({ estado }) => <Link to={enSuscripciones({ estado })}>{t(`suscripcion.estado.${estado}`)}</Link>,
    },
    cantidad(t('tableros.planes.suscripciones'), (row) => row.cantidad),
    monto(t('tableros.planes.cifra.mrr'), ({ mrr }) => mrr),
  ];
}

/** A subscription may run several risks: these columns have no sum. */
export function deRiesgos(t: T): ColumnaDeReporte<SuscripcionesEnRiesgo>[] {
  return [
    {
      label: t('tableros.planes.riesgo'),
      cell: ({ riesgo }) => <Link to={enSuscripciones({ riesgo })}>{t(`suscripcionesOficina.riesgo.${riesgo}`)}</Link>,
    },
    { label: t('tableros.planes.suscripciones'), numeric: true, cell: (row) => entero(row.cantidad) },
    { label: t('tableros.planes.cifra.mrr'), numeric: true, cell: ({ mrr }) => dinero(mrr) },
  ];
}

interface FilaDeMovimiento {
  readonly clave: MovimientoDePlanes | 'inicio' | 'fin';
  readonly cantidad: number;
  readonly mrr: number;
  /** An end of the period; what lies between adds up to their difference. */
  readonly extremo: boolean;
}

export function deMovimientos(t: T): ColumnaDeReporte<FilaDeMovimiento>[] {
  return [
    { label: t('tableros.planes.movimiento'), cell: ({ clave }) => t(`tableros.planes.fila.${clave}`) },
    { label: t('tableros.planes.suscripciones'), numeric: true, cell: (row) => entero(row.cantidad) },
    {
      label: t('tableros.planes.cifra.mrr'),
      numeric: true,
      cell: ({ mrr, extremo }) => (extremo ? dinero(mrr) : conSigno(mrr)),
    },
  ];
}

export function dePlanes(t: T): ColumnaDeReporte<ConsumoDePlan>[] {
  return [
    { label: t('tableros.planes.plan'), cell: ({ nombre }) => <bdi>{nombre}</bdi> },
    cantidad(t('tableros.planes.suscripciones'), (row) => row.cantidad),
    monto(t('tableros.planes.cifra.mrr'), ({ mrr }) => mrr),
    cantidad(t('tableros.planes.otorgados'), ({ otorgados }) => otorgados),
    cantidad(t('tableros.planes.usados'), ({ usados }) => usados),
    cantidad(t('tableros.planes.disponibles'), ({ disponibles }) => disponibles),
    cantidad(t('tableros.planes.sinLimite'), ({ sinLimite }) => sinLimite),
  ];
}
