import { diasEntre } from './periodos.ts';
import {
  DIAS_CON_BENEFICIOS,
  DIAS_DE_AVISO_DE_PLAN,
  DIAS_DE_REINTENTO,
  type EstadoSuscripcion,
  faseDeSuscripcion,
  suscripcionesVigentes,
} from './suscripcion.ts';

/** A subscription as its calendar sees it. Days are those of the company's zone. */
export interface Calendarizada {
  readonly estado: EstadoSuscripcion;
  /** The day on which the period is renewed. */
  readonly fin: string;
  /** Notices of this renewal that were sent. */
  readonly avisos: number;
  /** The day of the first of them; null while none was sent. */
  readonly avisadaEl: string | null;
  /** The day from which a refused charge counts; null while none was refused. */
  readonly enMoraDesde: string | null;
  /** Charges that were refused, the first one included. */
  readonly fallidos: number;
}

export type DeberDePlan = 'avisar' | 'renovar' | 'reintentar' | 'suspender' | 'terminar';

/**
 * The one thing that is due for a subscription on a day; null when there is none. A server that was away asks later and does what is
 * still due once: several missed notices are one, several missed tries are one, and nothing is charged to a customer who was not told
 * at least three days before.
 */
export function deberDePlan(suscripcion: Calendarizada, hoy: string): DeberDePlan | null {
  const { estado, fin } = suscripcion;
  const fase = faseDeSuscripcion(estado);
  if (fase === 'porTerminar') return hoy >= fin ? 'terminar' : null;
  if (suscripcionesVigentes.includes(estado)) return deVigente(suscripcion, hoy);
  if (fase === 'enMora' || fase === 'suspendida') return enMora(suscripcion, hoy);
  return null;
}

function deVigente({ fin, avisos, avisadaEl }: Calendarizada, hoy: string): DeberDePlan | null {
  const faltan = diasEntre(hoy, fin);
  const tocan = DIAS_DE_AVISO_DE_PLAN.filter((dias) => faltan <= dias).length;
  if (avisos < tocan && (faltan > 0 || avisadaEl === null)) return 'avisar';
  const [, minimo] = DIAS_DE_AVISO_DE_PLAN;
  return faltan <= 0 && avisadaEl !== null && diasEntre(avisadaEl, hoy) >= minimo ? 'renovar' : null;
}

function enMora({ estado, enMoraDesde, fallidos }: Calendarizada, hoy: string): DeberDePlan | null {
  const dias = diasEntre(enMoraDesde ?? hoy, hoy);
  const tocan = DIAS_DE_REINTENTO.filter((dia) => dias >= dia).length;
  if (fallidos - 1 < tocan) return 'reintentar';
  return faseDeSuscripcion(estado) === 'enMora' && dias >= DIAS_CON_BENEFICIOS ? 'suspender' : null;
}

/** Tries that are left out because their day passed while nobody looked: the next one stands for them all. */
export function intentosHasta(enMoraDesde: string, hoy: string): number {
  return 1 + DIAS_DE_REINTENTO.filter((dia) => diasEntre(enMoraDesde, hoy) >= dia).length;
}

/** The day of the next try after a refusal; null when there is none left. */
export function siguienteIntento(enMoraDesde: string, hoy: string): number | null {
  const dias = diasEntre(enMoraDesde, hoy);
  return DIAS_DE_REINTENTO.find((dia) => dia > dias) ?? null;
}
