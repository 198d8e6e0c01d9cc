import { PorRevisar } from '../../compra/comprobantes/PorRevisar.tsx';
import { VentasPage } from '../../compra/ventas/VentasPage.tsx';
import { useAdministra } from '../../lib/administra.ts';

/** The transfers that wait for the administration, and the sales that one may see. */
export function Ventas() {
  const administra = useAdministra();
  return <VentasPage>{administra && <PorRevisar />}</VentasPage>;
}
