import { finDePeriodo, mesesDe, type PeriodoDePlan } from '@fedatario/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import { diaLocal, inicioDelDia } from '../../services/hora-local.ts';
import { avisarPlan, enDia } from './avisos.ts';
import {
  type CargoRow,
  insertBeneficio,
  lockSaldo,
  lockSuscripcion,
  type PlanDeCliente,
  type SuscripcionRow,
  sumUnidades,
  takeUnidad,
  updateCargo,
  updateSuscripcion,
} from './queries.ts';

export { avisarPlan, enDia } from './avisos.ts';
export {
  type CargoRow,
  insertCargo,
  insertDeReservadas,
  insertSuscripcion,
  lockSuscripcion,
  type PlanDeCliente,
  planDe,
  type SuscripcionRow,
  selectCargo,
  sumUnidades,
  updateSuscripcion,
} from './queries.ts';

/** Midnight, where the company is, of the day on which the n-th period from the anchor is renewed. */
export function finDe(ancla: Date, periodo: PeriodoDePlan, numero: number): Date {
  return inicioDelDia(finDePeriodo(diaLocal(ancla), periodo, numero));
}

/** Whether a plan gives something on that day: one that is to end gives nothing after its last. */
export function rige({ estado, finPeriodo }: Pick<PlanDeCliente, 'estado' | 'finPeriodo'>, now: Date): boolean {
  return estado !== 'cancelacionProgramada' || now < new Date(finPeriodo);
}

/** Whether a plan reaches the documents of a category. */
export function alcanzaA({ categorias }: Pick<PlanDeCliente, 'categorias'>, idCategoria: string): boolean {
  return categorias.length === 0 || categorias.includes(idCategoria);
}

interface Reserva {
  readonly idFactura: string;
  readonly posiciones: readonly number[];
  readonly now: Date;
}

/** Takes the units that an order spends. Refuses when the last one went to another purchase meanwhile. */
export async function reservarUnidades(
  db: Db,
  { idSuscripcion, vuelta }: PlanDeCliente,
  reserva: Reserva,
): Promise<void> {
  const { idFactura, posiciones, now } = reserva;
  for (const posicion of posiciones) {
    const unidad = { idBeneficio: uuidv7(), idSuscripcion, vuelta, idFactura, posicion, now };
    if (!(await takeUnidad(db, unidad))) throw new AppError('beneficio-agotado');
  }
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
  if (cargo.clase === 'cambio') await completar(db, cargo, suscripcion.vuelta, now);
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
  if (cargo.clase === 'cambio') return periodo === antes.periodo ? mismoPlazo(antes) : deHoy;
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

async function vencerUnidades(db: Db, idSuscripcion: string, vuelta: number, now: Date): Promise<void> {
  const quedan = await lockSaldo(db, idSuscripcion);
  if (quedan === undefined || quedan === 0) return;
  const row = { idBeneficio: uuidv7(), idSuscripcion, clase: 'documento', vuelta, hechoEn: now };
  await insertBeneficio(db, { ...row, movimiento: 'vencido', cantidad: quedan ?? 0 });
}

/** After a change, what the new plan gives for the period less what was used in it: nothing given is taken back. */
async function completar(db: Db, cargo: CargoRow, vuelta: number, now: Date): Promise<void> {
  const { idSuscripcion, documentos, periodo } = cargo;
  const { usados } = await sumUnidades(db, idSuscripcion, vuelta);
  await vencerUnidades(db, idSuscripcion, vuelta, now);
  const row = { idBeneficio: uuidv7(), idSuscripcion, clase: 'documento', vuelta: cargo.vuelta, hechoEn: now };
  const ilimitado = documentos === null;
  const cantidad = ilimitado ? 0 : Math.max(0, documentos * mesesDe(periodo as PeriodoDePlan) - usados);
  if (ilimitado || cantidad > 0) await insertBeneficio(db, { ...row, movimiento: 'otorgado', cantidad, ilimitado });
}

/** Gives units that the office grants. False for a plan without limit, or before its first period. */
export async function regalarUnidades(db: Db, regalo: Regalo): Promise<boolean> {
  const { now, ...row } = regalo;
  const quedan = await lockSaldo(db, regalo.idSuscripcion);
  if (quedan === null) return false;
  await insertBeneficio(db, { ...row, clase: 'documento', movimiento: 'otorgado', hechoEn: now });
  return true;
}

interface Regalo {
  readonly idBeneficio: string;
  readonly idSuscripcion: string;
  readonly vuelta: number;
  readonly cantidad: number;
  readonly motivo: string;
  readonly idUsuario: string;
  readonly now: Date;
}

/** The units of a period that begins: those of the one before are over. */
async function otorgar(db: Db, { idSuscripcion, vuelta, documentos, periodo }: CargoRow, now: Date): Promise<void> {
  await vencerUnidades(db, idSuscripcion, Math.max(1, vuelta - 1), now);
  const row = { idBeneficio: uuidv7(), idSuscripcion, clase: 'documento', vuelta, hechoEn: now };
  const ilimitado = documentos === null;
  const cantidad = (documentos ?? 0) * mesesDe(periodo as PeriodoDePlan);
  if (ilimitado || cantidad > 0) await insertBeneficio(db, { ...row, movimiento: 'otorgado', cantidad, ilimitado });
}
