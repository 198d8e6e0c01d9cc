import type { Built } from './screen.ts';

/** What a visitor sees first. They stand apart from the table of all others, which is fetched after them. */
export const home: Built = {
  path: '/',
  access: 'public',
  page: async () => (await import('./pages/Inicio.tsx')).Inicio,
  layout: 'public',
};

export const producto: Built = {
  path: '/productos/:idProducto',
  access: 'public',
  page: async () => (await import('./pages/Producto.tsx')).Producto,
  layout: 'public',
};
