import { randomBytes } from 'node:crypto';
import { MINUTE } from '@fedatario/contract/base';
import { MINUTOS_DE_OFERTA, MINUTOS_DE_RETENCION, RETENCIONES_DE_UNA_HORA } from '@fedatario/contract/solicitud';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../http/errors.ts';
import { replaceEquipo } from '../equipo/queries.ts';
import { countSoltadas, lockRetenidas, lockRetenidasDe } from '../retenciones/queries.ts';
import { darPaso, decir } from './paso.ts';
import { type CitaTomada, insertCita } from './queries.ts';
import { type Pedida, tomarHora } from './reserva.ts';

interface Retencion
  extends Pick<Pedida, 'clase' | 'modalidad' | 'idUsuario' | 'idNotario' | 'idSede' | 'deOficina' | 'now'> {
  readonly equipo?: readonly string[];
  readonly notas?: string | null;
  readonly idSolicitud: string | null;
  readonly inicio: string;
  /** It is kept for who waited for it: longer, and whatever they let go before. */
  readonly ofrecida?: boolean;
}

/**
 * Keeps an hour for a customer until it is asked for or its minutes pass. What pays for it is reserved in the same transaction, so that
 * both live or neither does.
 */
export async function retener(
  db: Db,
  { idSolicitud, inicio: escrito, ofrecida = false, equipo = [], notas = null, ...pedido }: Retencion,
): Promise<string> {
  const { clase, modalidad, idUsuario, idNotario, deOficina, now } = pedido;
  const idCita = uuidv7();
  const inicio = new Date(escrito);
  await soltarRetenidas(db, now, inicio);
  const tomada = await tomarHora(db, { ...pedido, equipo, idCita, inicio, propuesta: false });
  if (!deOficina && !ofrecida) await exigirNoRepetida(db, { idUsuario, inicio, fin: tomada.fin, now });
  const retenidaHasta = new Date(now.getTime() + (ofrecida ? MINUTOS_DE_OFERTA : MINUTOS_DE_RETENCION) * MINUTE);
  const claveVideo = modalidad === 'videollamada' ? randomBytes(16).toString('hex') : null;
  const fechas = { creadaEn: now, actualizadaEn: now };
  const cita = { idCita, clase, modalidad, idUsuario, idNotario, idSolicitud, inicio, ...tomada, ...fechas };
  const como = deOficina ? 'admin' : 'cliente';
  // The office keeps nothing for a customer who may be choosing another hour: it has agreed on this one.
  const estado = deOficina ? ({ estado: 'solicitada' } as const) : ({ estado: 'retenida', retenidaHasta } as const);
  await insertCita(db, { ...cita, ...estado, claveVideo, notas }, { como, idUsuario: deOficina ? null : idUsuario });
  await replaceEquipo(db, idCita, equipo);
  await decir(db, cita);
  return idCita;
}

/** Refuses to keep once more an hour that this customer kept and let go again and again, while nobody else could have it. */
async function exigirNoRepetida(db: Db, hora: Parameters<typeof countSoltadas>[1]): Promise<void> {
  if ((await countSoltadas(db, hora)) >= RETENCIONES_DE_UNA_HORA) throw new AppError('hora-guardada-antes');
}

/** Lets go what this customer keeps, since one time is kept at once; or only what touches an hour. */
export async function soltarSuyas(db: Db, idUsuario: string, now: Date, tocan?: Tramo): Promise<void> {
  for (const cita of await lockRetenidasDe(db, idUsuario))
    if (!tocan || (cita.inicio < tocan.fin && tocan.inicio < cita.fin)) await soltar(db, cita, now);
}

interface Tramo {
  readonly inicio: Date;
  readonly fin: Date;
}

const POR_VEZ = 200;

/** Lets go what ran out: all of it, or what is near an hour that somebody takes now. */
export async function soltarRetenidas(db: Db, now: Date, cerca?: Date): Promise<void> {
  let sueltas: number;
  do {
    const citas = await lockRetenidas(db, { now, cerca, limite: POR_VEZ });
    for (const cita of citas) await soltar(db, cita, now);
    sueltas = citas.length;
  } while (sueltas === POR_VEZ);
}

async function soltar(db: Db, cita: CitaTomada, now: Date): Promise<void> {
  await darPaso(db, cita, { accion: 'soltar', como: ['sistema'], idUsuario: null, now });
}
