import { randomBytes } from 'node:crypto';
import { MINUTE, MINUTOS_DE_RETENCION } from '@fedatario/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/db.ts';
import { darPaso, decir } from './paso.ts';
import { insertCita, lockRetenidas } from './queries.ts';
import { type Pedida, tomarHora } from './reserva.ts';

interface Retencion
  extends Pick<Pedida, 'clase' | 'modalidad' | 'idUsuario' | 'idNotario' | 'idSede' | 'deOficina' | 'now'> {
  readonly idSolicitud: string | null;
  readonly inicio: string;
}

/**
 * Keeps an hour for a customer until it is asked for or its minutes pass. What pays for it is reserved in the same transaction, so that
 * both live or neither does.
 */
export async function retener(db: Db, { idSolicitud, inicio: escrito, ...pedido }: Retencion): Promise<string> {
  const { clase, modalidad, idUsuario, idNotario, deOficina, now } = pedido;
  const idCita = uuidv7();
  const inicio = new Date(escrito);
  await soltarRetenidas(db, now);
  const tomada = await tomarHora(db, { ...pedido, idCita, inicio, propuesta: false });
  const retenidaHasta = new Date(now.getTime() + MINUTOS_DE_RETENCION * MINUTE);
  const claveVideo = modalidad === 'videollamada' ? randomBytes(16).toString('hex') : null;
  const fechas = { creadaEn: now, actualizadaEn: now };
  const cita = { idCita, clase, modalidad, idUsuario, idNotario, idSolicitud, inicio, ...tomada, ...fechas };
  const como = deOficina ? 'admin' : 'cliente';
  await insertCita(
    db,
    { ...cita, estado: 'retenida', retenidaHasta, claveVideo },
    { como, idUsuario: deOficina ? null : idUsuario },
  );
  await decir(db, cita);
  return idCita;
}

/** Lets go what ran out, and all that this customer keeps. */
export async function soltarRetenidas(db: Db, now: Date, idUsuario?: string): Promise<void> {
  for (const cita of await lockRetenidas(db, { now, idUsuario }))
    await darPaso(db, cita, { accion: 'soltar', como: ['sistema'], idUsuario: null, now });
}
