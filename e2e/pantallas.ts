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
];

export const ownScreens = [
  '/',
  '/perfil-usuario/info',
  '/perfil-usuario/seguridad',
  '/perfil-usuario/forma-pago',
  '/borradores',
  '/borradores?lista=libreta',
  '/historial-compras',
  '/checkout',
];

export const staffScreens = [
  '/admin/generales/informacion-general',
  '/admin/perfil-usuario/info',
  '/admin/catalogos/categorias',
  '/admin/historial-ventas',
  '/admin/facturacion/codigos-promocionales',
];
