import { cuentaDeGastos } from '@fedatario/contract/solicitud';
import {
  type CobroDeGastos,
  GASTO_MAXIMO,
  type GastoNuevo,
  type GastoPropuesto,
  type GestionDetalle,
} from '@fedatario/contract/tramite';
import { abrirArchivo, adjuntarArchivo } from '../../../casa/archivos/archivos.ts';
import { facturarGastos, receptorDeGastos } from '../../../compra/facturas/facturas.ts';
import type { Db } from '../../../db/db.ts';
import { formatNumber } from '../../../db/numbers.ts';
import { AppError, invalidField } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import { enqueue } from '../../../queue/queue.ts';
import { insertGasto, markPedidos, updateGasto } from '../../../solicitud/gastos/gastos.ts';
import { anotarCambio, type SolicitudRow, sellarResultado } from '../../../solicitud/solicitudes/solicitudes.ts';
import * as expedientes from '../../expedientes/expedientes.ts';
import { type Anotador, duenoDe, exigirDia } from './anotador.ts';
import { findPorPagar, hasResultado, listGastos, sumCobrado } from './queries.ts';

type Clase = expedientes.Clase<GestionDetalle>;

/** The ledger of a gestión: each expense, and the account of what was charged for them. */
export async function gastosDe(db: Db, idSolicitud: string, now: Date): Promise<GestionDetalle['gastos']> {
  const rows = await listGastos(db, idSolicitud);
  const filas = rows.map(({ orden: _, idArchivo, nombre, tipo, peso, sha256, ...gasto }) => {
    const archivo = idArchivo && nombre && tipo && peso !== null ? { idArchivo, nombre, tipo, peso } : null;
    const igual = rows.find((otro) => otro.idArchivo !== idArchivo && sha256 && otro.sha256?.equals(sha256));
    return { ...gasto, comprobante: archivo && abrirArchivo(archivo, now), mismoReciboQue: igual?.concepto ?? null };
  });
  const porPagar = (await findPorPagar(db, idSolicitud)) ?? null;
  return { filas, cuenta: cuentaDeGastos(rows, await sumCobrado(db, idSolicitud)), porPagar };
}

export async function cuentaDe(db: Db, idSolicitud: string) {
  return cuentaDeGastos(await listGastos(db, idSolicitud), await sumCobrado(db, idSolicitud));
}

/** Hands over the result of a gestión that waits for its expenses alone: it has files, and nothing is owed. */
export async function entregarSiNadaDebe(db: Db, row: SolicitudRow, now: Date): Promise<void> {
  const { debido, cobrado } = await cuentaDe(db, row.idSolicitud);
  if (row.estado === 'resuelta' && cobrado >= debido && (await hasResultado(db, row.idSolicitud)))
    await entregarSaldada(db, row, now);
}

/** Hands over a result that has its files, or first charges what was spent and not paid; the payment hands it over then. */
export async function entregarSaldada(db: Db, row: SolicitudRow, now: Date): Promise<void> {
  const { debido, cobrado } = await cuentaDe(db, row.idSolicitud);
  const delSistema = { como: ['sistema'], idUsuario: null, now } as const;
  const falta = debido - cobrado;
  if (falta > 0) {
    // Without the NIT that the law asks for, the result waits: the office is told when it charges.
    await cobrar(db, row, delSistema, falta);
  } else {
    await expedientes.darPaso(db, row, { ...delSistema, accion: 'entregar' });
    await enqueue(db, sellarResultado, { idSolicitud: row.idSolicitud });
  }
}

type Quien = Pick<Anotador, 'como' | 'idUsuario' | 'now'>;

/** Charges by an invoice of its own, which lasts as long as the gestión waits for it. Undefined when the law asks for a NIT that is not known. */
async function cobrar(db: Db, row: SolicitudRow, quien: Quien, monto: number): Promise<string | undefined> {
  const { now } = quien;
  const receptor = await receptorDeGastos(db, row, monto);
  if (!receptor) return undefined;
  const { limiteEn } = await expedientes.darPaso(db, row, { ...quien, accion: 'cobrarGastos' });
  if (!limiteEn) throw new AppError('error-interno');
  const nombre = `Gastos de la gestión ${formatNumber(row.serie, row.numero)}`;
  return facturarGastos(db, { solicitud: row, nombre, receptor, monto, venceEn: limiteEn, now });
}

