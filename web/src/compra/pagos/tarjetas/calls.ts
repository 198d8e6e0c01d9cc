import type { formasPago } from '@fedatario/contract';
import { light } from '../../../lib/calls.ts';

export const listarTarjetas = light<typeof formasPago.list>({
  method: 'GET',
  path: '/private/formas-pago',
  access: 'all',
});

export const abrirTarjeta = light<typeof formasPago.open>({
  method: 'POST',
  path: '/private/formas-pago',
  access: 'all',
});

export const confirmarTarjeta = light<typeof formasPago.confirm>({
  method: 'POST',
  path: '/private/formas-pago/confirmacion',
  access: 'all',
});

export const elegirTarjeta = light<typeof formasPago.choose>({
  method: 'POST',
  path: '/private/formas-pago/:idFormaPago/predeterminada',
  access: 'all',
});

export const olvidarTarjeta = light<typeof formasPago.forget>({
  method: 'DELETE',
  path: '/private/formas-pago/:idFormaPago',
  access: 'all',
});
