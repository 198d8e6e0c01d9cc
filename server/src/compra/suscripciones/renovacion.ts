import { DAY } from '@fedatario/contract/base';
import {
  DIAS_DE_AVISO_DE_PLAN,
  DIAS_HASTA_TERMINAR,
  DIAS_PARA_OTRA_VERSION,
  deberDePlan,
  diasEntre,
  faseDeSuscripcion,
  intentosHasta,
  type PeriodoDePlan,
  precioDePeriodo,
  siguienteIntento,
  sumarDias,
  suscripcionesVigentes,
} from '@fedatario/contract/compra';
import { v7 as uuidv7 } from 'uuid';
import { versionDePlan } from '../../catalogo/planes/planes.ts';
import type { Db } from '../../db/db.ts';
import type { OutsideTask } from '../../queue/job.ts';
import { diaLocal } from '../../services/hora-local.ts';
import { huellaDeDatos } from '../../services/huella.ts';
import {
  avisarPlan,
  enDia,
  finDe,
  insertCargo,
  lockSuscripcion,
  type SuscripcionRow,
  terminar,
  updateSuscripcion,
} from '../beneficios/beneficios.ts';
import { guardarPedidoDePlan } from '../facturas/facturas.ts';
import { abrirPago, cobrar, type PaymentServices, pagoHecho, pagoVivo } from '../pagos/pagos.ts';
import { soltarCambio } from './cancelacion.ts';
import { faltaIdentificar, receptorDe } from './cotizacion.ts';
import { findPedidoPendiente, findTarjeta } from './queries.ts';

type Task = Pick<OutsideTask, 'transact' | 'now'>;

/** Does what is due for one subscription today, step by step until nothing is. */
export async function atender(services: PaymentServices, task: Task, idSuscripcion: string): Promise<void> {
  for (let pasos = 0; pasos < 8; pasos += 1) if (!(await cumplirDeber(services, task, idSuscripcion))) return;
}

/** Does the one thing that is due; false when nothing is, or when it waits for somebody. */
async function cumplirDeber(services: PaymentServices, task: Task, idSuscripcion: string): Promise<boolean> {
  const { now } = task;
  const toca = await task.transact(async (db) => {
    const row = await lockSuscripcion(db, idSuscripcion);
    const deber = row && deberDePlan(calendarizada(row), diaLocal(now));
    if (!row || !deber || deber === 'renovar' || deber === 'reintentar') return deber ?? null;
    if (deber === 'avisar') await avisarRenovacion(db, row, now);
    if (deber === 'suspender') await suspender(db, row, now);
    return deber === 'terminar' ? terminarSinPedido(db, row, now) : deber;
  });
  if (toca === 'soltar') return soltarCambio(services, task, idSuscripcion);
  if (toca === 'renovar' || toca === 'reintentar') return cobrarRenovacion(services, task, idSuscripcion, toca);
  return toca !== null;
}

/** Ends a plan on its last day; an order that waits is given up first, since paid later it would pay for nothing. */
async function terminarSinPedido(db: Db, row: SuscripcionRow, now: Date): Promise<'soltar' | 'terminar'> {
  if ((await findPedidoPendiente(db, row.idSuscripcion))?.clase === 'cambio') return 'soltar';
  await terminar(db, row, now);
  return 'terminar';
}

export function calendarizada(row: SuscripcionRow) {
  return {
    estado: row.estado,
    fin: diaLocal(row.finPeriodo),
    avisos: row.avisos,
    avisadaEl: row.avisadaEn && diaLocal(row.avisadaEn),
    enMoraDesde: row.enMoraDesde && diaLocal(row.enMoraDesde),
    fallidos: row.cobrosFallidos,
  };
}

