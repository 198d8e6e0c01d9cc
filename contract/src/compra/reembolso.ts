import { porcentajeDe } from '../base/porcentaje.ts';
import type { EstadoDeSolicitud } from '../solicitud/requisito.ts';

/** A refund's way. Source: docs/states.md. */
export const estadosReembolso = [
  'solicitado',
  'cotizado',
  'aprobado',
  'negado',
  'retirado',
  'enProceso',
  'completado',
] as const;
export type EstadoReembolso = (typeof estadosReembolso)[number];

export const accionesReembolso = [
  'solicitar',
  'cotizar',
  'proponer',
  'aprobar',
  'negar',
  'retirar',
  'devolver',
  'pasarAMano',
  'completar',
] as const;
export type AccionReembolso = (typeof accionesReembolso)[number];

type Agente = 'cliente' | 'admin' | 'sistema';

interface Paso {
  /** Null: it begins. */
  readonly de: EstadoReembolso | null;
  readonly accion: AccionReembolso;
  readonly a: EstadoReembolso;
  readonly agentes: readonly Agente[];
}

/**
 * The machine of a refund, the one table of server and screens. `proponer` is the first of the two people that a refund above
 * {@link MONTO_DE_DOS_PERSONAS} needs; `pasarAMano`, the provider's no: somebody of the office pays it back.
 */
export const pasosReembolso: readonly Paso[] = [
  { de: null, accion: 'solicitar', a: 'solicitado', agentes: ['cliente', 'admin', 'sistema'] },
  { de: 'solicitado', accion: 'cotizar', a: 'cotizado', agentes: ['sistema'] },
  { de: 'cotizado', accion: 'proponer', a: 'cotizado', agentes: ['admin'] },
  { de: 'cotizado', accion: 'aprobar', a: 'aprobado', agentes: ['admin', 'sistema'] },
  { de: 'cotizado', accion: 'negar', a: 'negado', agentes: ['admin'] },
  { de: 'cotizado', accion: 'retirar', a: 'retirado', agentes: ['cliente'] },
  { de: 'aprobado', accion: 'devolver', a: 'enProceso', agentes: ['sistema'] },
  { de: 'enProceso', accion: 'pasarAMano', a: 'enProceso', agentes: ['sistema'] },
  { de: 'enProceso', accion: 'completar', a: 'completado', agentes: ['sistema', 'admin'] },
];

/** The step that this agent may take from there; undefined when there is none. */
export function pasoDe(de: EstadoReembolso | null, accion: AccionReembolso, agente: Agente): Paso | undefined {
  return pasosReembolso.find((paso) => paso.de === de && paso.accion === accion && paso.agentes.includes(agente));
}

/** In these nobody has decided yet. */
export const estadosSinDecidir: readonly EstadoReembolso[] = ['solicitado', 'cotizado'];

/** PARAM reembolso.montoDeDosPersonas: centavos of one invoice above which two people decide. Decision 0021. */
export const MONTO_DE_DOS_PERSONAS = 200_000;

/** PARAM fel.mesesMaxNotaCredito: months in which a credit note still reduces the tax. Source: domain-gt 3.7. */
export const MESES_DE_NOTA = 2;

/**
 * How far the work on a line went, and the percentage of what it cost that is given back from there. Decision 0021.
 * `rechazado`: the office could not do it. `noEntregado`: it was not delivered, by no fault of the customer's. `caducado`: the customer never handed in what was asked of them.
 * The period of a plan is given back while the customer may withdraw from it and used nothing of it. `planCambiado`: its money counts towards a change of plan.
 * `sobrante`: charged for expenses that were not spent (decision 91).
 */
export const porcentajesPorEtapa = {
  sinEmpezar: 100,
  rechazado: 100,
  noEntregado: 100,
  enRevision: 70,
  porAprobar: 50,
  caducado: 50,
  porFirmar: 30,
  presentada: 30,
  resuelta: 0,
  terminado: 0,
  cancelado: 0,
  planSinUsar: 100,
  planUsado: 0,
  planFueraDePlazo: 0,
  planCambiado: 0,
  sobrante: 100,
} as const;
export type Etapa = keyof typeof porcentajesPorEtapa;
export const etapas = Object.keys(porcentajesPorEtapa) as Etapa[];

