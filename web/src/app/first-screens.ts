import type { Built } from './screen.ts';

/** The first screens of a visitor. They stand apart from the route table of all others, which loads after them. */
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

export const planes: Built = {
  path: '/nuestros-planes',
  access: 'public',
  page: async () => (await import('./pages/NuestrosPlanes.tsx')).NuestrosPlanes,
  layout: 'public',
};

/** Every screen that arrives drawn. */
export const firstScreens: readonly Built[] = [home, producto, planes];
