import * as z from 'zod/mini';
import { acto, lectura } from '../base/calls.ts';
import { m, uuid } from '../base/campos.ts';
import { FormaPago } from './carrito.ts';

export const formasPago = {
  list: lectura({
    path: '/private/formas-pago',
    access: 'all',
    summary: 'Tarjetas guardadas, la predeterminada primero',
    response: z.array(FormaPago),
  }),
  options: lectura({
    path: '/private/formas-pago/opciones',
    access: 'all',
    summary: 'Si con el proveedor de pagos se puede guardar una tarjeta sin pagar con ella',
    response: z.object({ agregar: z.boolean() }),
  }),
  open: acto('POST', {
    path: '/private/formas-pago',
    access: 'all',
    summary: 'Abre la página del proveedor donde se escribe una tarjeta para guardarla',
    response: z.object({ url: z.string() }),
  }),
  confirm: acto('POST', {
    path: '/private/formas-pago/confirmacion',
    access: 'all',
    summary: 'Guarda la tarjeta escrita en la página del proveedor, al volver de ella',
    body: z.strictObject({ referencia: z.string().check(z.regex(/^[\w-]{1,255}$/, m('invalido'))) }),
    response: z.array(FormaPago),
  }),
  choose: acto('POST', {
    path: '/private/formas-pago/:idFormaPago/predeterminada',
    access: 'all',
    alcance: 'propio',
    summary: 'La hace predeterminada',
    params: z.strictObject({ idFormaPago: uuid }),
    response: z.array(FormaPago),
  }),
  forget: acto('DELETE', {
    path: '/private/formas-pago/:idFormaPago',
    access: 'all',
    alcance: 'propio',
    summary: 'Olvida una tarjeta, también donde el proveedor',
    params: z.strictObject({ idFormaPago: uuid }),
    response: z.array(FormaPago),
  }),
};
