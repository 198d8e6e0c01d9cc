import * as z from 'zod/mini';
import { lectura } from '../base/calls.ts';
import { dia, m, uuid } from '../base/campos.ts';
import { periodo, periodoEnOrden } from '../base/paginas.ts';
import { Promedio } from '../casa/notarios.ts';
import { estadosTramite } from '../solicitud/hechos-de-tramite.ts';
import { DiferenciaDeDia, DiferenciaDePlanes, DiferenciaDeTramites } from './diferencias.ts';
import { Periodo } from './reportes.ts';
import { CitasDelTablero, GestionesDelTablero } from './tablero-de-gestiones.ts';
import { TableroDeSuscripciones } from './tablero-de-suscripciones.ts';
import { TableroDeVentas } from './tablero-de-ventas.ts';

/** The open trámites of a state, today; `vencidos` are those past their term. */
export const AbiertosEnEstado = z.object({ estado: z.enum(estadosTramite), cantidad: z.int(), vencidos: z.int() });
export type AbiertosEnEstado = z.output<typeof AbiertosEnEstado>;

/**
 * Length of time by the clock, not that of the office, in hours as people say it: zero under an hour, whole hours under three days, then
 * whole days of 24 hours.
 */
const Horas = z.int();

/** The stays in a state that ended in the period: how many, and what the half and nine in ten of them took at most. */
export const TiempoEnEstado = z.object({
  estado: z.enum(estadosTramite),
  veces: z.int(),
  mediana: Horas,
  p90: Horas,
});
export type TiempoEnEstado = z.output<typeof TiempoEnEstado>;

/** The open trámites by whose turn it is; together they are all that are open. */
const Abiertos = z.object({ enProceso: z.int(), delCliente: z.int() });

/** The work of a notary: what is open today, and what was delivered and rated in the period. */
export const TrabajoDeNotario = z.object({
  idNotario: uuid,
  notario: z.string(),
  ...Abiertos.shape,
  vencidos: z.int(),
  entregados: z.int(),
  /** The time from accepting to delivering that the half took at most; null when nothing was delivered. */
  horas: z.nullable(Horas),
  calificacion: z.nullable(Promedio),
});
export type TrabajoDeNotario = z.output<typeof TrabajoDeNotario>;

/** The figures of the period that is compared, as far as the dashboard shows them. */
const Movidos = z.object({ nuevos: z.int(), entregados: z.int(), sinEntregar: z.int() });

export const TableroDeTramites = z.object({
  abiertos: z.array(AbiertosEnEstado),
  ...Abiertos.shape,
  /** Bought in the period, and delivered for the first time in it. */
  nuevos: z.int(),
  entregados: z.int(),
  /** Cancelled, rejected or lapsed in the period. */
  sinEntregar: z.int(),
  /** Null when nothing was compared. */
  antes: z.nullable(Movidos),
  tiempos: z.array(TiempoEnEstado),
  notarios: z.array(TrabajoDeNotario),
  gestiones: GestionesDelTablero,
  citas: CitasDelTablero,
  /** Whether every kept count was what the histories say at the last review. */
  confiable: z.boolean(),
});
export type TableroDeTramites = z.output<typeof TableroDeTramites>;

/** A period and the one that it is compared with, asked for at once: the answer costs far more than a read. */
const PeriodoComparado = z.strictObject({ ...periodo, antesDesde: z.optional(dia), antesHasta: z.optional(dia) }).check(
  periodoEnOrden,
  z.refine(({ antesDesde: desde = '', antesHasta: hasta }) => hasta === undefined || desde <= hasta, {
    ...m('periodoAlReves'),
    path: ['antesHasta'],
  }),
);
export type PeriodoComparado = z.output<typeof PeriodoComparado>;

const deTablero = { access: 'admin', replica: true, query: Periodo } as const;

export const tableros = {
  tramites: lectura({
    ...deTablero,
    query: PeriodoComparado,
    costly: true,
    path: '/private/tableros/tramites-notariales',
    summary: 'Los trámites y las gestiones abiertos hoy, y los tiempos, entregas, calificaciones y citas de un período',
    response: TableroDeTramites,
  }),
  ventas: lectura({
    ...deTablero,
    path: '/private/tableros/venta',
    summary:
      'Lo vendido y lo devuelto en un período, por categoría, método y código, y los borradores que llegaron a venta',
    response: TableroDeVentas,
  }),
  diferencias: lectura({
    access: 'admin',
    path: '/private/tableros/diferencias',
    summary: 'Los días cerrados cuyas sumas guardadas no eran las de sus filas en la última revisión',
    response: z.array(DiferenciaDeDia),
  }),
  diferenciasDeTramites: lectura({
    access: 'admin',
    path: '/private/tableros/diferencias-de-tramites',
    summary:
      'Los días, meses y años cerrados cuyas cuentas de trámites no eran las de sus historias en la última revisión',
    response: z.array(DiferenciaDeTramites),
  }),
  diferenciasDePlanes: lectura({
    access: 'admin',
    path: '/private/tableros/diferencias-de-planes',
    summary: 'Los días cerrados cuyos movimientos de planes no eran los de sus filas en la última revisión',
    response: z.array(DiferenciaDePlanes),
  }),
  suscripciones: lectura({
    ...deTablero,
    path: '/private/tableros/suscripciones',
    summary: 'Los planes vigentes hoy y lo que valen al mes, y lo que se movió en un período',
    response: TableroDeSuscripciones,
  }),
};
