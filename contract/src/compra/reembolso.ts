import { porcentajeDe } from '../base/porcentaje.ts';
import { type EstadoDeSolicitud, hechosDeSolicitud } from '../solicitud/estado-de-solicitud.ts';

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

/**
 * A line without a request was delivered with its sale. What only the platform makes is delivered at once: unless it was cancelled, any
 * other stage of it counts as `noEntregado`, since nobody worked on it. Throws for a word that is no state.
 */
export function etapaDe(estadoDeSolicitud: string | null, automatica = false): Etapa {
  if (estadoDeSolicitud !== null && !esEstado(estadoDeSolicitud))
    throw new Error(`${estadoDeSolicitud} no es un estado de trámite ni de gestión.`);
  const etapa: Etapa = estadoDeSolicitud === null ? 'terminado' : hechosDeSolicitud[estadoDeSolicitud].etapa;
  return automatica && etapa !== 'terminado' && etapa !== 'cancelado' ? 'noEntregado' : etapa;
}

function esEstado(texto: string): texto is EstadoDeSolicitud {
  return Object.hasOwn(hechosDeSolicitud, texto);
}

/** The stages in which nothing is left to stop. */
const etapasFinales: readonly Etapa[] = ['terminado', 'cancelado', 'rechazado', 'caducado'];

/**
 * Whether work on it can still be stopped: a refund of such a line cancels it. An act that was signed is refunded and stays; it is
 * undone by marks alone, whether or not it could be delivered.
 */
export function esCancelable(estadoDeSolicitud: string | null, automatica: boolean): boolean {
  const etapa = etapaDe(estadoDeSolicitud);
  return etapa === 'noEntregado' ? automatica : !etapasFinales.includes(etapa);
}

/**
 * Whether a unit of a plan that paid for a trámite is given back when it stops: it cannot be given back in part, so it is while the rule
 * would give back half of the money or more. `de`: the state it was stopped in; `a`: the one it ended in.
 */
export function devuelveUnidad(de: string, a: string, automatica = false): boolean {
  const fin = etapaDe(a);
  const etapa = fin === 'rechazado' || fin === 'caducado' ? fin : etapaDe(de, automatica);
  return porcentajesPorEtapa[etapa] >= 50;
}

/** Whether the work stopped because of the office: it rejected it, or gave it up; what expired waited for its customer. */
export function laDetuvoLaOficina(estado: EstadoDeSolicitud, porSuCliente: boolean): boolean {
  const etapa = etapaDe(estado);
  return etapa === 'rechazado' || (etapa !== 'caducado' && !porSuCliente);
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
