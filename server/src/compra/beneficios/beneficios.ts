import { faseDeSuscripcion } from '@fedatario/contract/compra';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import { diaLocal } from '../../services/hora-local.ts';
import { cancelarCitas } from '../../solicitud/citas/citas.ts';
import { avisarPlan, enDia } from './avisos.ts';
import { listCitasDelPlan } from './movimientos/queries.ts';
import { finDe } from './plan/plan.ts';
import { type CargoRow, lockSuscripcion, type SuscripcionRow, updateCargo, updateSuscripcion } from './queries.ts';
import { completar, otorgar, vencerUnidades } from './unidades.ts';

export { avisarPlan, enDia } from './avisos.ts';
export { reservarCita, saldarCitasDe } from './citas.ts';
export { countCitasPorVenir, insertDebidasVencidas, insertDeReservadas } from './movimientos/queries.ts';
export { alcanzaA, finDe, hastaCuando, limiteDeCitas, planParaCitas, vigentes } from './plan/plan.ts';
export {
  delTramoPagado,
  enDevolucion,
  facturaEnDevolucion,
  type PlanDeCliente,
  planesDe,
  readPlanes,
} from './plan/queries.ts';
export {
  type CargoRow,
  insertCargo,
  insertSuscripcion,
  lockSuscripcion,
  type SuscripcionRow,
  selectCargo,
  sumUnidades,
  updateSuscripcion,
} from './queries.ts';
export { regalarUnidades, reservarUnidades } from './unidades.ts';

/** Gives what an order for a plan paid for, in the transaction that notes its payment. */
export async function aplicarCargo(db: Db, cargo: CargoRow, now: Date): Promise<void> {
  const suscripcion = await lockSuscripcion(db, cargo.idSuscripcion);
  // A plan that ended gave up its orders: money for one of them is refused, not kept for nothing.
  if (!suscripcion || faseDeSuscripcion(suscripcion.estado) === 'terminada') throw new AppError('estado-no-permite');
  const { idFactura, idSuscripcion, vuelta, idVersion, total } = cargo;
  const periodo = cargo.periodo;
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
  const periodo = cargo.periodo;
  const deHoy = { ancla: now, periodos: 1, inicioPeriodo: now, finPeriodo: finDe(now, periodo, 1) };
  if (cargo.clase === 'cambio') return cargo.vuelta === antes.vuelta ? mismoPlazo(antes) : deHoy;
  if (cargo.clase === 'alta' || faseDeSuscripcion(antes.estado) === 'suspendida') return deHoy;
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

/**
 * Ends a subscription for good: what is left of its units is over, and so are the appointments it pays that begin from `desde` on, after
 * the last paid day unless said otherwise. Both sides of each are told.
 */
export async function terminar(db: Db, row: SuscripcionRow, now: Date, { desde, motivo }: Fin = {}): Promise<void> {
  const { idSuscripcion, estado, vuelta } = row;
  if (faseDeSuscripcion(estado) === 'terminada') return;
  if (vuelta > 0) {
    await vencerUnidades(db, idSuscripcion, vuelta, now);
    await avisarPlan(db, row, 'suscripcionTerminada', {});
    const citas = await listCitasDelPlan(db, idSuscripcion, desde ?? row.finPeriodo);
    await cancelarCitas(db, { citas }, { motivo: motivo ?? PLAN_TERMINADO, now });
  }
  await updateSuscripcion(db, idSuscripcion, {
    estado: 'cancelada',
    renovar: false,
    canceladaEn: now,
    actualizadaEn: now,
  });
}

interface Fin {
  readonly desde?: Date;
  readonly motivo?: string;
}

const PLAN_TERMINADO = 'Terminó el plan que la incluía, y su hora es después de lo pagado.';
