import { Comprobantes } from '../../comprobantes/Comprobantes.tsx';
import { useAdministra } from '../../lib/administra.ts';
import { VentaPage } from '../../ventas/venta/VentaPage.tsx';

/** Any of the staff reads a sale; the administration decides on its money. */
export function Venta() {
  const decide = useAdministra();
  return <VentaPage decide={decide} transferencia={(venta) => decide && <Comprobantes factura={venta} />} />;
}
