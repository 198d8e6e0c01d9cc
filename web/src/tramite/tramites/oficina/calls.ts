import type { conversacion, correcciones, respuestas } from '@fedatario/contract';
import { light } from '../../../lib/calls.ts';

const access = 'staff';
const path = '/private/tramites/:idSolicitud';

export const leerRespuestas = light<typeof respuestas.read>({ method: 'GET', path: `${path}/respuestas`, access });

export const revelarRespuestas = light<typeof respuestas.identidad>({
  method: 'POST',
  path: `${path}/respuestas/identidad`,
  access,
});

export const observarRespuesta = light<typeof correcciones.remark>({
  method: 'POST',
  path: `${path}/respuestas/observaciones`,
  access,
});

export const quitarObservacion = light<typeof correcciones.forget>({
  method: 'DELETE',
  path: `${path}/respuestas/observaciones/:idObservacion`,
  access,
});

export const enviarObservaciones = light<typeof correcciones.send>({
  method: 'POST',
  path: `${path}/respuestas/envio`,
  access,
});

export const listarNotas = light<typeof conversacion.notes>({ method: 'GET', path: `${path}/notas`, access });

export const anotar = light<typeof conversacion.annotate>({ method: 'POST', path: `${path}/notas`, access });
