import type { PeriodoElegido, VentasDeCategoria, VentasDeCodigo, VentasDeMetodo } from '@fedatario/contract/control';
import { Link } from 'react-router';
import type { T } from '../../i18n/i18n.ts';
import { cantidad, monto } from '../reportes/columnas.ts';
import { queryOf } from '../reportes/periodo.ts';
import type { ColumnaDeReporte } from '../reportes/TablaDeReporte.tsx';

/** The paid sales of some days, with another filter of the list if there is one: what a figure of the dashboard is made of. */
export function enVentas(periodo: PeriodoElegido, filtro: Readonly<Record<string, string>> = {}): string {
  return `/admin/historial-ventas?${new URLSearchParams({ ...queryOf(periodo), pago: 'recibido', ...filtro })}`;
}

/** The credit notes of some days, with another filter of their list if there is one. */
export function enNotas(periodo: PeriodoElegido, filtro: Readonly<Record<string, string>> = {}): string {
  return `/admin/notas-de-credito?${new URLSearchParams({ ...queryOf(periodo), ...filtro })}`;
}

export function deCategorias(t: T): ColumnaDeReporte<VentasDeCategoria>[] {
  return [
    {
      label: t('tableros.venta.categoria'),
      cell: ({ nombre }) => (nombre === null ? t('tableros.venta.planes') : <bdi>{nombre}</bdi>),
    },
    cantidad(t('tableros.venta.vendidos'), ({ vendidos }) => vendidos),
    monto(t('tableros.venta.cifra.ingresos'), ({ cobrado }) => cobrado),
    monto(t('tableros.venta.cifra.devuelto'), ({ devuelto }) => devuelto),
  ];
}

export function deMetodos(t: T, periodo: PeriodoElegido): ColumnaDeReporte<VentasDeMetodo>[] {
  return [
    {
      label: t('tableros.venta.metodo'),
      cell: ({ metodo }) => <Link to={enVentas(periodo, { metodo })}>{t(`ventas.metodo.${metodo}`)}</Link>,
    },
    cantidad(t('tableros.venta.cifra.pedidos'), ({ pedidos }) => pedidos),
    monto(t('tableros.venta.cifra.ingresos'), ({ cobrado }) => cobrado),
    monto(t('tableros.venta.cifra.devuelto'), ({ devuelto }) => devuelto),
  ];
}

export function deCodigos(t: T, periodo: PeriodoElegido): ColumnaDeReporte<VentasDeCodigo>[] {
  return [
    {
      label: t('tableros.venta.codigo'),
      cell: ({ codigo }) => <Link to={enVentas(periodo, { codigo })}>{codigo}</Link>,
    },
    cantidad(t('tableros.venta.cifra.pedidos'), ({ pedidos }) => pedidos),
    monto(t('tableros.venta.descuento'), ({ descuento }) => descuento),
    monto(t('tableros.venta.cifra.ingresos'), ({ cobrado }) => cobrado),
  ];
}
