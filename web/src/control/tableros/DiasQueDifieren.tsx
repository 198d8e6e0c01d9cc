import type { DiferenciaDeDia } from '@fedatario/contract';
import { diferencias } from '@fedatario/contract/llamadas/tableros';
import { Link } from 'react-router';
import { type T, useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { dinero, dia as escrito } from '../../lib/format.ts';
import { Notice } from '../../ui/form/Notice.tsx';
import { type ColumnaDeReporte, TablaDeReporte } from '../reportes/TablaDeReporte.tsx';
import { entero } from './Cifras.tsx';
import { enVentas } from './columnas-de-ventas.tsx';
import { Parte } from './MarcoDeTablero.tsx';

/** The warning that figures are not reliable, and the closed days that make them so. */
export function DiasQueDifieren() {
  const t = useT();
  const { data = [] } = useCall(diferencias, {}, { fresh: true });
  return (
    <>
      <Notice tone="error">{t('tableros.venta.noConfiable')}</Notice>
      {data.length > 0 && (
        <Parte titulo={t('tableros.venta.diferencias.titulo')} detalle={t('tableros.venta.diferencias.detalle')}>
          <TablaDeReporte
            titulo={t('tableros.venta.diferencias.titulo')}
            rows={data}
            keyOf={({ dia }) => dia}
            columnas={columnasDe(t)}
          />
        </Parte>
      )}
    </>
  );
}

/** The day leads to its sales; each sum is told as it is kept and as its rows say it. */
function columnasDe(t: T): ColumnaDeReporte<DiferenciaDeDia>[] {
  const par = (
    label: string,
    name: keyof DiferenciaDeDia['filas'],
    en: (n: number) => string,
  ): ColumnaDeReporte<DiferenciaDeDia> => ({
    label,
    numeric: true,
    cell: ({ guardado, filas }) =>
      guardado[name] === filas[name]
        ? en(filas[name])
        : t('tableros.venta.diferencias.par', { guardado: en(guardado[name]), filas: en(filas[name]) }),
  });
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
