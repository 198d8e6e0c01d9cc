import * as z from 'zod/mini';
import { m } from '../base/campos.ts';
import { periodo } from '../base/paginas.ts';
import { estadosCita } from './estados-de-cita.ts';

/** Which of one's appointments a list shows. */
const filtrosDeCitas = ['proximas', 'pendientes', 'pasadas', 'todas'] as const;
export type FiltroDeCitas = (typeof filtrosDeCitas)[number];

export const filtrosDeLista = {
  filtro: z._default(z.enum(filtrosDeCitas, m('opcion')), 'proximas'),
  estado: z.optional(z.enum(estadosCita, m('opcion'))),
  /** Days of the company's time zone in which they begin, both included. */
  ...periodo,
};
