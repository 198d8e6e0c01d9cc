import { notificar } from '../../casa/notificaciones/notificaciones.ts';
import type { Db } from '../../db/db.ts';
import { formatNumber } from '../../db/numbers.ts';
import { type Worker, worker } from '../../queue/job.ts';
import { pedirCalificacion, sePuede } from './calificaciones.ts';
import { findCalificada } from './queries.ts';

export const jobs: readonly Worker[] = [
  worker(pedirCalificacion, ({ db, now }, { idSolicitud }) => pedir(db, idSolicitud, now)),
];

/** Asks once, and not a customer who has rated already. */
export async function pedir(db: Db, idSolicitud: string, now: Date): Promise<void> {
  const row = await findCalificada(db, undefined, idSolicitud);
  if (!row || row.creadaEn !== null || !sePuede(row, now)) return;
  const { idUsuario, serie, numero, nombre: producto } = row;
  const variables = { tramite: formatNumber(serie, numero), producto };
  const enlace = `/tramites/${idSolicitud}/detalle#calificacion`;
  await notificar(db, { idUsuario, tipo: 'calificacionPedida', variables, enlace, hecho: `calificar:${idSolicitud}` });
}
