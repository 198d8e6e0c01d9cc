import { DIAS_CON_BENEFICIOS, diasEntre, finDePeriodo, type PeriodoDePlan } from '@fedatario/contract';
import type { Db } from '../../db/db.ts';
import { diaLocal, inicioDelDia } from '../../services/hora-local.ts';
import { avisarPlan, enDia } from './avisos.ts';
import {
  type CargoRow,
  lockSuscripcion,
  type PlanDeCliente,
  type SuscripcionRow,
  updateCargo,
  updateSuscripcion,
} from './queries.ts';
import { completar, otorgar, vencerUnidades } from './unidades.ts';

export { avisarPlan, enDia } from './avisos.ts';
export { reservarCita } from './citas.ts';
export {
  type CargoRow,
  insertCargo,
  insertDeReservadas,
  insertSuscripcion,
  lockSuscripcion,
  type PlanDeCliente,
  planDe,
  readPlanConCitas,
  type SuscripcionRow,
  selectCargo,
  sumUnidades,
  updateSuscripcion,
} from './queries.ts';
export { regalarUnidades, reservarUnidades } from './unidades.ts';

/** Midnight, where the company is, of the day on which the n-th period from the anchor is renewed. */
export function finDe(ancla: Date, periodo: PeriodoDePlan, numero: number): Date {
  return inicioDelDia(finDePeriodo(diaLocal(ancla), periodo, numero));
}

/**
 * Whether a plan gives something on that day: one that is to end gives nothing after its last, and one that was not renewed nothing
 * after the days that a payment may be late, also when no job suspended it.
 */
export function rige({ estado, finPeriodo, enMoraDesde }: PlanDeCliente, now: Date): boolean {
  if (estado === 'cancelacionProgramada') return now < new Date(finPeriodo);
  const desde = diaLocal(new Date(enMoraDesde ?? finPeriodo));
  return diasEntre(desde, diaLocal(now)) < DIAS_CON_BENEFICIOS;
}

/** Whether a plan reaches the documents of a category. */
export function alcanzaA({ categorias }: Pick<PlanDeCliente, 'categorias'>, idCategoria: string): boolean {
  return categorias.length === 0 || categorias.includes(idCategoria);
}

/** Gives what an order for a plan paid for, in the transaction that notes its payment. */
export async function aplicarCargo(db: Db, cargo: CargoRow, now: Date): Promise<void> {
  const suscripcion = await lockSuscripcion(db, cargo.idSuscripcion);
  if (!suscripcion || suscripcion.estado === 'cancelada') return;
  const { idFactura, idSuscripcion, vuelta, idVersion, total } = cargo;
  const periodo = cargo.periodo as PeriodoDePlan;
  const plazo = plazoDe(cargo, suscripcion, now);
  await updateSuscripcion(db, idSuscripcion, {
    ...plazo,
    ...AL_DIA,
    idVersion,
    idPlan: cargo.idPlan,
    nombrePlan: cargo.nombre,
    periodo,
    vuelta,
    inicio: cargo.clase === 'alta' ? now : suscripcion.inicio,
    valor: cargo.clase === 'cambio' ? cargo.precio : total,
    actualizadaEn: now,
  });
  await updateCargo(db, idFactura, {
    estado: 'aplicado',
    aplicadoEn: now,
    desde: plazo.inicioPeriodo,
    hasta: plazo.finPeriodo,
  });
  if (cargo.clase === 'renovacion')
    await avisarPlan(db, suscripcion, 'suscripcionRenovada', {
      monto: total,
      fecha: enDia(diaLocal(plazo.finPeriodo)),
    });
  if (cargo.clase === 'cambio') await completar(db, cargo, suscripcion, now);
  else await otorgar(db, cargo, now);
}

/** A subscription that was just paid: active, told of nothing, and without a change to come. */
const AL_DIA = {
  estado: 'activa',
  renovar: true,
  avisos: 0,
  avisadaEn: null,
  enMoraDesde: null,
  cobrosFallidos: 0,
  idVersionSiguiente: null,
  periodoSiguiente: null,
  versionAvisadaEn: null,
} as const;

type Plazo = Pick<SuscripcionRow, 'ancla' | 'periodos' | 'inicioPeriodo' | 'finPeriodo'>;

/**
 * From when to when a charge pays. A renewal follows the period before, also when it was paid late while the plan still gave its
 * benefits; one that was suspended, or whose time passed already, begins on the day it is paid.
 */
function plazoDe(cargo: CargoRow, antes: SuscripcionRow, now: Date): Plazo {
  const periodo = cargo.periodo as PeriodoDePlan;
  const deHoy = { ancla: now, periodos: 1, inicioPeriodo: now, finPeriodo: finDe(now, periodo, 1) };
  if (cargo.clase === 'cambio') return cargo.vuelta === antes.vuelta ? mismoPlazo(antes) : deHoy;
  if (cargo.clase === 'alta' || antes.estado === 'suspendida') return deHoy;
  const sigue = periodo === antes.periodo;
  const ancla = sigue ? antes.ancla : antes.finPeriodo;
  const periodos = sigue ? antes.periodos + 1 : 1;
  const finPeriodo = finDe(ancla, periodo, periodos);
  return finPeriodo > now ? { ancla, periodos, inicioPeriodo: antes.finPeriodo, finPeriodo } : deHoy;
}

function mismoPlazo({ ancla, periodos, inicioPeriodo, finPeriodo }: SuscripcionRow): Plazo {
  return { ancla, periodos, inicioPeriodo, finPeriodo };
}

/** Gives up what an unpaid order for a plan was to pay for: without it the plan does not begin, or does not go on. */
export async function soltarCargo(db: Db, { idFactura, idSuscripcion, clase }: CargoRow, now: Date): Promise<void> {
  const suscripcion = await lockSuscripcion(db, idSuscripcion);
  await updateCargo(db, idFactura, { estado: 'anulado' });
  if (suscripcion && clase !== 'cambio') await terminar(db, suscripcion, now);
}

/** Ends a subscription for good: what is left of its units is over. */
export async function terminar(db: Db, row: SuscripcionRow, now: Date): Promise<void> {
  const { idSuscripcion, estado, vuelta } = row;
  if (estado === 'cancelada') return;
  if (vuelta > 0) await vencerUnidades(db, idSuscripcion, vuelta, now);
  if (vuelta > 0) await avisarPlan(db, row, 'suscripcionTerminada', {});
  await updateSuscripcion(db, idSuscripcion, {
    estado: 'cancelada',
    renovar: false,
    canceladaEn: now,
    actualizadaEn: now,
  });
}
