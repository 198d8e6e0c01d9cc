import type { Screen } from '../screen.ts';
import { legal, visible } from './kinds.ts';

/** Beside the specification: product.md sections 6 and 9, the links of the newsletter's mails, and the mailbox of development. */
export const otherScreens: readonly Screen[] = [
  {
    path: '/tramites/:idSolicitud/documento',
    access: 'adminCliente',
    page: async () => (await import('../../tramite/minutas/LecturaPage.tsx')).LecturaPage,
    texts: ['minuta'],
  },
  {
    path: '/tramites/:idSolicitud/correccion',
    access: 'adminCliente',
    page: async () => (await import('../pages/Correccion.tsx')).Correccion,
    texts: ['tramites', 'entrevista', 'libreta'],
  },
  legal('/terminos'),
  legal('/privacidad'),
  visible(
    '/verificar/:codigo?',
    'verificar',
    async () => (await import('../../acto/documentos/Verificar.tsx')).Verificar,
  ),
  visible(
    '/boletin/confirmar',
    'boletin',
    async () => (await import('../../casa/boletin/ConfirmarPage.tsx')).ConfirmarPage,
  ),
  visible('/boletin/baja', 'boletin', async () => (await import('../../casa/boletin/BajaPage.tsx')).BajaPage),
  {
    path: '/admin/generales/listo-para-abrir',
    access: 'admin',
    page: async () => (await import('../../control/apertura/ListoPage.tsx')).ListoPage,
    texts: ['apertura'],
  },
  {
    path: '/admin/seguridad/auditoria',
    access: 'admin',
    page: async () => (await import('../../casa/auditoria/AuditoriaPage.tsx')).AuditoriaPage,
    texts: ['auditoria', 'lista'],
  },
  {
    path: '/admin/tramites-en-proceso/firma/:idSolicitud',
    access: 'staff',
    page: async () => (await import('../../acto/firmas/FirmaPage.tsx')).FirmaPage,
    texts: ['firma', 'archivos', 'campo', 'deberes', 'reingreso'],
  },
  {
    path: '/admin/deberes',
    access: 'staff',
    page: async () => (await import('../../acto/deberes/DeberesPage.tsx')).DeberesPage,
    texts: ['deberes', 'lista'],
  },
  {
    path: '/admin/registro',
    access: 'staff',
    page: async () => (await import('../../acto/registro/RegistroPage.tsx')).RegistroPage,
    texts: ['registro', 'lista'],
  },
  visible('/buzon', 'correo', async () => (await import('../../casa/correo/BuzonPage.tsx')).BuzonPage),
];