/** Tells the amount and the day. Notices whose day passed while nobody looked are this one. */
async function avisarRenovacion(db: Db, row: SuscripcionRow, now: Date): Promise<void> {
  const { idSuscripcion } = row;
  const hoy = diaLocal(now);
  const fin = diaLocal(row.finPeriodo);
  const avisos = DIAS_DE_AVISO_DE_PLAN.filter((dias) => diasEntre(hoy, fin) <= dias).length;
  const avisadaEn = row.avisadaEn ?? now;
  await updateSuscripcion(db, idSuscripcion, { avisos, avisadaEn });
  const { precio } = await terminosDe(db, row, now);
  const [, minimo] = DIAS_DE_AVISO_DE_PLAN;
  const posible = sumarDias(diaLocal(avisadaEn), minimo);
  await avisarPlan(db, row, 'suscripcionPorRenovar', {
    monto: precio,
    fecha: enDia(diasEntre(fin, posible) > 0 ? posible : fin),
    hecho: `renovar-${idSuscripcion}-${fin}-${avisos}`,
  });
}

async function suspender(db: Db, row: SuscripcionRow, now: Date): Promise<void> {
  await updateSuscripcion(db, row.idSuscripcion, { estado: 'suspendida', actualizadaEn: now });
  const desde = diaLocal(row.enMoraDesde ?? now);
  const fecha = enDia(sumarDias(desde, DIAS_HASTA_TERMINAR));
  const pedido = await findPedidoPendiente(db, row.idSuscripcion);
  await avisarPlan(db, row, 'suscripcionSuspendida', { fecha, idFactura: pedido?.idFactura });
}

/**
 * The terms of the next period: those that were chosen, or told thirty days before; else the same ones. Others that cannot be invoiced,
 * because their amount demands a buyer who is identified, wait until one is.
 */
async function terminosDe(db: Db, row: SuscripcionRow, now: Date) {
  const { idVersionSiguiente, periodoSiguiente, versionAvisadaEn, estado } = row;
  const elegida = faseDeSuscripcion(estado) === 'porCambiar' && versionAvisadaEn === null;
  const avisada =
    versionAvisadaEn !== null && now.getTime() - versionAvisadaEn.getTime() >= DIAS_PARA_OTRA_VERSION * DAY;
  if (idVersionSiguiente !== null && periodoSiguiente !== null && (elegida || avisada)) {
    const otros = await preciosDe(db, idVersionSiguiente, periodoSiguiente);
    if (!(await faltaIdentificar(db, row.idUsuario, otros.precio))) return otros;
  }
  return preciosDe(db, row.idVersion, row.periodo);
}

async function preciosDe(db: Db, idVersion: string, periodo: PeriodoDePlan) {
  const version = await versionDePlan(db, idVersion);
  if (!version) throw new Error(`No version ${idVersion}`);
  return { version, periodo, precio: precioDePeriodo(version, periodo) ?? precioDePeriodo(version, 'mensual') ?? 0 };
}

/** Charges a renewal, whose order is made once for the period. False when its outcome is not known yet. */
async function cobrarRenovacion(
  services: PaymentServices,
  task: Task,
  idSuscripcion: string,
  toca: 'renovar' | 'reintentar',
): Promise<boolean> {
  if (!(await soltarCambio(services, task, idSuscripcion))) return false;
  const intento = await task.transact((db) => abrirIntento(db, services, idSuscripcion, toca, task.now));
  if (!intento) return false;
  await cobrar(services, task, intento.cobrable);
  return task.transact((db) => anotarFallo(db, idSuscripcion, intento, task.now));
}

