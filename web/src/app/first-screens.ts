import type { Screen } from './screen.ts';

/** The first screens of a visitor. They stand apart from the route table of all others, which loads after them. */
export const home: Screen = {
  path: '/',
  access: 'public',
  page: async () => (await import('./pages/Inicio.tsx')).Inicio,
  layout: 'public',
};

export const producto: Screen = {
  path: '/productos/:idProducto',
  access: 'public',
  page: async () => (await import('./pages/Producto.tsx')).Producto,
  layout: 'public',
};

export const planes: Screen = {
  path: '/nuestros-planes',
  access: 'public',
  page: async () => (await import('./pages/NuestrosPlanes.tsx')).NuestrosPlanes,
  layout: 'public',
};

export const reglas: Screen = {
  path: '/reembolsos',
  access: 'public',
  page: async () => (await import('../compra/reembolsos/reglas/ReglasPage.tsx')).ReglasPage,
  layout: 'public',
};

/** Every screen that arrives drawn. */
export const firstScreens: readonly Screen[] = [home, producto, planes, reglas];
