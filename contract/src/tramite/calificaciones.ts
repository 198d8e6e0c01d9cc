import * as z from 'zod/mini';
import { acto, lectura } from '../base/calls.ts';
import { instante, m, parrafoOpcional, uuid } from '../base/campos.ts';

/** PARAM calificacion.diasParaPedirla: days after the delivery on which it is asked for, once. */
export const DIAS_PARA_CALIFICAR = 3;
/** PARAM calificacion.diasParaCambiarla: days in which its author may change it. */
export const DIAS_PARA_CAMBIAR_CALIFICACION = 14;
export const PUNTOS_MAXIMOS = 5;
/** Characters of the longest comment. */
export const COMENTARIO_MAXIMO = 600;

const puntos = z.int(m('requerido')).check(z.minimum(1, m('opcion')), z.maximum(PUNTOS_MAXIMOS, m('opcion')));

/** A customer's rating of their trámite. */
export const Calificacion = z.object({
  puntos: z.int(),
  comentario: z.nullable(z.string()),
  quien: z.string(),
  actualizadaEn: instante,
  /** Null while its author does not let it be shown to everybody; `elegido` once the administration shows it. */
  testimonio: z.nullable(z.object({ firma: z.string(), elegido: z.boolean() })),
});
export type Calificacion = z.output<typeof Calificacion>;

export const CalificacionDeTramite = z.object({
  calificacion: z.nullable(Calificacion),
  /** The caller may write or change the rating now. */
  puede: z.boolean(),
  /** The instant until which a given rating may be changed; null before it is given. */
  cambiableHasta: z.nullable(instante),
  /** First name and initial of the surname, beside which the words would be shown. */
  firma: z.string(),
});
export type CalificacionDeTramite = z.output<typeof CalificacionDeTramite>;

export const CalificacionDada = z.strictObject({
  puntos,
  comentario: parrafoOpcional(COMENTARIO_MAXIMO),
  /** Lets the comment be shown to everybody; without it nobody but the office reads it. */
  publica: z.optional(z.boolean(m('opcion'))),
});
export type CalificacionDada = z.output<typeof CalificacionDada>;

const deTramite = {
  path: '/private/tramites/:idSolicitud/calificacion',
  params: z.strictObject({ idSolicitud: uuid }),
  response: CalificacionDeTramite,
} as const;

export const calificaciones = {
  read: lectura({
    ...deTramite,
    access: 'all',
    alcance: 'participante',
    summary: 'La calificación de un trámite, y si quien pregunta puede escribirla',
  }),
  rate: acto('POST', {
    ...deTramite,
    access: 'adminCliente',
    alcance: 'propio',
    summary: 'Califica un trámite propio ya entregado, o cambia lo dicho mientras se puede',
    body: CalificacionDada,
  }),
  consent: acto('POST', {
    path: '/private/tramites/:idSolicitud/calificacion/testimonio',
    params: deTramite.params,
    access: 'adminCliente',
    alcance: 'propio',
    summary: 'Deja que el comentario propio se muestre a todos, o lo retira, en cualquier momento',
    body: z.strictObject({ publica: z.boolean(m('opcion')) }),
    response: CalificacionDeTramite,
  }),
};
