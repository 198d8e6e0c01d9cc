import type { Grupo } from '@fedatario/contract';
import type { Capitulo } from '../i18n/catalogo.ts';
import { producto } from './first-screens.ts';
import type { Built, Screen } from './screen.ts';

/** The route table of the specification (section 2), row by row, after the home. This file holds no markup, so that tests read it. */
/** Without any chrome. */
export const guestScreens: readonly Built[] = [
  door('/login', async () => (await import('../identidad/LoginPage.tsx')).LoginPage),
  door('/recover-password', async () => (await import('../identidad/RecuperarPage.tsx')).RecuperarPage),
  door('/registrarse', async () => (await import('../identidad/RegistroPage.tsx')).RegistroPage),
  door('/confirmar-cuenta', async () => (await import('../identidad/ConfirmarPage.tsx')).ConfirmarPage),
];

export const customerScreens: readonly Screen[] = [
  producto,
  { path: '/nuestros-planes', access: 'public', pending: 'nuestrosPlanes' },
  { path: '/mis-planes/:section', access: 'public', pending: 'misPlanes' },
  { path: '/nuestros-planes/:id/:periodo', access: 'adminCliente', pending: 'suscribirse' },
  {
    path: '/borradores',
    access: 'adminCliente',
    page: async () => (await import('../borradores/BorradoresPage.tsx')).BorradoresPage,
    texts: ['borradores', 'libreta'],
  },
  { path: '/tramites/:estado', access: 'adminCliente', pending: 'tramites' },
  { path: '/tramites/:idSolicitud/detalle', access: 'adminCliente', pending: 'tramiteDetalle' },
  { path: '/gestion-tramites/:estado', access: 'adminCliente', pending: 'gestiones' },
  { path: '/gestion-tramites/:idGestion/detalle', access: 'adminCliente', pending: 'gestionDetalle' },
  {
    path: '/productos/:idProducto/:idBorrador/:indice',
    access: 'adminCliente',
    page: async () => (await import('./pages/Entrevista.tsx')).Entrevista,
    texts: ['entrevista', 'libreta', 'checkout'],
    layout: 'bare',
  },
  {
    path: '/historial-compras',
    access: 'adminCliente',
    page: async () => (await import('../compras/historial/HistorialPage.tsx')).HistorialPage,
    texts: ['facturas', 'pago'],
  },
  {
    path: '/detalle-pago/:idFactura',
    access: 'adminCliente',
    page: async () => (await import('../compras/pedido/PedidoPage.tsx')).PedidoPage,
    texts: ['facturas', 'pago', 'comprobantes', 'archivos', 'campo', 'reembolsos'],
  },
  {
    path: '/checkout',
    access: 'adminCliente',
    page: async () => (await import('./pages/Checkout.tsx')).Checkout,
    texts: ['checkout', 'pago', 'productos', 'campo'],
  },
  perfil('/perfil-usuario/:viewHandle', 'all'),
];

