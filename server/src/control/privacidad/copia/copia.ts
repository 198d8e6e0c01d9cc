import { type Archivo, DAY, HOUR } from '@fedatario/contract/base';
import { type Copia, DIAS_DE_COPIA } from '@fedatario/contract/control';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { eliminarGuardados, firmarEnlace, leerEnlace } from '../../../casa/archivos/archivos.ts';
import { exigirReingreso } from '../../../casa/identidad/identidad.ts';
import { notificar } from '../../../casa/notificaciones/notificaciones.ts';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../http/errors.ts';
import type { Context, OutsideContext } from '../../../http/route.ts';
import { defineJob, type OutsideTask } from '../../../queue/job.ts';
import { enqueue } from '../../../queue/queue.ts';
import type { Files } from '../../../services/files/files.ts';
import { diaEscrito, diaLocal } from '../../../services/hora-local.ts';
import { enPartes, zipOf } from '../../../services/zip.ts';
import { type CopyServices, contenidoDe } from './contenido.ts';
import {
  deletePartes,
  findEnCurso,
  findUltima,
  insertCopia,
  insertParte,
  listAtascadas,
  listPartes,
  listVencidas,
  toCopia,
  updateCopia,
} from './queries.ts';

const POR_TURNO = 100;
/** Bytes of a piece: each is sealed and stored by itself, so the archive is never whole in memory. */
const BYTES_POR_PARTE = 4 * 1024 * 1024;
const enlace = '/perfil-usuario/privacidad';

export const prepararCopia = defineJob({
  name: 'preparar-copia',
  data: z.object({ idCopia: z.uuid() }),
  retries: 3,
  pause: 30,
  expires: 1800,
});

export async function leerCopia({ db, actor }: Context<'all'>): Promise<Copia | null> {
  const row = await findUltima(db, actor.idUsuario);
  return row ? toCopia(row) : null;
}

/** One copy at a time for each account. */
export async function pedirCopia(request: Context<'all'>): Promise<Copia> {
  const { db, actor, now } = request;
  await exigirReingreso(db, actor, now);
  const idCopia = uuidv7();
  if (!(await insertCopia(db, { idCopia, idUsuario: actor.idUsuario, pedidaEn: now })))
    throw new AppError('copia-en-curso');
  await enqueue(db, prepararCopia, { idCopia });
  const copia = await leerCopia(request);
  if (!copia) throw new AppError('no-encontrado');
  return copia;
}

/** Address that downloads the copy for some minutes; the password must have been typed just now. */
export async function enlazarCopia({ db, actor, now }: Context<'all'>): Promise<{ url: string }> {
  await exigirReingreso(db, actor, now);
  const row = await findUltima(db, actor.idUsuario);
  const lista = row?.estado === 'lista' && row.venceEn !== null && row.venceEn > now;
  if (!lista) throw new AppError('copia-no-lista');
  return { url: `/api/public/copias/${firmarEnlace(row.idCopia, now)}` };
}

/** Streams the pieces in order, as they are read. */
export async function descargarCopia(
  files: Files,
  { transact, now }: Pick<OutsideContext, 'transact' | 'now'>,
  firmado: string,
): Promise<Archivo> {
  const idCopia = leerEnlace(firmado, now);
  const partes = idCopia ? await transact((db) => listPartes(db, idCopia, now)) : [];
  if (partes.length === 0) throw new AppError('no-encontrado');
  return {
    tipo: 'application/zip',
    nombre: `mis-datos-${diaLocal(now)}.zip`,
    contenido: new Uint8Array(),
    partes: leerPartes(files, partes),
  };
}

async function* leerPartes(files: Files, partes: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const idParte of partes) {
    const bytes = await files.get(idParte);
    if (!bytes) throw new Error(`Falta la parte ${idParte} de una copia.`);
    yield bytes;
  }
}

/** Makes the archive; an attempt after a crash starts over and deletes the earlier pieces. */
export async function hacerCopia(services: CopyServices, task: OutsideTask, idCopia: string): Promise<void> {
  const { transact, now } = task;
  const duenia = await transact(async (db) => {
    await eliminarGuardados(db, await deletePartes(db, idCopia));
    return findEnCurso(db, idCopia);
  });
  if (!duenia) return;
  const { idUsuario } = duenia;
  let orden = 0;
  let bytes = 0;
  for await (const parte of enPartes(zipOf(contenidoDe(services, task, duenia), now), BYTES_POR_PARTE)) {
    const idParte = uuidv7();
    orden += 1;
    bytes += parte.length;
    await transact((db) => insertParte(db, { idCopia, orden, idParte }));
    await services.files.put(idParte, parte);
  }
  const venceEn = new Date(now.getTime() + DIAS_DE_COPIA * DAY);
  await transact(async (db) => {
    if (!(await updateCopia(db, idCopia, 'preparando', { estado: 'lista', listaEn: now, venceEn, bytes }))) return;
    const variables = { hasta: diaEscrito(diaLocal(venceEn)) };
    await notificar(db, { idUsuario, tipo: 'copiaLista', variables, enlace });
  });
}

/** Deletes expired copies, and gives up those not made within an hour, so that their owner may ask again. */
export async function cuidarCopias(db: Db, now: Date): Promise<void> {
  for (const { idCopia } of await listVencidas(db, now, POR_TURNO)) {
    await updateCopia(db, idCopia, 'lista', { estado: 'vencida' });
    await eliminarGuardados(db, await deletePartes(db, idCopia));
  }
  for (const { idCopia, idUsuario } of await listAtascadas(db, new Date(now.getTime() - HOUR), POR_TURNO)) {
    await updateCopia(db, idCopia, 'preparando', { estado: 'fallida' });
    await eliminarGuardados(db, await deletePartes(db, idCopia));
    await notificar(db, { idUsuario, tipo: 'copiaFallida', variables: {}, enlace });
  }
}
