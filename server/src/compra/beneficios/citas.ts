import { v7 as uuidv7 } from 'uuid';
import { canalDe } from '../../casa/notificaciones/notificaciones.ts';
import type { Db } from '../../db/db.ts';
import { publish } from '../../db/escucha.ts';
import { AppError } from '../../http/errors.ts';
import { findClienteDeCita, insertDeCitas, lockSuscripcion, type PlanDeCliente, takeUnidadDeCita } from './queries.ts';
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
  await insertDeCitas(db, { idCita }, now);
  await publish(db, [canalDe(cita.idUsuario)], { tema: 'citas', id: idCita });
}
