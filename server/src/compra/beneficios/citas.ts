import { DIAS_DE_DEVUELTAS, faseDeSuscripcion, sumarDias } from '@fedatario/contract/compra';
import { v7 as uuidv7 } from 'uuid';
import { canalDe } from '../../casa/notificaciones/notificaciones.ts';
import type { Db } from '../../db/db.ts';
import { publish } from '../../db/escucha.ts';
import { AppError } from '../../http/errors.ts';
import { diaLocal } from '../../services/hora-local.ts';
import { avisarPlan, enDia } from './avisos.ts';
import { findClienteDeCita, insertDeCitas, takeUnidadDeCita } from './movimientos/queries.ts';
import type { PlanDeCliente } from './plan/queries.ts';
import { lockSaldo, lockSuscripcion } from './queries.ts';
import { exigirLoDelCambio } from './unidades.ts';

interface Reserva {
  readonly idCita: string;
  readonly idUsuario: string;
  readonly now: Date;
}

/** Takes a unit for an appointment that was just kept, in its transaction; those of the appointments that are over go back first. */
export async function reservarCita(db: Db, plan: PlanDeCliente, { idCita, idUsuario, now }: Reserva): Promise<void> {
  const { idSuscripcion } = plan;
  await insertDeCitas(db, { idUsuario }, now);
  const suscripcion = await lockSuscripcion(db, idSuscripcion);
  if (suscripcion?.vuelta !== plan.vuelta) throw new AppError('suscripcion-cambio');
  if (!(await takeUnidadDeCita(db, { idBeneficio: uuidv7(), idSuscripcion, vuelta: plan.vuelta, idCita, now })))
    throw new AppError('sin-citas-en-plan');
  await exigirLoDelCambio(db, suscripcion, 'cita');
}

/** Settles the unit of an appointment that is over; its customer, who may be watching, hears of it. */
export async function saldarCita(db: Db, idCita: string, now: Date): Promise<void> {
  const cita = await findClienteDeCita(db, idCita);
  if (!cita) return;
  const [movida] = await insertDeCitas(db, { idCita }, now);
  if (movida?.porOficina) await avisarDevuelta(db, movida.idSuscripcion, now);
  await publish(db, [canalDe(cita.idUsuario)], { tema: 'citas', id: idCita });
}

/** Settles the units of all appointments of a customer that are over. */
export async function saldarCitasDe(db: Db, idUsuario: string, now: Date): Promise<void> {
  await insertDeCitas(db, { idUsuario }, now);
}

/** Tells a customer whose plan is over until when they may use the appointment that the office owes them. */
async function avisarDevuelta(db: Db, idSuscripcion: string, now: Date): Promise<void> {
  const row = await lockSuscripcion(db, idSuscripcion);
  // Nothing is owed of a plan that goes on, nor of one that was given back.
  if (!row || faseDeSuscripcion(row.estado) !== 'terminada' || !(await lockSaldo(db, idSuscripcion, 'cita'))) return;
  const hasta = enDia(sumarDias(diaLocal(now), DIAS_DE_DEVUELTAS));
  await avisarPlan(db, row, 'suscripcionAjustada', {
    detalle: `le debemos una cita, que puede pedir hasta el ${hasta}.`,
  });
}
