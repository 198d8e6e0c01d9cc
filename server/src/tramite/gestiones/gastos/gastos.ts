import { type CobroDeGastos, cuentaDeGastos, type GastoNuevo, type GestionDetalle } from '@fedatario/contract';
import { abrirArchivo, adjuntarArchivo } from '../../../casa/archivos/archivos.ts';
import { facturarGastos } from '../../../compra/facturas/facturas.ts';
import type { Db } from '../../../db/db.ts';
import { formatNumber } from '../../../db/numbers.ts';
import { AppError, invalidField } from '../../../http/errors.ts';
import { diaEscrito, diaLocal } from '../../../services/hora-local.ts';
import { anotarCambio, type SolicitudRow } from '../../../solicitud/solicitudes/solicitudes.ts';
import * as expedientes from '../../expedientes/expedientes.ts';
import { findPorPagar, insertGasto, listGastos, sumCobrado, updateGasto } from './queries.ts';

type Request = expedientes.Request;
type Clase = expedientes.Clase<GestionDetalle>;

/** The ledger of a gestión: each expense, and the account of what was charged for them. */
export async function gastosDe(db: Db, idSolicitud: string, now: Date): Promise<GestionDetalle['gastos']> {
  const rows = await listGastos(db, idSolicitud);
  const filas = rows.map(({ orden: _, idArchivo, nombre, tipo, peso, ...gasto }) => {
    const archivo = idArchivo && nombre && tipo && peso !== null ? { idArchivo, nombre, tipo, peso } : null;
    return { ...gasto, comprobante: archivo && abrirArchivo(archivo, now) };
  });
  const porPagar = (await findPorPagar(db, idSolicitud)) ?? null;
  return { filas, cuenta: await cuentaDe(db, idSolicitud), porPagar };
}

export async function cuentaDe(db: Db, idSolicitud: string) {
  return cuentaDeGastos(await listGastos(db, idSolicitud), await sumCobrado(db, idSolicitud));
}

/** Whether all that was spent for its customer was charged. */
export async function estaSaldada(db: Db, idSolicitud: string): Promise<boolean> {
  const { debido, cobrado } = await cuentaDe(db, idSolicitud);
  return cobrado >= debido;
}

/** Writes what an expense cost, with its receipt. It is written once: a receipt that was wrong is another expense of the office's. */
export async function anotarGasto(request: Request, clase: Clase, idSolicitud: string, nuevo: GastoNuevo) {
  const { db, actor, now } = request;
  const { revision, idGasto, concepto, comprobante, ...gasto } = nuevo;
  const { row } = await expedientes.tomarRevision(request, clase, idSolicitud, revision);
  exigirAbierta(row);
  const desde = diaLocal(row.creadaEn);
  if (gasto.gastadoEl < desde || gasto.gastadoEl > diaLocal(now))
    throw invalidField('gastadoEl', 'diaDeDiligencia', { desde: diaEscrito(desde) });
  if (idGasto === null && concepto === null) throw invalidField('concepto', 'requerido');
  await adjuntarArchivo(db, comprobante, actor.idUsuario);
  const anotado = { ...gasto, idArchivo: comprobante, anotadoPor: actor.idUsuario, anotadoEn: now };
  if (idGasto === null) await insertGasto(db, { ...anotado, idSolicitud, concepto: concepto ?? '', estimado: null });
  else if (!(await updateGasto(db, { idGasto, idSolicitud }, anotado))) throw new AppError('estado-no-permite');
  await anotarCambio(db, row, now);
  return clase.leer(request, idSolicitud);
}

/** Charges what is foreseen and was not charged yet, by an invoice of its own; the gestión waits until it is paid. */
export async function cobrarGastos(request: Request, clase: Clase, idSolicitud: string, cobro: CobroDeGastos) {
  const { db, actor, now } = request;
  const { row, como } = await expedientes.tomarRevision(request, clase, idSolicitud, cobro.revision);
  const { porCobrar } = await cuentaDe(db, idSolicitud);
  if (porCobrar !== cobro.total || porCobrar === 0) throw new AppError('cotizacion-cambiada');
  const nombre = `Gastos de la gestión ${formatNumber(row.serie, row.numero)}`;
  await facturarGastos(db, { solicitud: row, nombre, monto: porCobrar, now });
  await expedientes.darPaso(db, row, { accion: 'cobrarGastos', como, idUsuario: actor.idUsuario, now });
  return clase.leer(request, idSolicitud);
}

/** Expenses turn up until the gestión ends; what was delivered may be claimed, and then costs again. */
function exigirAbierta({ grupo }: SolicitudRow): void {
  if (grupo === 'finalizado') throw new AppError('estado-no-permite');
}
