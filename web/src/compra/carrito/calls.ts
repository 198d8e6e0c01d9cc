import type { carrito } from '@fedatario/contract';
import { light } from '../../lib/calls.ts';

const access = 'adminCliente';

export const leerCarrito = light<typeof carrito.read>({ method: 'GET', path: '/private/carrito', access });

export const lineasEnCarrito = light<typeof carrito.lines>({
  method: 'GET',
  path: '/private/usuario/:id/productosEnCarrito',
  access: 'all',
});

export const agregar = light<typeof carrito.add>({ method: 'POST', path: '/private/carrito/lineas', access });

export const quitar = light<typeof carrito.remove>({
  method: 'DELETE',
  path: '/private/carrito/lineas/:idLinea',
  access,
});

export const aceptarPrecios = light<typeof carrito.acceptPrices>({
  method: 'POST',
  path: '/private/carrito/precios',
  access,
});

export const aplicarCodigo = light<typeof carrito.applyCode>({
  method: 'POST',
  path: '/private/carrito/codigo',
  access,
});

export const quitarCodigo = light<typeof carrito.removeCode>({
  method: 'DELETE',
  path: '/private/carrito/codigo',
  access,
});
