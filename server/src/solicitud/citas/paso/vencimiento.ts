import { DAY } from '@fedatario/contract/base';
import { DIAS_SIN_ANOTAR, faseDeCita } from '@fedatario/contract/solicitud';
import type { Db } from '../../../db/db.ts';
import { recordarCita, siguienteRecordatorio } from '../avisos/avisos.ts';
import { updateRecordatorio } from '../avisos/queries.ts';
import { darPaso } from './paso.ts';
import { type CitaTomada, lockCita } from './queries.ts';

const SIN_CONTESTAR = 'La oficina no contestó a tiempo.';
const SIN_RESPUESTA = 'La oficina no la confirmó antes de su hora.';
const SIN_ANOTAR = `Nadie dijo otra cosa en los ${DIAS_SIN_ANOTAR} días que siguieron.`;

/** The state is read again under the lock, so that somebody who acted meanwhile is in time. */
export async function vencerCita(db: Db, idCita: string, now: Date): Promise<void> {
  const cita = await lockCita(db, idCita);
  if (!cita) return;
  const sola = { como: ['sistema'], idUsuario: null, now } as const;
  if (cita.respuestaHasta !== null && cita.respuestaHasta <= now)
    return void (await darPaso(db, cita, { ...sola, accion: 'noVinoNotario', motivo: SIN_CONTESTAR }));
  const actual = await retirarVencida(db, cita, now);
  if (faseDeCita(actual.estado) === 'porConfirmar' && actual.inicio <= now)
    await darPaso(db, actual, { ...sola, accion: 'rechazar', motivo: SIN_RESPUESTA });
  if (faseDeCita(actual.estado) === 'acordada' && actual.fin <= sinAnotarDesde(now))
    await darPaso(db, actual, { ...sola, accion: 'realizar', motivo: SIN_ANOTAR });
}

/** Withdraws the proposal of a held cita if it ran out, with the time it took. */
export async function retirarVencida(db: Db, cita: CitaTomada, now: Date): Promise<CitaTomada> {
  if (cita.propuestaHasta === null || cita.propuestaHasta > now) return cita;
  return darPaso(db, cita, { accion: 'retirarCambio', como: ['sistema'], idUsuario: null, now });
}

/** Confirmed appointments that ended until then count as held. */
export function sinAnotarDesde(now: Date): Date {
  return new Date(now.getTime() - DIAS_SIN_ANOTAR * DAY);
}

/** Reminds once for each of its times; a cita that was moved or cancelled meanwhile is not the one that was due. */
export async function recordarUna(db: Db, idCita: string, now: Date): Promise<void> {
  const cita = await lockCita(db, idCita);
  if (!cita || faseDeCita(cita.estado) !== 'acordada' || cita.recordatorioEn === null || cita.recordatorioEn > now)
    return;
  await updateRecordatorio(db, idCita, siguienteRecordatorio(cita.inicio, now));
  if (cita.inicio > now) await recordarCita(db, idCita, now);
}