/** Adds an expense that nobody estimated before the purchase. Its customer owes it only once they paid the invoice that asks for it. */
export async function proponerGasto(request: Context<'all'>, clase: Clase, idSolicitud: string, nuevo: GastoPropuesto) {
  const { db, actor, now } = request;
  const { revision, ...gasto } = nuevo;
  const { row } = await expedientes.tomarRevision(request, clase, idSolicitud, revision);
  exigirAbierta(row);
  const estimado = (await listGastos(db, idSolicitud)).reduce((suma, uno) => suma + uno.estimado, gasto.estimado);
  if (estimado > GASTO_MAXIMO) throw invalidField('estimado', 'monto');
  await insertGasto(db, { ...gasto, idSolicitud, agregadoPor: actor.idUsuario });
  await anotarCambio(db, row, now);
  return clase.leer(request, idSolicitud);
}

interface Cual {
  readonly idSolicitud: string;
  readonly idGasto: string;
}

/** The office writes what an expense cost, with its receipt and who pays it. */
export async function gastarDeOficina(request: Context<'all'>, clase: Clase, cual: Cual, nuevo: GastoNuevo) {
  const { db, actor, now } = request;
  const { revision, ...gasto } = nuevo;
  const { row } = await expedientes.tomarRevision(request, clase, cual.idSolicitud, revision);
  const quien = { como: ['admin'], idUsuario: actor.idUsuario, idGestor: null, now } as const;
  await anotarGasto(db, row, quien, { ...gasto, idGasto: cual.idGasto });
  return clase.leer(request, cual.idSolicitud);
}

interface Gastado extends Omit<GastoNuevo, 'revision'> {
  readonly idGasto: string;
}

/** Writes once what an expense cost. One that was added after the purchase is its customer's only once they paid the invoice that asked for it. */
export async function anotarGasto(db: Db, row: SolicitudRow, quien: Anotador, nuevo: Gastado): Promise<void> {
  const { comprobante, idGasto, ...gasto } = nuevo;
  const { now } = quien;
  const { idSolicitud } = row;
  exigirAbierta(row);
  exigirDia(row, 'gastadoEl', gasto.gastadoEl, now);
  const gastos = await listGastos(db, idSolicitud);
  const este = gastos.find((uno) => uno.idGasto === idGasto);
  if (!este) throw new AppError('no-encontrado');
  if (este.gastado !== null) throw new AppError('estado-no-permite');
  if (!este.aceptado && gasto.paga === 'cliente') throw new AppError('gasto-sin-aceptar');
  await adjuntarArchivo(db, comprobante, duenoDe(quien));
  const anotado = { ...gasto, idArchivo: comprobante, anotadoPor: quien.idUsuario, anotadoEn: now };
  await updateGasto(db, idGasto, anotado);
  await anotarCambio(db, row, now);
}

/**
 * The office bears what was noted as the customer's. With its result there and nothing owed any more, the gestión is delivered; what
 * the customer paid of it goes back when it ends. While an invoice asks for it, that is annulled first.
 */
export async function asumirGasto(
  request: Context<'all'>,
  clase: Clase,
  { idSolicitud, idGasto }: Cual,
  revision: number,
) {
  const { db, now } = request;
  const { row } = await expedientes.tomarRevision(request, clase, idSolicitud, revision);
  exigirAbierta(row);
  const este = (await listGastos(db, idSolicitud)).find((uno) => uno.idGasto === idGasto);
  if (!este) throw new AppError('no-encontrado');
  const esSuyo = este.gastado !== null && este.paga === 'cliente';
  if (!esSuyo || (await findPorPagar(db, idSolicitud))) throw new AppError('estado-no-permite');
  await updateGasto(db, idGasto, { paga: 'oficina' });
  await anotarCambio(db, row, now);
  await entregarSiNadaDebe(db, row, now);
  return clase.leer(request, idSolicitud);
}

/** Charges what is foreseen and was not charged yet, by an invoice of its own; the gestión waits until it is paid. */
export async function cobrarGastos(request: Context<'all'>, clase: Clase, idSolicitud: string, cobro: CobroDeGastos) {
  const { db, actor, now } = request;
  const { row, como } = await expedientes.tomarRevision(request, clase, idSolicitud, cobro.revision);
  const { porCobrar } = await cuentaDe(db, idSolicitud);
  if (porCobrar !== cobro.total || porCobrar === 0) throw new AppError('cotizacion-cambiada');
  const idFactura = await cobrar(db, row, { como, idUsuario: actor.idUsuario, now }, porCobrar);
  if (!idFactura) throw new AppError('gasto-exige-nit');
  await markPedidos(db, idSolicitud, idFactura);
  return clase.leer(request, idSolicitud);
}

/** Expenses turn up until the gestión ends; what was delivered may be claimed, and then costs again. */
function exigirAbierta({ grupo }: SolicitudRow): void {
  if (grupo === 'finalizado') throw new AppError('estado-no-permite');
}
