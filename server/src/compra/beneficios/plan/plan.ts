import { DAY } from '@fedatario/contract/base';
import {
  DIAS_CON_BENEFICIOS,
  DIAS_DE_DEVUELTAS,
  type EstadoSuscripcion,
  faseDeSuscripcion,
  finDePeriodo,
  type PeriodoDePlan,
  sumarDias,
} from '@fedatario/contract/compra';
import { diaLocal, inicioDelDia } from '../../../services/hora-local.ts';
import type { PlanDeCliente } from './queries.ts';

/** Midnight, where the company is, of the day on which the n-th period from the anchor is renewed. */
export function finDe(ancla: Date, periodo: PeriodoDePlan, numero: number): Date {
  return inicioDelDia(finDePeriodo(diaLocal(ancla), periodo, numero));
}

/**
 * Whether a plan gives something on that day: one that is to end gives nothing after its last, one that was not renewed nothing after the
 * days that a payment may be late, also when no job suspended it, and one whose refund waits for a decision nothing until then.
 */
function rige(plan: PlanDeCliente, now: Date): boolean {
  const { estado, finPeriodo, enMoraDesde } = plan;
  const fase = faseDeSuscripcion(estado);
  if (fase === 'terminada') return now < validezDeDevueltas(plan);
  if (plan.enDevolucion) return false;
  if (fase === 'porTerminar') return now < new Date(finPeriodo);
  return now < finDeMora(enMoraDesde ?? finPeriodo);
}

/** The day from which a plan whose charge was refused gives nothing. */
const finDeMora = (desde: string | Date) => inicioDelDia(sumarDias(diaLocal(new Date(desde)), DIAS_CON_BENEFICIOS));

/** Until when the units of a plan that is over, which came back because of the office, may be used. */
const validezDeDevueltas = ({ devueltoEn }: { readonly devueltoEn?: string | null }) =>
  new Date(Date.parse(devueltoEn ?? '') + DIAS_DE_DEVUELTAS * DAY);

interface Vigencia {
  readonly estado: EstadoSuscripcion;
  readonly finPeriodo: string | Date;
  readonly enMoraDesde: string | Date | null;
  readonly devueltoEn?: string | null;
}

/** Until when the units that a plan has may be asked for. */
export function hastaCuando(plan: Vigencia): Date {
  const fase = faseDeSuscripcion(plan.estado);
  if (fase === 'terminada') return validezDeDevueltas(plan);
  return fase === 'enMora' ? finDeMora(plan.enMoraDesde ?? plan.finPeriodo) : new Date(plan.finPeriodo);
}

type PlazosDePlan = Pick<PlanDeCliente, 'estado' | 'enMoraDesde' | 'periodo' | 'periodoSiguiente' | 'finPeriodo'>;

/**
 * The instant before which an appointment that the plan pays begins: the end of what is paid, or of the next period of a plan that renews.
 * Null of one that is over: what the office owes is not bound to its periods.
 */
export function limiteDeCitas(plan: PlazosDePlan): Date | null {
  const { estado, enMoraDesde, periodo, periodoSiguiente } = plan;
  const fin = new Date(plan.finPeriodo);
  const fase = faseDeSuscripcion(estado);
  if (fase === 'terminada') return null;
  if (fase === 'porTerminar') return fin;
  if (fase === 'enMora') return finDeMora(enMoraDesde ?? plan.finPeriodo);
  return finDe(fin, periodoSiguiente ?? periodo, 1);
}

/** Whether a plan reaches the documents of a category. */
export function alcanzaA({ categorias }: Pick<PlanDeCliente, 'categorias'>, idCategoria: string): boolean {
  return categorias.length === 0 || categorias.includes(idCategoria);
}

/** The plans of a customer that give something now. */
export const vigentes = (planes: readonly PlanDeCliente[], now: Date) => planes.filter((plan) => rige(plan, now));

/** The plan that pays the next appointment: the one that goes on while it has a unit, else one that is owed. */
export function planParaCitas(planes: readonly PlanDeCliente[], now: Date): PlanDeCliente | null {
  const usables = vigentes(planes, now);
  return usables.find(({ disponible }) => disponible !== 0) ?? usables[0] ?? null;
}