/** The payment to ask for: the one that is open, or a new one on the customer's card; none without a card. */
async function abrirIntento(
  db: Db,
  services: PaymentServices,
  idSuscripcion: string,
  toca: 'renovar' | 'reintentar',
  now: Date,
) {
  const row = await lockSuscripcion(db, idSuscripcion);
  if (!row || deberDePlan(calendarizada(row), diaLocal(now)) !== toca) return undefined;
  const pendiente = await findPedidoPendiente(db, idSuscripcion);
  // A change that was ordered meanwhile is given up first.
  if (pendiente && pendiente.clase !== 'renovacion') return undefined;
  const factura = pendiente ?? (await pedirRenovacion(db, row, now));
  const { idFactura } = factura;
  const clave = `renovacion-${idSuscripcion}-${row.vuelta + 1}-${row.cobrosFallidos}`;
  // Another worker may have asked for this very try and not noted its end yet: it is not asked for twice.
  const hecho = pendiente && ((await pagoVivo(db, idFactura)) ?? (await pagoHecho(db, idFactura, clave)));
  const intento = { idFactura, fallidos: row.cobrosFallidos };
  if (hecho) return { ...intento, cobrable: hecho };
  const tarjeta = await findTarjeta(db, row.idUsuario, services.payments.codigo);
  if (!tarjeta) return { ...intento, cobrable: undefined };
  const metodo = { tipo: 'tarjetaGuardada', idFormaPago: tarjeta.idFormaPago } as const;
  return {
    ...intento,
    cobrable: await abrirPago(db, services, { idUsuario: row.idUsuario, clave, compra: { metodo }, now }, factura),
  };
}

/** Makes the order of the next period, that waits thirty days to be paid. The caller holds the subscription. */
async function pedirRenovacion(db: Db, row: SuscripcionRow, now: Date) {
  const { idSuscripcion, idUsuario, finPeriodo, vuelta } = row;
  const { version, periodo, precio } = await terminosDe(db, row, now);
  const clave = `renovacion-${idSuscripcion}-${vuelta + 1}`;
  const idFactura = uuidv7();
  const receptor = await receptorDe(db, idUsuario, precio);
  if (!receptor) throw new Error(`No customer ${idUsuario}`);
  const factura = await guardarPedidoDePlan(db, {
    idFactura,
    idUsuario,
    clave,
    huella: huellaDeDatos(clave),
    metodo: 'tarjeta',
    receptor,
    idSuscripcion,
    nombre: version.nombre,
    precio,
    cupon: null,
    venceEn: new Date(Math.max(finPeriodo.getTime(), now.getTime() - DAY) + DIAS_HASTA_TERMINAR * DAY),
    now,
  });
  const cargo = {
    idFactura,
    idSuscripcion,
    clase: 'renovacion',
    estado: 'pendiente',
    vuelta: vuelta + 1,
    periodo,
    precio,
  } as const;
  const hasta = finDe(finPeriodo, periodo, 1);
  await insertCargo(db, { ...cargo, idVersion: version.idVersion, desde: finPeriodo, hasta, creadoEn: now });
  return factura;
}

interface Intento {
  readonly idFactura: string;
  /** Refused charges before this try. */
  readonly fallidos: number;
}

/** Notes that a renewal could not be charged, once for each try. True when another thing may be due. */
async function anotarFallo(
  db: Db,
  idSuscripcion: string,
  { idFactura, fallidos }: Intento,
  now: Date,
): Promise<boolean> {
  const row = await lockSuscripcion(db, idSuscripcion);
  const pedido = row && (await findPedidoPendiente(db, idSuscripcion));
  if (!row || pedido?.idFactura !== idFactura) return row !== undefined;
  // Another worker noted this very try.
  if (row.cobrosFallidos !== fallidos || (await pagoVivo(db, idFactura))) return false;
  const hoy = diaLocal(now);
  const enMoraDesde = row.enMoraDesde ?? (diasEntre(diaLocal(row.finPeriodo), hoy) > 1 ? now : row.finPeriodo);
  const desde = diaLocal(enMoraDesde);
  const vigente = suscripcionesVigentes.includes(row.estado);
  await updateSuscripcion(db, idSuscripcion, {
    estado: vigente ? 'enMora' : row.estado,
    enMoraDesde,
    cobrosFallidos: Math.max(row.cobrosFallidos + 1, intentosHasta(desde, hoy)),
    actualizadaEn: now,
  });
  const falta = siguienteIntento(desde, hoy);
  const fecha = enDia(sumarDias(desde, falta ?? DIAS_HASTA_TERMINAR));
  const hecho = `fallo-${idFactura}-${row.cobrosFallidos}`;
  await avisarPlan(db, row, 'suscripcionFallida', { monto: pedido.total, fecha, hecho, idFactura });
  return true;
}
