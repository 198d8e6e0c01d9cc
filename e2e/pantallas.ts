/** The screens that are built and need nothing but an account, by who sees them. */
export const guestScreens = [
  '/',
  '/productos/declaracion-jurada',
  '/login',
  '/registrarse',
  '/confirmar-cuenta',
  '/recover-password',
  '/buzon',
  '/no-existe',
  '/nuestros-planes',
  '/boletin/baja',
  '/terminos',
  '/verificar',
  '/verificar/00000-00000-00000-00000',
];

export const ownScreens = [
  '/',
  '/perfil-usuario/info',
  '/perfil-usuario/seguridad',
  '/perfil-usuario/forma-pago',
  '/perfil-usuario/notificaciones',
  '/tramites/todos',
  '/borradores',
  '/borradores?lista=libreta',
  '/historial-compras',
  '/checkout',
];

export const staffScreens = [
  '/admin/dashboards/tramites-notariales',
  '/admin/generales/informacion-general',
  '/admin/generales/informacion-general?seccion=apariencia',
  '/admin/generales/informacion-general?seccion=calendario',
  '/admin/generales/informacion-general?seccion=legales',
  '/admin/catalogos/notarios',
  '/admin/catalogos/tipos-notificaciones',
  '/admin/seguridad/usuarios/todos',
  '/admin/seguridad/auditoria',
  '/admin/perfil-usuario/info',
  '/admin/catalogos/categorias',
  '/admin/historial-ventas',
  '/admin/facturacion/codigos-promocionales',
  '/admin/registro',
  '/admin/deberes',
];
