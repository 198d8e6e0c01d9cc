import * as z from 'zod/mini';
import { instante, uuid } from '../base/campos.ts';
import { endpoint } from '../base/endpoint.ts';
import { Notificacion } from './notificaciones.ts';

/** What may wait for somebody of the office. */
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
  'gestionesSinServicio',
  'deberes',
  'dtesDetenidos',
  'trabajosDetenidos',
] as const;
export type Espera = (typeof esperas)[number];

/** The quick panel of who asks: today's agenda, what waits for her, and the latest she was told. */
export const PanelRapido = z.object({
  /** Her appointments of today, where the company is; the next one first. */
  agenda: z.array(
    z.object({ idCita: uuid, inicio: instante, fin: instante, titulo: z.string(), enlace: z.nullable(z.string()) }),
  ),
  /** All that her role may do something about, also where nothing waits. */
  esperan: z.array(
    z.object({
      que: z.enum(esperas),
      cantidad: z.int(),
      /** Since when the oldest one waits. */
      desde: z.nullable(instante),
      /** Where one does something about it; null where no screen does. */
      enlace: z.nullable(z.string()),
    }),
  ),
  avisos: z.array(Notificacion),
  sinLeer: z.int(),
});
export type PanelRapido = z.output<typeof PanelRapido>;

export const panel = {
  data: endpoint({
    method: 'GET',
    path: '/quick-panel/data',
    access: 'staff',
    summary: 'Panel rápido: agenda de hoy, lo que espera por quien pregunta y sus últimos avisos',
    response: PanelRapido,
  }),
};
