import type { notificaciones } from '@fedatario/contract';
import { light } from '../../lib/calls.ts';

export const listAvisos = light<typeof notificaciones.list>({
  method: 'GET',
  path: '/private/notificaciones',
  access: 'all',
});

export const countAvisos = light<typeof notificaciones.unread>({
  method: 'GET',
  path: '/private/notificaciones/sin-leer',
  access: 'all',
});

export const markAviso = light<typeof notificaciones.markRead>({
  method: 'POST',
  path: '/private/notificaciones/:idNotificacion/lectura',
  access: 'all',
});

export const markAvisos = light<typeof notificaciones.markAllRead>({
  method: 'POST',
  path: '/private/notificaciones/lectura',
  access: 'all',
});
