import * as z from 'zod/mini';
import { lectura } from '../base/calls.ts';
import { instante, uuid } from '../base/campos.ts';
import { Notificacion } from './notificaciones.ts';

/** The kinds of work that may wait for a member of the office. */
export const esperas = [
  'tramitesPorAceptar',
  'tramitesPorRevisar',
  'tramitesPorFirmar',
  'tramitesVencidos',
  'comprobantes',
  'reembolsosPorDecidir',
  'reembolsosPorPagar',
  'tramitesSinAsignar',
  'tramitesNoEntregados',
  'gestionesSinAsignar',
  'deberes',
  'dtesDetenidos',
  'trabajosDetenidos',
] as const;
export type Espera = (typeof esperas)[number];

/** The caller's quick panel: today's agenda, the work that waits for them, and their latest notices. */
export const PanelRapido = z.object({
  /** The caller's appointments of today (company's time zone), the next one first. */
  agenda: z.array(
    z.object({ idCita: uuid, inicio: instante, fin: instante, titulo: z.string(), enlace: z.nullable(z.string()) }),
  ),
  /** Every kind of work the caller's role may act on, also where nothing waits. */
  esperan: z.array(
    z.object({
      que: z.enum(esperas),
      cantidad: z.int(),
      /** Since when the oldest one waits. */
      desde: z.nullable(instante),
      /** Path of the screen to act on it; null where there is none. */
      enlace: z.nullable(z.string()),
    }),
  ),
  avisos: z.array(Notificacion),
  sinLeer: z.int(),
});
export type PanelRapido = z.output<typeof PanelRapido>;

export const panel = {
  data: lectura({
    path: '/quick-panel/data',
    access: 'staff',
    summary: 'Panel rápido: agenda de hoy, lo que espera por quien pregunta y sus últimos avisos',
    response: PanelRapido,
  }),
};
