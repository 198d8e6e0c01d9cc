import { type MesDeVentas, periodoDe } from '@fedatario/contract/control';
import { Link } from 'react-router';
import { calls } from '#calls';
import { currentIdioma, useT } from '../../i18n/i18n.ts';
import { cantidad, deVendido } from './columnas.ts';
import { Reporte } from './Reporte.tsx';

/** Sales and refunds of each month; a month leads to its sales. */
export function ReporteDeVentas() {
  const t = useT();
  return (
    <Reporte
      reporte="ventas-mensuales"
      titulo={t('reportes.ventas.titulo')}
      detalle={t('reportes.ventas.detalle')}
      llamada={calls.reportes.ventas}
      columnas={[
        { name: 'mes', label: t('reportes.columna.mes'), cell: Mes },
        cantidad<MesDeVentas>(t('reportes.columna.pedidos'), ({ pedidos }) => pedidos, 'pedidos'),
        ...deVendido<MesDeVentas>(t),
      ]}
      keyOf={({ mes }) => mes}
    />
  );
}

function Mes({ mes }: MesDeVentas) {
  const { desde, hasta } = periodoDe('esteMes', `${mes}-01`);
  const name = new Intl.DateTimeFormat(currentIdioma(), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return <Link to={`/admin/historial-ventas?desde=${desde}&hasta=${hasta}`}>{name.format(new Date(desde))}</Link>;
}
