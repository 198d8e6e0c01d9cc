import type { ProductoVendido } from '@fedatario/contract/control';
import { jurisdiccion } from '@fedatario/document-engine';
import { calls } from '#calls';
import { useT } from '../../i18n/i18n.ts';
import { fechaHoraDe } from '../../lib/format.ts';
import { Pair } from '../../ui/table/Pair.tsx';
import { cantidad, deVendido, monto } from './columnas.ts';
import { Reporte } from './Reporte.tsx';

const keyOf = ({ idProducto }: ProductoVendido) => idProducto;
const nombre = ({ nombre: name, categoria }: ProductoVendido) => <Pair under={<bdi>{categoria}</bdi>}>{name}</Pair>;

/** Everything that was sold and given back of each product. */
export function DetalleDeProductos() {
  const t = useT();
  return (
    <Reporte
      reporte="detalle-productos"
      llamada={calls.reportes.productos}
      titulo={t('reportes.detalle.titulo')}
      detalle={t('reportes.detalle.detalle')}
      columnas={[
        { name: 'nombre', label: t('reportes.columna.producto'), cell: nombre },
        ...deVendido<ProductoVendido>(t),
        {
          name: 'ultimaVenta',
          label: t('reportes.columna.ultimaVenta'),
          cell: ({ ultimaVenta }) => ultimaVenta && fechaHoraDe(ultimaVenta, jurisdiccion.zonaHoraria),
        },
      ]}
      keyOf={keyOf}
    />
  );
}

/** The products from the most sold to the least, each with its share of what was sold. */
export function MasVendidos() {
  const t = useT();
  return (
    <Reporte
      reporte="productos-mas-vendidos"
      llamada={calls.reportes.productos}
      titulo={t('reportes.masVendidos.titulo')}
      detalle={t('reportes.masVendidos.detalle')}
      columnas={[
        { name: 'nombre', label: t('reportes.columna.producto'), cell: nombre },
        cantidad<ProductoVendido>(t('reportes.columna.vendidos'), ({ vendidos }) => vendidos, 'vendidos'),
        monto<ProductoVendido>(t('reportes.columna.cobrado'), ({ cobrado }) => cobrado, 'cobrado'),
        monto<ProductoVendido>(t('reportes.columna.neto'), ({ cobrado, devuelto }) => cobrado - devuelto, 'neto'),
      ]}
      keyOf={keyOf}
    />
  );
}
