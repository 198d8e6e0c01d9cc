import { documentosDePeriodo, documentosTrasCambio, type PeriodoDePlan } from '@fedatario/contract';
import { v7 as uuidv7 } from 'uuid';
import { versionDePlan } from '../../catalogo/planes/planes.ts';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import { diaLocal } from '../../services/hora-local.ts';
import {
  type CargoRow,
  insertBeneficio,
  lockSaldo,
  type PlanDeCliente,
  type SuscripcionRow,
  sumUnidades,
  takeUnidad,
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
  for (const posicion of posiciones) {
    const unidad = { idBeneficio: uuidv7(), idSuscripcion, vuelta, idFactura, posicion, now };
    if (!(await takeUnidad(db, unidad))) throw new AppError('precio-cambiado');
  }
}

/** Notes that what is left of a period is over. */
export async function vencerUnidades(db: Db, idSuscripcion: string, vuelta: number, now: Date): Promise<void> {
  const quedan = await lockSaldo(db, idSuscripcion);
  if (quedan === undefined || quedan === 0) return;
  await insertVencido(db, { idSuscripcion, vuelta }, quedan ?? 0, now);
}

async function insertVencido(db: Db, { idSuscripcion, vuelta }: DePeriodo, cantidad: number, now: Date): Promise<void> {
  const row = { idBeneficio: uuidv7(), idSuscripcion, clase: 'documento', vuelta, hechoEn: now };
  await insertBeneficio(db, { ...row, movimiento: 'vencido', cantidad });
}

type DePeriodo = Pick<CargoRow, 'idSuscripcion' | 'vuelta'>;

/** After a change that was paid, the documents that its quote told: those of the day on which it was asked for. */
export async function completar(db: Db, cargo: CargoRow, antes: SuscripcionRow, now: Date): Promise<void> {
  const { idSuscripcion, vuelta } = cargo;
  const version = await versionDePlan(db, antes.idVersion);
  const { disponibles } = await sumUnidades(db, idSuscripcion, antes.vuelta);
  const comienzaHoy = vuelta !== antes.vuelta;
  const actual = {
    disponibles,
    desde: diaLocal(antes.inicioPeriodo),
    hasta: diaLocal(antes.finPeriodo),
    documentos: documentosDePeriodo(version?.documentos ?? null, antes.periodo as PeriodoDePlan),
  };
  const nuevos = documentosDePeriodo(cargo.documentos, cargo.periodo as PeriodoDePlan);
  const quedan = documentosTrasCambio(actual, nuevos, { hoy: diaLocal(cargo.desde), comienzaHoy });
  if (comienzaHoy) await vencerUnidades(db, idSuscripcion, antes.vuelta, now);
  const tiene = comienzaHoy ? 0 : disponibles;
  if (tiene === null) return;
  await insertOtorgado(db, cargo, quedan === null ? null : quedan - tiene, now);
  if (quedan !== null && quedan < tiene) await insertVencido(db, cargo, tiene - Math.max(0, quedan), now);
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
export async function otorgar(db: Db, cargo: CargoRow, now: Date): Promise<void> {
  const { idSuscripcion, vuelta, documentos, periodo } = cargo;
  await vencerUnidades(db, idSuscripcion, Math.max(1, vuelta - 1), now);
  await insertOtorgado(db, cargo, documentosDePeriodo(documentos, periodo as PeriodoDePlan), now);
}

/** Notes units that are given, null without limit; none is no row. */
async function insertOtorgado(
  db: Db,
  { idSuscripcion, vuelta }: DePeriodo,
  cuantas: number | null,
  now: Date,
): Promise<void> {
  if (cuantas !== null && cuantas <= 0) return;
  const row = { idBeneficio: uuidv7(), idSuscripcion, clase: 'documento', vuelta, hechoEn: now };
  await insertBeneficio(db, { ...row, movimiento: 'otorgado', cantidad: cuantas ?? 0, ilimitado: cuantas === null });
}
