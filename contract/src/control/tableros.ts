import * as z from 'zod/mini';
import { uuid } from '../base/campos.ts';
import { endpoint } from '../base/endpoint.ts';
import { Promedio } from '../casa/notarios.ts';
import { estadosTramite } from '../solicitud/tramite.ts';
import { Periodo } from './reportes.ts';
import { TableroDeSuscripciones } from './tablero-de-suscripciones.ts';
import { TableroDeVentas } from './tablero-de-ventas.ts';

/** The open trámites of a state, today; `vencidos` are those past their term. */
export const AbiertosEnEstado = z.object({ estado: z.enum(estadosTramite), cantidad: z.int(), vencidos: z.int() });
export type AbiertosEnEstado = z.output<typeof AbiertosEnEstado>;

/** The stays in a state that ended in the period: how many, and their hours by the clock, not those of the office. */
export const TiempoEnEstado = z.object({
  estado: z.enum(estadosTramite),
  veces: z.int(),
  mediana: z.number(),
  p90: z.number(),
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
  /** Median of the hours from accepting to delivering; null when nothing was delivered. */
  horas: z.nullable(z.number()),
  calificacion: z.nullable(Promedio),
});
export type TrabajoDeNotario = z.output<typeof TrabajoDeNotario>;

export const TableroDeTramites = z.object({
  abiertos: z.array(AbiertosEnEstado),
  ...Abiertos.shape,
  /** Bought in the period, and delivered for the first time in it. */
  nuevos: z.int(),
  entregados: z.int(),
  /** Cancelled, rejected or lapsed in the period. */
  sinEntregar: z.int(),
  tiempos: z.array(TiempoEnEstado),
  notarios: z.array(TrabajoDeNotario),
});
export type TableroDeTramites = z.output<typeof TableroDeTramites>;

const lectura = { method: 'GET', access: 'admin', replica: true, query: Periodo } as const;

export const tableros = {
  tramites: endpoint({
    ...lectura,
    costly: true,
    path: '/private/tableros/tramites-notariales',
    summary: 'Los trámites abiertos hoy, y los tiempos, entregas y calificaciones de un período',
    response: TableroDeTramites,
  }),
  ventas: endpoint({
    ...lectura,
    path: '/private/tableros/venta',
    summary:
      'Lo vendido y lo devuelto en un período, por categoría, método y código, y los borradores que llegaron a venta',
    response: TableroDeVentas,
  }),
  suscripciones: endpoint({
    ...lectura,
    path: '/private/tableros/suscripciones',
    summary: 'Los planes vigentes hoy y lo que valen al mes, y lo que se movió en un período',
    response: TableroDeSuscripciones,
  }),
};
