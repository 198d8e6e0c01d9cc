import { Comprobantes } from '../../compra/comprobantes/Comprobantes.tsx';
import { VentaPage } from '../../compra/ventas/venta/VentaPage.tsx';
import { useAdministra } from '../../lib/administra.ts';

/** Any of the staff reads a sale; the administration decides on its money. */
export function Venta() {
  const decide = useAdministra();
  return <VentaPage decide={decide} transferencia={(venta) => decide && <Comprobantes factura={venta} />} />;
}
