import type { VentaDetalle } from '@fedatario/contract/compra';
import { useT } from '../../../i18n/i18n.ts';
import { type Columna, LineasDeFactura } from '../../facturas/partes/LineasDeFactura.tsx';

const camino = (tipo: string, id: string) =>
  `/admin/${tipo === 'gestion' ? 'gestion-tramites' : 'tramites'}-en-proceso/detalle/${id}`;

/** The lines sold, their trámites and their refunds. */
export function LineasDeVenta({ venta }: { venta: VentaDetalle }) {
  const t = useT();
  const { lineas, descuento, reembolsado } = venta;
  const columnas: Columna[] = [
    'precio',
    ...(descuento > 0 ? (['descuento'] as const) : []),
    'iva',
    'total',
    ...(reembolsado > 0 ? (['reembolsado'] as const) : []),
  ];
  return (
    <LineasDeFactura factura={venta} lineas={lineas} columnas={columnas} camino={camino} neto={t('ventas.neto')} />
  );
}
