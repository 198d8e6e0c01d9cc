import { type DiferenciaDePlanes, movimientosDePlanes } from '@fedatario/contract/control';
import { calls } from '#calls';
import { type T, useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { dia as escrito } from '../../lib/format.ts';
import type { ColumnaDeReporte } from '../reportes/TablaDeReporte.tsx';
import { entero } from './Cifras.tsx';
import { conSigno } from './columnas-de-planes.tsx';
import { columnaDePar, QueDifieren } from './QueDifieren.tsx';

/** The closed days whose movements of plans are not those of their charges and cancellations. */
export function PlanesQueDifieren() {
  const t = useT();
  const { data = [] } = useCall(calls.tableros.diferenciasDePlanes, {}, { fresh: true });
  return (
    <QueDifieren
      aviso={t('tableros.planes.noConfiable')}
      titulo={t('tableros.venta.diferencias.titulo')}
      detalle={t('tableros.planes.diferencias')}
      rows={data}
      keyOf={({ dia }) => dia}
      columnas={columnasDe(t)}
    />
  );
}

function columnasDe(t: T): ColumnaDeReporte<DiferenciaDePlanes>[] {
  return [
    { label: t('tableros.dia'), cell: ({ dia }) => escrito(dia) },
    ...movimientosDePlanes.map((name) =>
      columnaDePar(t, { label: t(`tableros.planes.fila.${name}`), name, escrito: entero }),
    ),
    columnaDePar(t, { label: t('tableros.planes.cifra.cambio'), name: 'mrr', escrito: conSigno }),
  ];
}
