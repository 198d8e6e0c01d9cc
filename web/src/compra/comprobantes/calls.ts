import type { comprobantes } from '@fedatario/contract';
import { light } from '../../lib/calls.ts';

const access = 'adminCliente';

export const entregarComprobante = light<typeof comprobantes.submit>({
  method: 'POST',
  path: '/private/facturas/:idFactura/comprobantes',
  access,
});

export const listarComprobantes = light<typeof comprobantes.ofFactura>({
  method: 'GET',
  path: '/private/facturas/:idFactura/comprobantes',
  access: 'all',
});
