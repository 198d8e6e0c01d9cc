import type { HiloPropio, MensajeDeFeedback } from '@fedatario/contract/casa';
import type { Db } from '../../db/db.ts';
import { abrirArchivo } from '../archivos/archivos.ts';
import { type FeedbackRow, listArchivos, listMensajes } from './queries.ts';

interface Lectura {
  /** The office reads the names of its own, and its notes. */
  readonly enOficina: boolean;
  readonly now: Date;
}

/** The messages of a thread with their files, the oldest first. */
export async function mensajesDe(
  db: Db,
  { idFeedback, nombre }: Pick<FeedbackRow, 'idFeedback' | 'nombre'>,
  { enOficina, now }: Lectura,
): Promise<MensajeDeFeedback[]> {
  const rows = await listMensajes(db, idFeedback, enOficina);
  const archivos = Map.groupBy(await listArchivos(db, idFeedback), ({ idMensaje }) => idMensaje);
  return rows.map(({ idMensaje, clase, texto, enviadoEn, nombreCompleto }) => ({
    idMensaje,
    clase,
    texto,
    quien: clase === 'persona' ? nombre : enOficina ? nombreCompleto : null,
    archivos: (archivos.get(idMensaje) ?? []).map(({ idMensaje: _, ...uno }) => abrirArchivo(uno, now)),
    enviadoEn: enviadoEn.toISOString(),
  }));
}

/** A thread for its author. */
export async function hiloPropio(db: Db, fila: FeedbackRow, now: Date): Promise<HiloPropio> {
  const { idFeedback, motivo, recibidoEn } = fila;
  const mensajes = await mensajesDe(db, fila, { enOficina: false, now });
  return { idFeedback, motivo, recibidoEn: recibidoEn.toISOString(), mensajes };
}
