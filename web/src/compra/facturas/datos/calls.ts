import type { facturacion } from '@fedatario/contract';
import { light } from '../../../lib/calls.ts';

const access = 'admin';

export const leerDatos = light<typeof facturacion.read>({
  method: 'GET',
  path: '/private/datos-facturacion',
  access: 'staff',
});

export const cambiarDatos = light<typeof facturacion.update>({
  method: 'POST',
  path: '/private/datos-facturacion',
  access,
});

export const listarDetenidos = light<typeof facturacion.detenidos>({
  method: 'GET',
  path: '/private/dtes/detenidos',
  access,
});

export const reintentar = light<typeof facturacion.reintentar>({
  method: 'POST',
  path: '/private/dtes/:idDte/certificacion',
  access,
});
