import type { correcciones, tramites } from '@fedatario/contract';
import { light } from '../../lib/calls.ts';

const access = 'adminCliente';
const path = '/private/tramites/:idSolicitud/correccion';

export const leerCorreccion = light<typeof correcciones.read>({ method: 'GET', path, access });

export const guardarCorregidas = light<typeof correcciones.save>({
  method: 'POST',
  path: `${path}/respuestas`,
  access,
});

export const explicarRespuesta = light<typeof correcciones.explain>({
  method: 'PUT',
  path: `${path}/observaciones/:idObservacion`,
  access,
});

export const enviarCorreccion = light<typeof correcciones.submit>({ method: 'POST', path: `${path}/envio`, access });

/** Reads the trámite that the correction belongs to. */
export const leerTramite = light<typeof tramites.read>({
  method: 'GET',
  path: '/private/tramites/:idSolicitud',
  access: 'all',
});
