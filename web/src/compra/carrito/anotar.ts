import type { Carrito } from '@fedatario/contract/compra';
import type { QueryClient } from '@tanstack/react-query';
import { calls } from '#calls';
import { reading } from '../../lib/api.ts';

/** Caches the cart from the server's answer. */
export function anotarCarrito(client: QueryClient, carrito: Carrito): void {
  client.setQueryData(reading(calls.carrito.read, {}).queryKey, carrito);
  void client.invalidateQueries({ queryKey: [calls.carrito.lines.path] });
}
