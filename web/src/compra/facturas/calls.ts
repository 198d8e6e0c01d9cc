import type { facturacion, facturas } from '@fedatario/contract';
import { light } from '../../lib/calls.ts';

const access = 'adminCliente';

export const listarFacturas = light<typeof facturas.list>({ method: 'GET', path: '/private/facturas', access });

export const leerFactura = light<typeof facturas.read>({
  method: 'GET',
  path: '/private/facturas/:idFactura',
  access,
});

export const pdfDeFactura = light<typeof facturacion.pdf>({
  method: 'GET',
  path: '/private/facturas/:idFactura/pdf',
  access,
});

export const pdfDeNota = light<typeof facturacion.notaPdf>({
  method: 'GET',
  path: '/private/facturas/:idFactura/notas/:idNota/pdf',
  access,
});

export const comprobar = light<typeof facturas.check>({
  method: 'POST',
  path: '/private/facturas/:idFactura/comprobacion',
  access,
});

export const anular = light<typeof facturas.cancel>({
  method: 'POST',
  path: '/private/facturas/:idFactura/anulacion',
  access,
});
