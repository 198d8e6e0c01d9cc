import { Comprobantes } from '../../compra/comprobantes/Comprobantes.tsx';
import { VentaPage } from '../../compra/ventas/venta/VentaPage.tsx';
import { useAdministra } from '../../lib/administra.ts';

/** All staff may read a sale; only the administration decides on its money. */
export function Venta() {
  const decide = useAdministra();
  return <VentaPage decide={decide} transferencia={(venta) => decide && <Comprobantes factura={venta} />} />;
}
