import type { conversacion, correcciones, requisitos, tramites } from '@fedatario/contract';
import { light } from '../../lib/calls.ts';

const access = 'adminCliente';

export const listarTramites = light<typeof tramites.list>({ method: 'GET', path: '/private/tramites', access });

export const contarTramites = light<typeof tramites.cuentas>({
  method: 'GET',
  path: '/private/tramites/cuentas',
  access,
});

export const leerTramite = light<typeof tramites.read>({
  method: 'GET',
  path: '/private/tramites/:idSolicitud',
  access: 'all',
});

export const cancelarTramite = light<typeof tramites.cancel>({
  method: 'POST',
  path: '/private/tramites/:idSolicitud/cancelacion',
  access: 'all',
});

export const entregarRequisito = light<typeof requisitos.deliver>({
  method: 'POST',
  path: '/private/requisitos/:idRequisito/entregas',
  access,
});

export const verRequisito = light<typeof requisitos.view>({
  method: 'GET',
  path: '/private/requisitos/:idRequisito/archivos',
  access: 'all',
});

export const leerCorreccion = light<typeof correcciones.read>({
  method: 'GET',
  path: '/private/tramites/:idSolicitud/correccion',
  access,
});

const mensajes = '/private/tramites/:idSolicitud/mensajes';

export const listarMensajes = light<typeof conversacion.list>({ method: 'GET', path: mensajes, access: 'all' });

export const contarSinLeer = light<typeof conversacion.unread>({
  method: 'GET',
  path: `${mensajes}/sin-leer`,
  access: 'all',
});

export const enviarMensaje = light<typeof conversacion.send>({ method: 'POST', path: mensajes, access: 'all' });

export const leerMensajes = light<typeof conversacion.read>({
  method: 'POST',
  path: `${mensajes}/lectura`,
  access: 'all',
});
