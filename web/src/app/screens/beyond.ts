import { reglas } from '../first-screens.ts';
import type { Screen } from '../screen.ts';
import { legal, visible } from './kinds.ts';

/**
 * Screens added to the specification: product.md sections 6 and 9, the links in newsletter mails, the private link of a gestor, and
 * the development mailbox.
 */
export const otherScreens: readonly Screen[] = [
  {
    path: '/tramites/:idSolicitud/documento',
    access: 'adminCliente',
    page: async () => (await import('../../tramite/minutas/LecturaPage.tsx')).LecturaPage,
  },
  {
    path: '/tramites/:idSolicitud/correccion',
    access: 'adminCliente',
    page: async () => (await import('../pages/Correccion.tsx')).Correccion,
  },
  visible('/gestor', async () => (await import('../../tramite/gestiones/gestor/GestorPage.tsx')).GestorPage),
  visible('/gestor/:idSolicitud', async () => (await import('../../tramite/gestiones/gestor/CasoPage.tsx')).CasoPage),
  reglas,
  legal('/terminos'),
  legal('/privacidad'),
  visible('/verificar/:codigo?', async () => (await import('../../acto/documentos/Verificar.tsx')).Verificar),
  visible(
    '/boletin/confirmar',
    async () => (await import('../../casa/boletin/ConfirmarBoletinPage.tsx')).ConfirmarBoletinPage,
  ),
  visible('/comentarios', async () => (await import('../pages/Comentarios.tsx')).Comentarios),
  visible('/comentarios/respuesta', async () => (await import('../../casa/feedback/RespuestaPage.tsx')).RespuestaPage),
  {
    path: '/comentarios/:idFeedback',
    access: 'all',
    page: async () => (await import('../../casa/feedback/ConversacionPage.tsx')).ConversacionPage,
  },
  visible('/boletin/baja', async () => (await import('../../casa/boletin/BajaPage.tsx')).BajaPage),
  {
    path: '/admin/generales/listo-para-abrir',
    access: 'admin',
    page: async () => (await import('../../control/apertura/ListoPage.tsx')).ListoPage,
  },
  {
    path: '/admin/generales/cobros-y-facturas',
    access: 'admin',
    page: async () => (await import('../../control/cobranza/CobranzaPage.tsx')).CobranzaPage,
  },
  {
    path: '/admin/catalogos/clausulas',
    access: 'admin',
    page: async () => (await import('../../catalogo/redacciones/biblioteca/ClausulasPage.tsx')).ClausulasPage,
  },
  {
    path: '/admin/seguridad/auditoria',
    access: 'admin',
    page: async () => (await import('../../casa/auditoria/AuditoriaPage.tsx')).AuditoriaPage,
  },
  {
    path: '/admin/tramites-en-proceso/firma/:idSolicitud',
    access: 'staff',
    page: async () => (await import('../../acto/firmas/FirmaPage.tsx')).FirmaPage,
  },
  {
    path: '/admin/gestion-tramites/instituciones',
    access: 'staff',
    page: async () => (await import('../../casa/catalogos/instituciones.tsx')).InstitucionesPage,
  },
  {
    path: '/admin/gestion-tramites/plazos',
    access: 'staff',
    page: async () => (await import('../../control/plazos/PlazosPage.tsx')).PlazosPage,
  },
  {
    path: '/admin/notas-de-credito',
    access: 'admin',
    page: async () => (await import('../../compra/ventas/notas/NotasPage.tsx')).NotasPage,
  },
  {
    path: '/admin/generales/plantillas-respuesta',
    access: 'staff',
    page: async () => (await import('../../casa/catalogos/plantillas.tsx')).PlantillasPage,
  },
  {
    path: '/admin/generales/testimonios',
    access: 'admin',
    page: async () => (await import('../../tramite/calificaciones/oficina/TestimoniosPage.tsx')).TestimoniosPage,
  },
  {
    path: '/admin/planes/sedes',
    access: 'staff',
    page: async () => (await import('../../casa/catalogos/sedes.tsx')).SedesPage,
  },
  {
    path: '/admin/deberes',
    access: 'staff',
    page: async () => (await import('../../acto/deberes/DeberesPage.tsx')).DeberesPage,
  },
  {
    path: '/admin/registro',
    access: 'staff',
    page: async () => (await import('../../acto/registro/RegistroPage.tsx')).RegistroPage,
  },
  visible('/buzon', async () => (await import('../../casa/correo/BuzonPage.tsx')).BuzonPage),
];
