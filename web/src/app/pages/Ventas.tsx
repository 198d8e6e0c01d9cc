import { PorRevisar } from '../../compra/comprobantes/PorRevisar.tsx';
import { VentasPage } from '../../compra/ventas/VentasPage.tsx';
import { useAdministra } from '../../lib/administra.ts';

/** The transfers to be reviewed by the administration, and the sales that the role may see. */
export function Ventas() {
  const administra = useAdministra();
  return <VentasPage>{administra && <PorRevisar />}</VentasPage>;
}
