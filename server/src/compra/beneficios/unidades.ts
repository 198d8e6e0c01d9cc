import { type ClaseDeUnidad, clasesDeUnidad, unidadesDePeriodo, unidadesTrasCambio } from '@fedatario/contract/compra';
import { v7 as uuidv7 } from 'uuid';
import { versionDePlan } from '../../catalogo/planes/planes.ts';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import { diaLocal } from '../../services/hora-local.ts';
import { takeUnidad } from './movimientos/queries.ts';
import type { PlanDeCliente } from './plan/queries.ts';
import {
  type CargoRow,
  findCambioPendiente,
  insertBeneficio,
  lockSaldo,
  lockSuscripcion,
  type SuscripcionRow,
  sumUnidades,
} from './queries.ts';

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
  const suscripcion = await lockSuscripcion(db, idSuscripcion);
  if (suscripcion?.vuelta !== vuelta) throw new AppError('precio-cambiado');
  for (const posicion of posiciones) {
    const unidad = { idBeneficio: uuidv7(), idSuscripcion, vuelta, idFactura, posicion, now };
    if (!(await takeUnidad(db, unidad))) throw new AppError('precio-cambiado');
  }
  await exigirLoDelCambio(db, suscripcion, 'documento');
}

/**
 * Refuses, once units were taken, to spend those that the price of a change of plan counts on while it waits to be paid. Whoever
 * orders a change and whoever spends a unit hold the subscription, so that neither misses the other.
 */
export async function exigirLoDelCambio(db: Db, suscripcion: SuscripcionRow, clase: ClaseDeUnidad): Promise<void> {
  const cambio = await findCambioPendiente(db, suscripcion.idSuscripcion);
  if (!cambio) return;
  const { tendra } = await contarTrasCambio(db, cambio, suscripcion, clase);
  if (tendra !== null && tendra < 0) throw new AppError('cambio-por-pagar');
}

/** Notes that what is left of a period is over. */
export async function vencerUnidades(db: Db, idSuscripcion: string, vuelta: number, now: Date): Promise<void> {
  for (const clase of clasesDeUnidad) {
    const quedan = await lockSaldo(db, idSuscripcion, clase);
    if (quedan !== undefined && quedan !== 0)
      await insertVencido(db, { idSuscripcion, vuelta, clase }, quedan ?? 0, now);
  }
}

type DePeriodo = Pick<CargoRow, 'idSuscripcion' | 'vuelta'> & { readonly clase: ClaseDeUnidad };

async function insertVencido(db: Db, periodo: DePeriodo, cantidad: number, now: Date): Promise<void> {
  const { idSuscripcion, vuelta, clase } = periodo;
  const row = { idBeneficio: uuidv7(), idSuscripcion, clase, vuelta, hechoEn: now };
  await insertBeneficio(db, { ...row, movimiento: 'vencido', cantidad });
}

/** Units of a kind that the terms of a plan give in a month. */
const alMes = ({ documentos, citas }: Pick<CargoRow, 'documentos' | 'citas'>, clase: ClaseDeUnidad) =>
  clase === 'documento' ? documentos : citas;

/** After a change that was paid, the units that its quote told: those of the day on which it was asked for. */
export async function completar(db: Db, cargo: CargoRow, antes: SuscripcionRow, now: Date): Promise<void> {
  const comienzaHoy = cargo.vuelta !== antes.vuelta;
  const cuentas: { clase: ClaseDeUnidad; tiene: number | null; tendra: number | null }[] = [];
  for (const clase of clasesDeUnidad) cuentas.push(await contarTrasCambio(db, cargo, antes, clase));
  if (comienzaHoy) await vencerUnidades(db, cargo.idSuscripcion, antes.vuelta, now);
  for (const { clase, tendra, ...cuenta } of cuentas) {
    const tiene = comienzaHoy ? 0 : cuenta.tiene;
    if (tiene === null) continue;
    const periodo = { ...cargo, clase };
    await insertOtorgado(db, periodo, tendra === null ? null : tendra - tiene, now);
    if (tendra !== null && tendra < tiene) await insertVencido(db, periodo, tiene - Math.max(0, tendra), now);
  }
}

/** Units of a kind before a change and after it; null has no limit. */
async function contarTrasCambio(db: Db, cargo: CargoRow, antes: SuscripcionRow, clase: ClaseDeUnidad) {
  const version = await versionDePlan(db, antes.idVersion);
  const { disponibles } = await sumUnidades(db, cargo.idSuscripcion, antes.vuelta, clase);
  const actual = {
    disponibles,
    desde: diaLocal(antes.inicioPeriodo),
    hasta: diaLocal(antes.finPeriodo),
    incluidas: unidadesDePeriodo(version ? alMes(version, clase) : null, antes.periodo),
  };
  const nuevas = unidadesDePeriodo(alMes(cargo, clase), cargo.periodo);
  const comienzaHoy = cargo.vuelta !== antes.vuelta;
  const tendra = unidadesTrasCambio(actual, nuevas, { hoy: diaLocal(cargo.desde), comienzaHoy });
  return { clase, tiene: disponibles, tendra };
}

/** Gives units that the office grants. False for a plan without limit, or before its first period. */
export async function regalarUnidades(db: Db, regalo: Regalo): Promise<boolean> {
  const { now, ...row } = regalo;
  const quedan = await lockSaldo(db, regalo.idSuscripcion, regalo.clase);
  if (quedan === null) return false;
  await insertBeneficio(db, { ...row, movimiento: 'otorgado', hechoEn: now });
  return true;
}

interface Regalo {
  readonly idBeneficio: string;
  readonly idSuscripcion: string;
  readonly clase: ClaseDeUnidad;
  readonly vuelta: number;
  readonly cantidad: number;
  readonly motivo: string;
  readonly idUsuario: string;
  readonly now: Date;
}

/** The units of a period that begins: those of the one before are over. */
export async function otorgar(db: Db, cargo: CargoRow, now: Date): Promise<void> {
  const { idSuscripcion, vuelta, periodo } = cargo;
  await vencerUnidades(db, idSuscripcion, Math.max(1, vuelta - 1), now);
  for (const clase of clasesDeUnidad)
    await insertOtorgado(db, { ...cargo, clase }, unidadesDePeriodo(alMes(cargo, clase), periodo), now);
}

/** Notes units that are given, null without limit; none is no row. */
async function insertOtorgado(db: Db, periodo: DePeriodo, cuantas: number | null, now: Date): Promise<void> {
  if (cuantas !== null && cuantas <= 0) return;
  const { idSuscripcion, vuelta, clase } = periodo;
  const row = { idBeneficio: uuidv7(), idSuscripcion, clase, vuelta, hechoEn: now };
  await insertBeneficio(db, { ...row, movimiento: 'otorgado', cantidad: cuantas ?? 0, ilimitado: cuantas === null });
}
