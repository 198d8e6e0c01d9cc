import { PorRevisar } from '../../comprobantes/PorRevisar.tsx';
import { useAdministra } from '../../lib/administra.ts';
import { VentasPage } from '../../ventas/VentasPage.tsx';

/** The transfers that wait for the administration, and the sales that one may see. */
export function Ventas() {
  const administra = useAdministra();
  return <VentasPage>{administra && <PorRevisar />}</VentasPage>;
}
