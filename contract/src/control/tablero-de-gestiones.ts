import * as z from 'zod/mini';
import { estadosCita } from '../solicitud/estados-de-cita.ts';
import { estadosGestion } from '../solicitud/hechos-de-gestion.ts';

/** The open gestiones of a state, today; `vencidas` are those past their term. */
export const GestionesEnEstado = z.object({ estado: z.enum(estadosGestion), cantidad: z.int(), vencidas: z.int() });
export type GestionesEnEstado = z.output<typeof GestionesEnEstado>;

/** Bought in a period, delivered for the first time in it, and ended in it without a result. */
const GestionesMovidas = z.object({ nuevas: z.int(), entregadas: z.int(), sinResultado: z.int() });
export type GestionesMovidas = z.output<typeof GestionesMovidas>;

/** The gestiones that are open today, in the order of their way, and those that moved in a period. */
export const GestionesDelTablero = z.object({
  abiertas: z.array(GestionesEnEstado),
  ...GestionesMovidas.shape,
  /** Null when nothing was compared. */
  antes: z.nullable(GestionesMovidas),
});
export type GestionesDelTablero = z.output<typeof GestionesDelTablero>;

export const CitasEnEstado = z.object({ estado: z.enum(estadosCita), cantidad: z.int() });
export type CitasEnEstado = z.output<typeof CitasEnEstado>;

/** Appointments ahead, and those whose hour is in a period by the state that they have. An hour that was only kept is no appointment. */
export const CitasDelTablero = z.object({
  hoy: z.int(),
  enSieteDias: z.int(),
  porEstado: z.array(CitasEnEstado),
});
export type CitasDelTablero = z.output<typeof CitasDelTablero>;
