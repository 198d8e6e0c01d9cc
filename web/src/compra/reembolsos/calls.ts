import type { reembolsos } from '@fedatario/contract';
import { light } from '../../lib/calls.ts';

const access = 'adminCliente';

export const cotizar = light<typeof reembolsos.quote>({
  method: 'GET',
  path: '/private/facturas/:idFactura/cotizacion',
  access,
});

export const listarReembolsos = light<typeof reembolsos.list>({
  method: 'GET',
  path: '/private/facturas/:idFactura/reembolsos',
  access,
});

export const pedirReembolso = light<typeof reembolsos.ask>({
  method: 'POST',
  path: '/private/facturas/:idFactura/reembolsos',
  access,
});
