import { planes, producto } from '../first-screens.ts';
import type { Screen } from '../screen.ts';
import { door, perfil } from './kinds.ts';

/** Screens without header, footer or menu. */
export const guestScreens: readonly Screen[] = [
  door('/login', async () => (await import('../../casa/identidad/LoginPage.tsx')).LoginPage),
  door('/recover-password', async () => (await import('../../casa/identidad/RecuperarPage.tsx')).RecuperarPage),
  door('/registrarse', async () => (await import('../../casa/identidad/RegistrarsePage.tsx')).RegistrarsePage),
  door(
    '/confirmar-cuenta',
    async () => (await import('../../casa/identidad/ConfirmarCuentaPage.tsx')).ConfirmarCuentaPage,
  ),
];

export const customerScreens: readonly Screen[] = [
  producto,
  planes,
  {
    path: '/mis-planes/:section',
    access: 'public',
    page: async () => (await import('../pages/MisPlanes.tsx')).MisPlanes,
  },
  {
    path: '/nuestros-planes/:id/:periodo',
    access: 'adminCliente',
    page: async () => (await import('../pages/Suscribirse.tsx')).Suscribirse,
  },
  {
    path: '/borradores',
    access: 'adminCliente',
    page: async () => (await import('../../borrador/borradores/mios/BorradoresPage.tsx')).BorradoresPage,
  },
  {
    path: '/tramites/:estado',
    access: 'adminCliente',
    page: async () => (await import('../pages/Tramites.tsx')).Tramites,
  },
  {
    path: '/tramites/:idSolicitud/detalle',
    access: 'adminCliente',
    page: async () => (await import('../../tramite/tramites/DetallePage.tsx')).DetallePage,
  },
  {
    path: '/gestion-tramites/:estado',
    access: 'adminCliente',
    page: async () => (await import('../pages/Gestiones.tsx')).Gestiones,
  },
  {
    path: '/gestion-tramites/:idGestion/detalle',
    access: 'adminCliente',
    page: async () => (await import('../../tramite/gestiones/GestionPage.tsx')).GestionPage,
  },
  {
    path: '/productos/:idProducto/:idBorrador/:indice',
    access: 'adminCliente',
    page: async () => (await import('../pages/Entrevista.tsx')).Entrevista,
    layout: 'bare',
  },
  {
    path: '/historial-compras',
    access: 'adminCliente',
    page: async () => (await import('../../compra/facturas/historial/HistorialPage.tsx')).HistorialPage,
  },
  {
    path: '/detalle-pago/:idFactura',
    access: 'adminCliente',
    page: async () => (await import('../../compra/pedido/PedidoPage.tsx')).PedidoPage,
  },
  {
    path: '/checkout',
    access: 'adminCliente',
    page: async () => (await import('../pages/Checkout.tsx')).Checkout,
  },
  perfil('/perfil-usuario/:viewHandle', 'all'),
];
