import type { borradores, productos } from '@fedatario/contract';
import { light } from '../../lib/calls.ts';

export const listar = light<typeof productos.list>({ method: 'GET', path: '/public/productos', access: 'public' });

export const sugerir = light<typeof productos.suggest>({
  method: 'GET',
  path: '/public/productos/sugerencias',
  access: 'public',
});

export const leer = light<typeof productos.read>({
  method: 'GET',
  path: '/public/productos/:idProducto',
  access: 'public',
});

export const listarCategorias = light<typeof productos.categorias>({
  method: 'GET',
  path: '/public/categorias',
  access: 'public',
});

export const comenzar = light<typeof borradores.create>({
  method: 'POST',
  path: '/private/borradores',
  access: 'adminCliente',
});
