import * as z from 'zod/mini';
import { instante, m, parrafoOpcional, uuid } from '../base/campos.ts';
import { endpoint } from '../base/endpoint.ts';

/** PARAM calificacion.diasParaPedirla: days after the delivery on which it is asked for, once. */
export const DIAS_PARA_CALIFICAR = 3;
/** PARAM calificacion.diasParaCambiarla: days in which its author may change it. */
export const DIAS_PARA_CAMBIAR_CALIFICACION = 14;
export const PUNTOS_MAXIMOS = 5;

const puntos = z.int(m('requerido')).check(z.minimum(1, m('opcion')), z.maximum(PUNTOS_MAXIMOS, m('opcion')));

/** A customer's rating of their trámite. */
export const Calificacion = z.object({
  puntos: z.int(),
  comentario: z.nullable(z.string()),
  quien: z.string(),
  actualizadaEn: instante,
});
export type Calificacion = z.output<typeof Calificacion>;

export const CalificacionDeTramite = z.object({
  calificacion: z.nullable(Calificacion),
  /** The caller may write or change the rating now. */
  puede: z.boolean(),
  /** The instant until which a given rating may be changed; null before it is given. */
  cambiableHasta: z.nullable(instante),
});
export type CalificacionDeTramite = z.output<typeof CalificacionDeTramite>;

export const CalificacionDada = z.strictObject({ puntos, comentario: parrafoOpcional(1000) });
export type CalificacionDada = z.output<typeof CalificacionDada>;

const deTramite = {
  path: '/private/tramites/:idSolicitud/calificacion',
  params: z.strictObject({ idSolicitud: uuid }),
  response: CalificacionDeTramite,
} as const;

export const calificaciones = {
  read: endpoint({
    ...deTramite,
    method: 'GET',
    access: 'all',
    alcance: 'participante',
    summary: 'La calificación de un trámite, y si quien pregunta puede escribirla',
  }),
  rate: endpoint({
    ...deTramite,
    method: 'POST',
    access: 'adminCliente',
    alcance: 'propio',
    summary: 'Califica un trámite propio ya entregado, o cambia lo dicho mientras se puede',
    body: CalificacionDada,
  }),
};
