/** The built screens that need nothing but an account, by kind of visitor. */
const guestScreens = [
  '/',
  '/productos/declaracion-jurada',
  '/login',
  '/registrarse',
  '/confirmar-cuenta',
  '/recover-password',
  '/buzon',
  '/no-existe',
  '/nuestros-planes',
  '/reembolsos',
  '/boletin/baja',
  '/terminos',
  '/verificar',
  '/verificar/00000-00000-00000-00000',
];

const ownScreens = [
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

const staffScreens = [
  '/admin/dashboards/tramites-notariales',
  '/admin/dashboards/venta',
  '/admin/dashboards/suscripciones',
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
  '/admin/seguridad/suscripciones',
];

/**
 * The visitors with their screens; `rol` of the demo account, if any. The office's screens are three lists so that
 * three workers share them.
 */
export const visitors: readonly { who: string; rol: 'cliente' | 'admin' | undefined; screens: readonly string[] }[] = [
  { who: 'las visitantes', rol: undefined, screens: guestScreens },
  { who: 'una clienta', rol: 'cliente', screens: ownScreens },
  { who: 'la administración (1)', rol: 'admin', screens: staffScreens.slice(0, 6) },
  { who: 'la administración (2)', rol: 'admin', screens: staffScreens.slice(6, 12) },
  { who: 'la administración (3)', rol: 'admin', screens: staffScreens.slice(12) },
];