/** The refund stage of each state of a trámite or gestión (docs/states.md): none is left out, since money depends on it. */
const etapasDeEstados: Readonly<Record<EstadoDeSolicitud, Etapa>> = {
  requisitosPendientes: 'sinEmpezar',
  sinAsignar: 'sinEmpezar',
  asignado: 'sinEmpezar',
  asignada: 'sinEmpezar',
  enRevision: 'enRevision',
  enCorreccion: 'enRevision',
  enPreparacion: 'enRevision',
  gastosPorPagar: 'enRevision',
  enPausa: 'enRevision',
  porAprobar: 'porAprobar',
  porFirmar: 'porFirmar',
  presentada: 'presentada',
  observada: 'presentada',
  porResponder: 'presentada',
  resuelta: 'resuelta',
  denegada: 'resuelta',
  rechazado: 'rechazado',
  noEntregado: 'noEntregado',
  firmado: 'terminado',
  entregado: 'terminado',
  entregada: 'terminado',
  cerrado: 'terminado',
  cerrada: 'terminado',
  cerradaSinExito: 'terminado',
  caducado: 'caducado',
  caducada: 'caducado',
  cancelado: 'cancelado',
  cancelada: 'cancelado',
};

/**
 * A line without a request was delivered with its sale. What only the platform makes is delivered at once: unless it was cancelled, any
 * other stage of it counts as `noEntregado`, since nobody worked on it. Throws for a word that is no state.
 */
export function etapaDe(estadoDeSolicitud: string | null, automatica = false): Etapa {
  if (estadoDeSolicitud !== null && !esEstado(estadoDeSolicitud))
    throw new Error(`${estadoDeSolicitud} no es un estado de trámite ni de gestión.`);
  const etapa = estadoDeSolicitud === null ? 'terminado' : etapasDeEstados[estadoDeSolicitud];
  return automatica && etapa !== 'terminado' && etapa !== 'cancelado' ? 'noEntregado' : etapa;
}

function esEstado(texto: string): texto is EstadoDeSolicitud {
  return Object.hasOwn(etapasDeEstados, texto);
}

/**
 * Whether work on it can still be stopped: a refund of such a line cancels it. An act that was signed is refunded and stays; it is
 * undone by marks alone, whether or not it could be delivered.
 */
export function esCancelable(estadoDeSolicitud: string | null, automatica: boolean): boolean {
  if (estadoDeSolicitud === 'noEntregado') return automatica;
  return !['terminado', 'cancelado', 'rechazado', 'caducado'].includes(etapaDe(estadoDeSolicitud));
}

/**
 * Whether a unit of a plan that paid for a trámite is given back when it stops: it cannot be given back in part, so it is while the rule
 * would give back half of the money or more. `de`: the state it was stopped in; `a`: the one it ended in.
 */
export function devuelveUnidad(de: string, a: string, automatica = false): boolean {
  const etapa = a === 'rechazado' || a === 'caducado' ? a : etapaDe(de, automatica);
  return porcentajesPorEtapa[etapa] >= 50;
}

/** Working days after the payment in which who buys at a distance may withdraw, unless it was used. Source: Decreto 6-2003, art. 51. */
export const DIAS_DE_RETRACTO = 5;

/** The period of a plan that a line paid for. */
export interface PlanACotizar {
  /** The days to withdraw are not over. */
  readonly enPlazo: boolean;
  /** A document or a discount of the period was used. */
  readonly usado: boolean;
  /** Its money counts towards a change of plan, or credits another plan's. */
  readonly cambiado: boolean;
}

interface LineaACotizar {
  /** The price paid, after the discount. Centavos, IVA included. */
  readonly total: number;
  /** The sum of earlier refunds decided for this line, in centavos. */
  readonly comprometido: number;
  readonly estadoDeSolicitud: string | null;
  /** The platform alone makes it. */
  readonly automatica: boolean | null;
  readonly plan?: PlanACotizar | undefined;
}

export interface Cotizada {
  readonly etapa: Etapa;
  readonly porcentaje: number;
  /** Centavos: the percentage of what it cost, rounded half up, less what was given back before. */
  readonly monto: number;
  /** The part not refunded yet: the most that the office may decide to give back. */
  readonly disponible: number;
}

function etapaDePlan({ enPlazo, usado, cambiado }: PlanACotizar): Etapa {
  if (!enPlazo) return 'planFueraDePlazo';
  if (cambiado) return 'planCambiado';
  return usado ? 'planUsado' : 'planSinUsar';
}

/** The refund of a line by the rule of stages. The customer, the stored request and the staff all use this one result. */
export function cotizarLinea({ total, comprometido, automatica, estadoDeSolicitud, plan }: LineaACotizar): Cotizada {
  const etapa = plan ? etapaDePlan(plan) : etapaDe(estadoDeSolicitud, automatica ?? false);
  const porcentaje = porcentajesPorEtapa[etapa];
  const merecido = porcentajeDe(total, porcentaje);
  return { etapa, porcentaje, monto: Math.max(0, merecido - comprometido), disponible: total - comprometido };
}
