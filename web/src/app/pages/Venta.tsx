import { lazy, Suspense } from 'react';
import { VentaPage } from '../../compra/ventas/venta/VentaPage.tsx';
import { useAdministra } from '../../lib/administra.ts';

/** Only a sale paid by bank transfer has receipts. */
const Comprobantes = lazy(async () => ({
  default: (await import('../../compra/comprobantes/Comprobantes.tsx')).Comprobantes,
}));

/** All staff may read a sale; only the administration decides on its money. */
export function Venta() {
  const decide = useAdministra();
  return (
    <VentaPage
      decide={decide}
      transferencia={(venta) =>
        decide && (
          <Suspense>
            <Comprobantes factura={venta} />
          </Suspense>
        )
      }
    />
  );
}
