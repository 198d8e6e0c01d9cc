/**
 * The route table of the specification (section 2), row by row, after the home. It has no markup, so that tests can
 * import it.
 */
export { otherScreens } from './screens/beyond.ts';
export { customerScreens, guestScreens } from './screens/customer.ts';
export { adminScreens } from './screens/office.ts';

export const redirects = {
  '/admin': '/admin/dashboards/tramites-notariales',
  '/admin/catalogos/productos': '/admin/catalogos/productos/todos',
  '/admin/catalogos/producto': '/admin/catalogos/producto/nuevo',
  '/admin/tramites-en-proceso': '/admin/tramites-en-proceso/todos',
  '/admin/gestion-tramites-en-proceso': '/admin/gestion-tramites-en-proceso/todos',
  '/admin/seguridad/usuarios': '/admin/seguridad/usuarios/todos',
  '/admin/generales/feedback': '/admin/generales/feedback/sin-leer',
} as const;
