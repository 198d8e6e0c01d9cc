import type { Carrito } from '@fedatario/contract';
import type { QueryClient } from '@tanstack/react-query';
import { reading } from '../../lib/api.ts';
import { leerCarrito, lineasEnCarrito } from './calls.ts';

/** Caches the cart from the server's answer. */
export function anotarCarrito(client: QueryClient, carrito: Carrito): void {
  client.setQueryData(reading(leerCarrito, {}).queryKey, carrito);
  void client.invalidateQueries({ queryKey: [lineasEnCarrito.path] });
}
