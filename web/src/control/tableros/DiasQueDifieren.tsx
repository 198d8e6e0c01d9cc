import type { DiferenciaDeDia } from '@fedatario/contract/control';
import { Link } from 'react-router';
import { calls } from '#calls';
import { type T, useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { dinero, dia as escrito } from '../../lib/format.ts';
import type { ColumnaDeReporte } from '../reportes/TablaDeReporte.tsx';
import { entero } from './Cifras.tsx';
import { enVentas } from './columnas-de-ventas.tsx';
import { columnaDePar, QueDifieren } from './QueDifieren.tsx';

/** The closed days whose sums of sales are not those of their rows. */
export function DiasQueDifieren() {
  const t = useT();
  const { data = [] } = useCall(calls.tableros.diferencias, {}, { fresh: true });
  return (
    <QueDifieren
      aviso={t('tableros.venta.noConfiable')}
      titulo={t('tableros.venta.diferencias.titulo')}
      detalle={t('tableros.venta.diferencias.detalle')}
      rows={data}
      keyOf={({ dia }) => dia}
      columnas={columnasDe(t)}
    />
  );
}

/** The day leads to its sales. */
function columnasDe(t: T): ColumnaDeReporte<DiferenciaDeDia>[] {
  const par = (label: string, name: keyof DiferenciaDeDia['filas'], en: (n: number) => string) =>
    columnaDePar(t, { label, name, escrito: en });
  return [
    {
      label: t('tableros.dia'),
      cell: ({ dia }) => <Link to={enVentas({ desde: dia, hasta: dia })}>{escrito(dia)}</Link>,
    },
    par(t('tableros.venta.cifra.pedidos'), 'pedidos', entero),
    par(t('tableros.venta.cifra.ingresos'), 'ingresos', dinero),
    par(t('tableros.venta.cifra.devuelto'), 'devuelto', dinero),
    par(t('tableros.venta.vendidos'), 'vendidos', entero),
    par(t('tableros.venta.diferencias.porProducto'), 'cobrado', dinero),
  ];
}