export const adminScreens: readonly Screen[] = [
  catalogo(
    '/admin/catalogos/categorias',
    'admin',
    async () => (await import('../catalogos/categorias.tsx')).CategoriasPage,
  ),
  {
    path: '/admin/catalogos/notarios',
    access: 'admin',
    page: async () => (await import('../notarios/NotariosPage.tsx')).NotariosPage,
    texts: ['notarios', 'lista', 'campo'],
  },
  catalogo(
    '/admin/catalogos/tipos-requisitos',
    'staff',
    async () => (await import('../catalogos/tipos-requisitos.tsx')).TiposRequisitosPage,
  ),
  {
    ...{ path: '/admin/catalogos/tipos-notificaciones', access: 'staff' },
    page: async () => (await import('../notificaciones/tipos/TiposPage.tsx')).TiposPage,
    texts: ['tiposNotificacion', 'avisos', 'lista', 'campo'],
  },
  catalogo('/admin/catalogos/gestores', 'staff', async () => (await import('../catalogos/gestores.tsx')).GestoresPage),
  { path: '/admin/catalogos/productos/:tipoProducto', access: 'admin', pending: 'productos' },
  { path: '/admin/catalogos/producto/:idProducto', access: 'admin', pending: 'productoEditor' },
  {
    path: '/admin/facturacion/codigos-promocionales',
    access: 'staff',
    page: async () => (await import('../codigos/CodigosPage.tsx')).CodigosPage,
    texts: ['codigos', 'lista', 'campo'],
  },
  { path: '/admin/tramites-en-proceso/notario/:idNotario', access: 'staff', pending: 'tramitesNotario' },
  { path: '/admin/tramites-en-proceso/:filter', access: 'staff', pending: 'tramitesEnProceso' },
  { path: '/admin/tramites-en-proceso/detalle/:idSolicitud', access: 'staff', pending: 'tramiteAdmin' },
  { path: '/admin/tramites-en-proceso/documento/:idSolicitud', access: 'staff', pending: 'tramiteDocumento' },
  { path: '/admin/tramites-sin-asignar/:idTramite?', access: 'staff', pending: 'tramitesSinAsignar' },
  { path: '/admin/gestion-tramites-en-proceso/gestor/:idGestor', access: 'staff', pending: 'gestionesGestor' },
  { path: '/admin/gestion-tramites-en-proceso/:filter', access: 'staff', pending: 'gestionesEnProceso' },
  { path: '/admin/gestion-tramites-en-proceso/detalle/:idSolicitud', access: 'staff', pending: 'gestionAdmin' },
  { path: '/admin/gestion-tramites-sin-asignar/:idTramite?', access: 'staff', pending: 'gestionesSinAsignar' },
  {
    path: '/admin/historial-ventas',
    access: 'staff',
    page: async () => (await import('./pages/Ventas.tsx')).Ventas,
    texts: ['ventas', 'facturas', 'lista', 'comprobantes', 'archivos', 'campo'],
  },
  {
    path: '/admin/historial-ventas/:idFactura',
    access: 'staff',
    page: async () => (await import('./pages/Venta.tsx')).Venta,
    texts: ['ventas', 'reembolsos', 'reingreso', 'facturas', 'pago', 'comprobantes', 'archivos', 'campo'],
  },
  {
    path: '/admin/seguridad/usuarios/:rol',
    access: 'staff',
    page: async () => (await import('./pages/Usuarios.tsx')).Usuarios,
    texts: ['cuentas', 'lista', 'campo', 'reingreso', 'auditoria'],
  },
  { path: '/admin/seguridad/suscripciones', access: 'staff', pending: 'boletin' },
  perfil('/admin/perfil-usuario/:viewHandle', 'staff'),
  { path: '/admin/generales/feedback/:folderHandle/:mailId?', access: 'staff', pending: 'feedback' },
  {
    path: '/admin/generales/informacion-general',
    access: 'staff',
    page: async () => (await import('./pages/InformacionGeneral.tsx')).InformacionGeneral,
    texts: ['informacionGeneral', 'facturacion', 'textosLegales', 'calendario', 'campo'],
  },
  catalogo(
    '/admin/generales/motivos-feedback',
    'staff',
    async () => (await import('../catalogos/motivos.tsx')).MotivosPage,
  ),
  catalogo(
    '/admin/generales/preguntas-frecuentes',
    'staff',
    async () => (await import('../catalogos/preguntas.tsx')).PreguntasPage,
  ),
  { path: '/admin/reporte/detalle-productos', access: 'staff', pending: 'reporteProductos' },
  { path: '/admin/reporte/productos-mas-vendidos', access: 'staff', pending: 'reporteMasVendidos' },
  { path: '/admin/reporte/tramites-por-estado', access: 'staff', pending: 'reporteTramites' },
  { path: '/admin/reporte/ventas-mensuales', access: 'staff', pending: 'reporteVentas' },
  { path: '/admin/dashboards/tramites-notariales', access: 'admin', pending: 'tableroTramites' },
  { path: '/admin/dashboards/venta', access: 'admin', pending: 'tableroVenta' },
  { path: '/admin/dashboards/suscripciones', access: 'admin', pending: 'tableroSuscripciones' },
  { path: '/admin/planes/citas', access: 'staff', pending: 'citas' },
  { path: '/admin/planes/citas-pendientes', access: 'staff', pending: 'citasPendientes' },
  { path: '/admin/planes/lista-planes', access: 'staff', pending: 'listaPlanes' },
  { path: '/admin/planes/administrar-planes/:idPlan?', access: 'staff', pending: 'administrarPlanes' },
  { path: '/admin/suscripciones/lista-suscripciones', access: 'staff', pending: 'suscripciones' },
  { path: '/admin/suscripciones/lista-suscripciones-pendientes', access: 'staff', pending: 'suscripcionesPendientes' },
];

/** Beside the specification: product.md sections 6 and 9, the links of the newsletter's mails, and the mailbox of development. */
export const otherScreens: readonly Screen[] = [
  legal('/terminos'),
  legal('/privacidad'),
  visible('/verificar/:codigo?', 'verificar', async () => (await import('../verificar/Verificar.tsx')).Verificar),
  visible('/boletin/confirmar', 'boletin', async () => (await import('../boletin/ConfirmarPage.tsx')).ConfirmarPage),
  visible('/boletin/baja', 'boletin', async () => (await import('../boletin/BajaPage.tsx')).BajaPage),
  {
    path: '/admin/seguridad/auditoria',
    access: 'admin',
    page: async () => (await import('../auditoria/AuditoriaPage.tsx')).AuditoriaPage,
    texts: ['auditoria', 'lista'],
  },
  visible('/buzon', 'correo', async () => (await import('../correo/BuzonPage.tsx')).BuzonPage),
];

export const redirects = {
  '/admin': '/admin/dashboards/tramites-notariales',
  '/admin/catalogos/productos': '/admin/catalogos/productos/todos',
  '/admin/catalogos/producto': '/admin/catalogos/producto/nuevo',
  '/admin/tramites-en-proceso': '/admin/tramites-en-proceso/todos',
  '/admin/gestion-tramites-en-proceso': '/admin/gestion-tramites-en-proceso/todos',
  '/admin/seguridad/usuarios': '/admin/seguridad/usuarios/todos',
  '/admin/generales/feedback': '/admin/generales/feedback/sin-leer',
} as const;

function door(path: string, page: Built['page']): Built {
  return { path, access: 'onlyGuest', page, texts: ['identidad', 'campo'] };
}

/** A catalogue of the back office: its own words come with its page. */
function catalogo(path: string, access: Grupo, page: Built['page']): Built {
  return { path, access, page, texts: ['catalogos', 'lista', 'campo'] };
}

function perfil(path: string, access: Grupo): Built {
  const page = async () => (await import('./pages/Perfil.tsx')).Perfil;
  return { path, access, page, texts: ['usuarios', 'identidad', 'campo', 'pago', 'avisos', 'pendiente'] };
}

function legal(path: string): Built {
  return visible(
    path,
    'textosLegales',
    async () => (await import('../textos-legales/TextoLegalPage.tsx')).TextoLegalPage,
  );
}

function visible(path: string, texto: Capitulo, page: Built['page']): Built {
  return { path, access: 'public', page, texts: [texto] };
}
