import type { FacturaDetalle } from '@fedatario/contract';
import { useT } from '../../i18n/i18n.ts';
import { LineasDeFactura } from '../facturas/partes/LineasDeFactura.tsx';

const camino = (id: string) => `/tramites/${id}/detalle`;

/** The lines with price, discount and IVA. */
export function Conceptos({ pedido }: { pedido: FacturaDetalle }) {
  const t = useT();
  const columnas = ['precio', 'descuento', 'base', 'iva', 'total'] as const;
  return (
    <LineasDeFactura
      factura={pedido}
      lineas={pedido.lineas}
      columnas={columnas}
      camino={camino}
      sinServicio={t('facturas.lineas.noSeOfrece')}
    />
  );
}
