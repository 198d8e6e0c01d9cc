import type { facturas } from '@fedatario/contract';
import { light } from '../../lib/calls.ts';

const access = 'adminCliente';

export const comprar = light<typeof facturas.buy>({ method: 'POST', path: '/private/compras', access });

export const pagarDeNuevo = light<typeof facturas.payAgain>({
  method: 'POST',
  path: '/private/facturas/:idFactura/pagos',
  access,
});
