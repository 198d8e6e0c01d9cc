import { MINUTE } from '@fedatario/contract/base';
import { reembolsosPorDevolver } from '@fedatario/contract/compra';
import { exigirReingreso } from '../../casa/identidad/identidad.ts';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import type { OutsideTask } from '../../queue/job.ts';
import { LARGO_DE_MOTIVO } from '../../services/fel/esquema.ts';
import { type Devolucion, PaymentError, type Payments } from '../../services/payments/payments.ts';
import { crearNotaDeCredito, lockFactura, updateReembolsado } from '../facturas/facturas.ts';
import { findCobrado, updateDevuelto } from '../pagos/pagos.ts';
import { tomar } from './decision.ts';
import { leerReembolso } from './lectura.ts';
import { darPaso } from './paso.ts';
import { findIdFactura, listLineas, lockReembolso, type ReembolsoRow, updateReembolso } from './queries.ts';

interface Debida {
  readonly idReembolso: string;
  readonly intento: string;
  readonly monto: number;
  /** The whole charge. */
  readonly cobrado: number;
  /** The provider's refund, once it named one. */
  readonly devolucion: string | null;
  /** True after an earlier try: the provider is then searched for the refund first, since it forgets our keys after a day. */
  readonly repetida: boolean;
}

/**
 * Refunds the decided amount on the card. The key is the refund's own id, and before a try is repeated the provider is
 * searched for the one whose answer was lost, so that it happens once. While unknown, it stays `enProceso` and is asked about
 * with growing pauses.
 */
export async function devolver(payments: Payments, task: OutsideTask, idReembolso: string): Promise<void> {
  const debida = await task.transact((db) => tomarDebida(db, payments.codigo, idReembolso, task.now));
  if (!debida) return;
  try {
    const devolucion = await pedir(payments, debida);
    await task.transact((db) => guardarDevolucion(db, idReembolso, devolucion, task.now));
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    if (error.codigo === 'configuracion') throw error;
    if (error.codigo === 'incierto' || error.codigo === 'no-disponible') return;
    await task.transact((db) => pasarAMano(db, idReembolso, task.now));
  }
}

/** Notes that a person of the office paid it back, with the reference of the transfer. */
export async function anotarPago(request: Context<'admin'>, idReembolso: string, revision: number, referencia: string) {
  const { db, actor, now } = request;
  await exigirReingreso(db, actor, now);
  const { row } = await tomar(request, idReembolso, revision);
  // A refund that goes back on the card is not paid by hand as well.
  if (row.medio === 'tarjeta') throw new AppError('estado-no-permite');
  await completar(db, row, { como: 'admin', idUsuario: actor.idUsuario, devolucion: referencia, now });
  return leerReembolso(request, row.idFactura, idReembolso);
}

async function tomarDebida(
  db: Db,
  proveedor: Payments['codigo'],
  idReembolso: string,
  now: Date,
): Promise<Debida | undefined> {
  const row = await sostener(db, idReembolso);
  const { idPago, monto, siguienteEn } = row ?? {};
  if (row?.medio !== 'tarjeta' || !idPago || !monto || !siguienteEn || siguienteEn > now) return undefined;
  if (!reembolsosPorDevolver.includes(row.estado)) return undefined;
  const cargo = await findCobrado(db, idPago);
  if (!cargo?.intento) return undefined;
  const { intentos, devolucion } = row;
  const paso = { accion: 'devolver', como: 'sistema', idUsuario: null, now } as const;
  const enProceso = row.estado === 'aprobado' ? await darPaso(db, row, paso) : row;
  // The office works with another provider since: this one gives nothing back of a charge that it did not make.
  if (cargo.proveedor !== proveedor) return void (await aMano(db, enProceso, now));
  await updateReembolso(db, idReembolso, { intentos: intentos + 1, siguienteEn: despues(now, intentos) });
  const { intento, cobrado } = cargo;
  return { idReembolso, intento, cobrado, monto, devolucion, repetida: intentos > 0 };
}

/** Time of the next try: after two minutes, doubled each time, an hour at most. */
function despues(now: Date, intentos: number): Date {
  return new Date(now.getTime() + Math.min(60, 2 ** Math.min(intentos + 1, 6)) * MINUTE);
}

async function pedir(payments: Payments, debida: Debida): Promise<Devolucion> {
  const { idReembolso, intento, cobrado, monto, devolucion, repetida } = debida;
  if (devolucion) return payments.readDevolucion(devolucion);
  const antes = repetida && (await payments.findDevolucion(intento, { clave: 'idReembolso', valor: idReembolso }));
  return antes || payments.refund({ intento, monto, cobrado, metadata: { idReembolso } }, idReembolso);
}

async function guardarDevolucion(
  db: Db,
  idReembolso: string,
  { estado: dicho, referencia }: Devolucion,
  now: Date,
): Promise<void> {
  const row = await sostener(db, idReembolso);
  if (row?.estado !== 'enProceso' || row.medio !== 'tarjeta') return;
  if (dicho === 'rechazado') return void (await aMano(db, row, now));
  if (dicho === 'enProceso') return updateReembolso(db, idReembolso, { devolucion: referencia });
  await completar(db, row, { como: 'sistema', idUsuario: null, devolucion: referencia, now });
}

async function pasarAMano(db: Db, idReembolso: string, now: Date): Promise<void> {
  const row = await sostener(db, idReembolso);
  if (row?.estado === 'enProceso' && row.medio === 'tarjeta') await aMano(db, row, now);
}

async function aMano(db: Db, row: ReembolsoRow, now: Date): Promise<void> {
  const values = { medio: 'manual', siguienteEn: null } as const;
  await darPaso(db, row, { accion: 'pasarAMano', como: 'sistema', idUsuario: null, now }, values);
}

/** The refund, held after its invoice as everywhere. */
async function sostener(db: Db, idReembolso: string): Promise<ReembolsoRow | undefined> {
  const idFactura = await findIdFactura(db, idReembolso);
  if (idFactura) await lockFactura(db, idFactura);
  return lockReembolso(db, idReembolso);
}

interface Hecha {
  readonly como: 'admin' | 'sistema';
  readonly idUsuario: string | null;
  readonly devolucion: string;
  readonly now: Date;
}

/** The money is back: the credit note, the lines, the invoice and the payment say so in one transaction. */
async function completar(db: Db, row: ReembolsoRow, { como, idUsuario, devolucion, now }: Hecha): Promise<void> {
  const { idReembolso, idFactura, idPago, medio, monto } = row;
  const referencia = como === 'admin' ? devolucion : null;
  const paso = { accion: 'completar', como, idUsuario, motivo: referencia, now } as const;
  await darPaso(db, row, paso, { devolucion, siguienteEn: null });
  const lineas = (await listLineas(db, idFactura)).flatMap(({ idReembolso: de, posicion, monto: parte }) =>
    de === idReembolso && parte ? [{ posicion, monto: parte }] : [],
  );
  const motivo = (row.respuesta ?? row.motivo).slice(0, LARGO_DE_MOTIVO);
  await crearNotaDeCredito(db, { idFactura, lineas, motivo, idReembolso, now });
  await updateReembolsado(db, idFactura, lineas, now);
  if (medio === 'tarjeta' && idPago && monto) await updateDevuelto(db, idPago, monto, now);
}
