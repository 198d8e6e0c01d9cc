import type { calificaciones } from '@fedatario/contract';
import { light } from '../../lib/calls.ts';

const path = '/private/tramites/:idSolicitud/calificacion';

export const leerCalificacion = light<typeof calificaciones.read>({ method: 'GET', path, access: 'all' });

export const calificar = light<typeof calificaciones.rate>({ method: 'POST', path, access: 'adminCliente' });
