import {
  type Dia,
  diasEntre,
  finDePeriodo,
  type PeriodoDePlan,
  type PeriodoPagado,
  valorRestante,
} from './periodos.ts';

/** Units of one kind that a plan gives in a whole period, and those that are left of them; null has no limit. */
export interface UnidadesDePlan {
  readonly incluidas: number | null;
  readonly disponibles: number | null;
}

/** The plan that a customer has, as a change sees it. */
export interface PlanActual extends PeriodoPagado {
  /** The end of the days that were paid for; days that were given after it are no credit. */
  readonly pagadoHasta?: Dia;
  readonly periodo: PeriodoDePlan;
  readonly documentos: UnidadesDePlan;
  readonly citas: UnidadesDePlan;
}

/** The plan changed to: centavos and units of one whole period of it; null has no limit. */
export interface PlanNuevoDeCambio {
  readonly precio: number;
  readonly periodo: PeriodoDePlan;
  readonly documentos: number | null;
  readonly citas: number | null;
}

export interface CuentaDeCambio {
  /** A plan that costs more is had at once; any other waits for the renewal, so that no money goes back. */
  readonly cuando: 'ahora' | 'alRenovar';
  /** A period of the new plan begins today; else the present one goes on until its day. */
  readonly comienzaHoy: boolean;
  /** Centavos that the days left of the present period are worth. */
  readonly credito: number;
  /** Centavos of the new plan from today until `hasta`. */
  readonly cargo: number;
  /** Centavos to pay now; zero or less when the change waits for the renewal. */
  readonly diferencia: number;
  /** The day on which it is renewed after a change made now. */
  readonly hasta: Dia;
  /** Documents that are left right after a change made now; null has no limit. */
  readonly documentos: number | null;
  /** The same of appointments. */
  readonly citas: number | null;
}

const clases = ['documentos', 'citas'] as const;

/**
 * Quotes a change of plan made today. With periods of one length the difference of the days left is paid and the renewal stays where it
 * is. Another length, or no limit where there was one, begins a period today: it is paid whole, less what is left. A change waits for the
 * renewal when it costs less, when more units were used than the days gone by paid for, and when the use of a plan without limit would
 * have to be measured.
 */
export function cotizarCambioDePlan(actual: PlanActual, nuevo: PlanNuevoDeCambio, hoy: Dia): CuentaDeCambio {
  const comienzaHoy =
    nuevo.periodo !== actual.periodo ||
    clases.some((clase) => nuevo[clase] === null && actual[clase].incluidas !== null) ||
    hoy >= actual.hasta;
  const credito = valorRestante({ ...actual, hasta: actual.pagadoHasta ?? actual.hasta }, hoy);
  const cargo = comienzaHoy ? nuevo.precio : valorRestante({ ...actual, valor: nuevo.precio }, hoy);
  const diferencia = cargo - credito;
  const tras = (clase: (typeof clases)[number]) =>
    unidadesTrasCambio({ ...actual, ...actual[clase] }, nuevo[clase], { hoy, comienzaHoy });
  const quedan = { documentos: tras('documentos'), citas: tras('citas') };
  const sinMedida = clases.some((clase) => actual[clase].incluidas === null && nuevo[clase] !== null);
  const faltan = clases.some((clase) => (quedan[clase] ?? 0) < 0);
  return {
    cuando: diferencia > 0 && !sinMedida && !faltan ? 'ahora' : 'alRenovar',
    comienzaHoy,
    credito,
    cargo,
    diferencia,
    hasta: comienzaHoy ? finDePeriodo(hoy, nuevo.periodo, 1) : actual.hasta,
    ...quedan,
  };
}

interface Momento {
  readonly hoy: Dia;
  readonly comienzaHoy: boolean;
}

/**
 * Units of a kind left after a change: those available, less the ones of the days that are credited, and those that the new plan gives.
 * Below zero, some that would be credited were used already; null has no limit.
 */
export function unidadesTrasCambio(
  { desde, hasta, incluidas: antes, disponibles }: Pick<PeriodoPagado, 'desde' | 'hasta'> & UnidadesDePlan,
  nuevas: number | null,
  { hoy, comienzaHoy }: Momento,
): number | null {
  if (nuevas === null || antes === null || disponibles === null) return nuevas;
  const dias = Math.max(1, diasEntre(desde, hasta));
  const quedan = Math.min(Math.max(diasEntre(hoy, hasta), 0), dias);
  if (quedan === 0) return nuevas;
  return disponibles + Math.floor(((comienzaHoy ? nuevas * dias : nuevas * quedan) - antes * quedan) / dias);
}
