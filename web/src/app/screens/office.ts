import type { Screen } from '../screen.ts';
import { perfil } from './kinds.ts';

export const adminScreens: readonly Screen[] = [
  {
    path: '/admin/catalogos/categorias',
    access: 'admin',
    page: async () => (await import('../../casa/catalogos/categorias.tsx')).CategoriasPage,
  },
  {
    path: '/admin/catalogos/notarios',
    access: 'admin',
    page: async () => (await import('../../casa/notarios/NotariosPage.tsx')).NotariosPage,
  },
  {
    path: '/admin/catalogos/tipos-requisitos',
    access: 'staff',
    page: async () => (await import('../../casa/catalogos/tipos-requisitos.tsx')).TiposRequisitosPage,
  },
  {
    path: '/admin/catalogos/tipos-notificaciones',
    access: 'staff',
    page: async () => (await import('../../casa/notificaciones/tipos/TiposPage.tsx')).TiposPage,
  },
  {
    path: '/admin/catalogos/gestores',
    access: 'staff',
    page: async () => (await import('../../casa/catalogos/gestores.tsx')).GestoresPage,
  },
  {
    path: '/admin/catalogos/productos/:tipoProducto',
    access: 'admin',
    page: async () => (await import('../pages/Productos.tsx')).Productos,
  },
  {
    path: '/admin/catalogos/producto/:idProducto',
    access: 'admin',
    page: async () => (await import('../pages/Redaccion.tsx')).Redaccion,
  },
  {
    path: '/admin/facturacion/codigos-promocionales',
    access: 'staff',
    page: async () => (await import('../../compra/codigos/CodigosPage.tsx')).CodigosPage,
  },
  {
    path: '/admin/tramites-en-proceso/notario/:idNotario',
    access: 'staff',
    page: async () => (await import('../pages/TramitesDeNotario.tsx')).TramitesDeNotario,
  },
  {
    path: '/admin/tramites-en-proceso/:filter',
    access: 'staff',
    page: async () => (await import('../pages/TramitesEnProceso.tsx')).TramitesEnProceso,
  },
  {
    path: '/admin/tramites-en-proceso/detalle/:idSolicitud',
    access: 'staff',
    page: async () => (await import('../pages/Expediente.tsx')).Expediente,
  },
  {
    path: '/admin/tramites-en-proceso/documento/:idSolicitud',
    access: 'staff',
    page: async () => (await import('../pages/Minuta.tsx')).Minuta,
  },
  {
    path: '/admin/tramites-sin-asignar/:idTramite?',
    access: 'staff',
    page: async () => (await import('../pages/TramitesSinAsignar.tsx')).TramitesSinAsignar,
  },
  {
    path: '/admin/gestion-tramites-en-proceso/gestor/:idGestor',
    access: 'staff',
    page: async () => (await import('../pages/GestionesDeGestor.tsx')).GestionesDeGestor,
  },
  {
    path: '/admin/gestion-tramites-en-proceso/:filter',
    access: 'staff',
    page: async () => (await import('../pages/GestionesEnProceso.tsx')).GestionesEnProceso,
  },
  {
    path: '/admin/gestion-tramites-en-proceso/detalle/:idSolicitud',
    access: 'staff',
    page: async () => (await import('../pages/Encargo.tsx')).Encargo,
  },
  {
    path: '/admin/gestion-tramites-sin-asignar/:idTramite?',
    access: 'staff',
    page: async () => (await import('../pages/GestionesSinAsignar.tsx')).GestionesSinAsignar,
  },
  {
    path: '/admin/historial-ventas',
    access: 'staff',
    page: async () => (await import('../pages/Ventas.tsx')).Ventas,
  },
  {
    path: '/admin/historial-ventas/:idFactura',
    access: 'staff',
    page: async () => (await import('../pages/Venta.tsx')).Venta,
  },
  {
    path: '/admin/seguridad/usuarios/:rol',
    access: 'staff',
    page: async () => (await import('../pages/Usuarios.tsx')).Usuarios,
  },
  {
    path: '/admin/seguridad/suscripciones',
    access: 'staff',
    page: async () => (await import('../../casa/boletin/oficina/LectoresPage.tsx')).LectoresPage,
  },
  perfil('/admin/perfil-usuario/:viewHandle', 'staff'),
  {
    path: '/admin/generales/feedback/:folderHandle/:mailId?',
    access: 'staff',
    page: async () => (await import('../../casa/feedback/bandeja/BandejaPage.tsx')).BandejaPage,
  },
  {
    path: '/admin/generales/informacion-general',
    access: 'staff',
    page: async () => (await import('../pages/InformacionGeneral.tsx')).InformacionGeneral,
  },
  {
    path: '/admin/generales/motivos-feedback',
    access: 'staff',
    page: async () => (await import('../../casa/catalogos/motivos.tsx')).MotivosPage,
  },
  {
    path: '/admin/generales/preguntas-frecuentes',
    access: 'staff',
    page: async () => (await import('../../casa/catalogos/preguntas.tsx')).PreguntasPage,
  },
  {
    path: '/admin/reporte/detalle-productos',
    access: 'staff',
    page: async () => (await import('../../control/reportes/ReportesDeProductos.tsx')).DetalleDeProductos,
  },
  {
    path: '/admin/reporte/productos-mas-vendidos',
    access: 'staff',
    page: async () => (await import('../../control/reportes/ReportesDeProductos.tsx')).MasVendidos,
  },
  {
    path: '/admin/reporte/tramites-por-estado',
    access: 'staff',
    page: async () => (await import('../../control/reportes/ReporteDeTramites.tsx')).ReporteDeTramites,
  },
  {
    path: '/admin/reporte/ventas-mensuales',
    access: 'staff',
    page: async () => (await import('../../control/reportes/ReporteDeVentas.tsx')).ReporteDeVentas,
  },
  {
    path: '/admin/dashboards/tramites-notariales',
    access: 'admin',
    page: async () => (await import('../../control/tableros/TableroDeTramitesPage.tsx')).TableroDeTramitesPage,
  },
  {
    path: '/admin/dashboards/venta',
    access: 'admin',
    page: async () => (await import('../../control/tableros/TableroDeVentasPage.tsx')).TableroDeVentasPage,
  },
  {
    path: '/admin/dashboards/suscripciones',
    access: 'admin',
    page: async () =>
      (await import('../../control/tableros/TableroDeSuscripcionesPage.tsx')).TableroDeSuscripcionesPage,
  },
  {
    path: '/admin/planes/citas',
    access: 'staff',
    page: async () => (await import('../../solicitud/citas/oficina/CitasDeOficina.tsx')).CitasDeOficina,
  },
  {
    path: '/admin/planes/citas-pendientes',
    access: 'staff',
    page: async () => (await import('../../solicitud/citas/oficina/CitasPendientesPage.tsx')).CitasPendientesPage,
  },
  {
    path: '/admin/planes/lista-planes',
    access: 'staff',
    page: async () => (await import('../../catalogo/planes/oficina/ListaPlanesPage.tsx')).ListaPlanesPage,
  },
  {
    path: '/admin/planes/administrar-planes/:idPlan?',
    access: 'staff',
    page: async () => (await import('../../catalogo/planes/oficina/AdministrarPlanPage.tsx')).AdministrarPlanPage,
  },
  {
    path: '/admin/suscripciones/lista-suscripciones',
    access: 'staff',
    page: async () =>
      (await import('../../compra/suscripciones/oficina/ListaSuscripcionesPage.tsx')).ListaSuscripcionesPage,
  },
  {
    path: '/admin/suscripciones/lista-suscripciones-pendientes',
    access: 'staff',
    page: async () => (await import('../../compra/suscripciones/oficina/PendientesPage.tsx')).PendientesPage,
  },
];
