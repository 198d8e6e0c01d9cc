import { PorRevisar } from '../../comprobantes/PorRevisar.tsx';
import { VentasPage } from '../../ventas/VentasPage.tsx';

/** The transfers that wait for the office, and every sale. */
export function Ventas() {
  return (
    <VentasPage>
      <PorRevisar />
    </VentasPage>
  );
}
