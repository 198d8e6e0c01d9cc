import { Comprobantes } from '../../comprobantes/Comprobantes.tsx';
import { VentaPage } from '../../ventas/venta/VentaPage.tsx';
import { useSession } from '../session/use-session.ts';

/** Any of the staff reads a sale; the administration decides on its money. */
export function Venta() {
  const decide = useSession().user.role.includes('admin');
  return <VentaPage decide={decide} transferencia={(venta) => <Comprobantes factura={venta} />} />;
}
