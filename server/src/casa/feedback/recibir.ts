import {
  type ComentarioDeVisita,
  type ComentarioNuevo,
  type feedback,
  type HiloPropio,
  pasoDeFeedback,
} from '@fedatario/contract/casa';
import { v7 as uuidv7 } from 'uuid';
import type { output } from 'zod/mini';
import type { Db } from '../../db/db.ts';
import { decodePosition, toOrderedPage } from '../../http/cursor.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { adjuntarArchivo } from '../archivos/archivos.ts';
import { cabeComentario } from '../identidad/identidad.ts';
import { avisarRecibido, decir } from './avisos.ts';
import { exigirPorEnlace } from './enlace.ts';
import { hiloPropio } from './hilo.ts';
import { exigirPase, nuevoPase } from './pase.ts';
import {
  type FeedbackRow,
  findFeedback,
  hasTramite,
  insertFeedback,
  insertMensaje,
  listMotivos,
  listPropios,
  lockFeedback,
  readNombre,
  updateFeedback,
} from './queries.ts';

type Calls = typeof feedback;
type Publica = Pick<Context<'public'>, 'db' | 'now'>;
type Propia = Pick<Context<'all'>, 'db' | 'actor' | 'now'>;

export async function formulario({ db, now }: Publica) {
  return { motivos: await listMotivos(db), pase: nuevoPase(now) };
}

/** A guest's comment. A form that was sent before is answered the same, and nothing is written twice. */
export async function recibirDeVisita({ db, now }: Publica, escrito: ComentarioDeVisita): Promise<void> {
  const pase = exigirPase(escrito, now);
  await exigirMotivo(db, escrito.idMotivo);
  const { nombre, email } = escrito;
  await exigirLugar(db, email, now);
  await abrir(db, { ...escrito, nombre, email, pase, idUsuario: null, idSolicitud: null, archivos: [] }, now);
}

export async function recibir({ db, actor, now }: Propia, escrito: ComentarioNuevo): Promise<HiloPropio> {
  const { idUsuario, email } = actor;
  const { idSolicitud } = escrito;
  await exigirMotivo(db, escrito.idMotivo);
  if (idSolicitud !== null && !(await hasTramite(db, idSolicitud, idUsuario)))
    throw invalidField('idSolicitud', 'invalido');
  await exigirLugar(db, idUsuario, now);
  const nombre = await readNombre(db, idUsuario);
  const fila = await abrir(db, { ...escrito, nombre, email, pase: null, idUsuario }, now);
  if (!fila) throw new AppError('no-encontrado');
  return hiloPropio(db, fila, now);
}

export async function listarPropios({ db, actor }: Propia, { cursor, limite }: output<Calls['mine']['query']>) {
  const antesDe = decodePosition(cursor, '-movido', { movido: 'number' });
  const rows = await listPropios(db, actor.idUsuario, { antesDe: antesDe as Posicion | undefined, limite: limite + 1 });
  const conClave = rows.map((row) => ({ ...row, clave: row.movidoEn.getTime() }));
  const { data, siguiente } = toOrderedPage(conClave, { orden: '-movido', limite, idOf: (row) => row.idFeedback });
  return {
    data: data.map(({ clave: _, movidoEn, ...row }) => ({ ...row, movidoEn: movidoEn.toISOString() })),
    siguiente,
  };
}

type Posicion = { readonly clave: number; readonly id: string };

export async function leerPropio({ db, actor, now }: Propia, idFeedback: string): Promise<HiloPropio> {
  const fila = await findFeedback(db, idFeedback);
  if (fila?.idUsuario !== actor.idUsuario) throw new AppError('no-encontrado');
  return hiloPropio(db, fila, now);
}

export async function seguirPropio(
  { db, actor, now }: Propia,
  idFeedback: string,
  { texto, archivos }: output<Calls['mineReply']['body']>,
): Promise<HiloPropio> {
  const fila = await lockFeedback(db, idFeedback);
  if (fila?.idUsuario !== actor.idUsuario) throw new AppError('no-encontrado');
  return seguir(db, fila, { texto, archivos, idUsuario: actor.idUsuario }, now);
}

export async function leerPorEnlace({ db, now }: Publica, token: string): Promise<HiloPropio> {
  return hiloPropio(db, await exigirPorEnlace(db, token, { now, para: 'leer' }), now);
}

export async function seguirPorEnlace({ db, now }: Publica, token: string, texto: string): Promise<HiloPropio> {
  const fila = await exigirPorEnlace(db, token, { now, para: 'escribir' });
  return seguir(db, fila, { texto, archivos: [], idUsuario: fila.idUsuario }, now);
}

interface Escrito {
  readonly texto: string;
  readonly archivos: readonly string[];
  readonly idUsuario: string | null;
}

/** A further message of who wrote it: the thread is unread again. */
async function seguir(db: Db, fila: FeedbackRow, escrito: Escrito, now: Date): Promise<HiloPropio> {
  const { idFeedback, respondida } = fila;
  await exigirLugar(db, idFeedback, now);
  const idMensaje = await escribir(db, idFeedback, escrito, now);
  const estado = pasoDeFeedback(fila.estado, 'escribir', respondida);
  await updateFeedback(db, idFeedback, { estado, movidoEn: now });
  await avisarRecibido(db, fila, { idMensaje, texto: escrito.texto, now });
  await decir(db, fila);
  return hiloPropio(db, fila, now);
}

interface Nuevo extends Escrito {
  readonly idMotivo: string;
  readonly idSolicitud: string | null;
  readonly nombre: string;
  readonly email: string;
  readonly puntos: number | null;
  readonly pase: string | null;
}

/** Undefined when that form was sent before. */
async function abrir(db: Db, nuevo: Nuevo, now: Date): Promise<FeedbackRow | undefined> {
  const { idMotivo, idSolicitud, nombre, email, puntos, pase, idUsuario } = nuevo;
  const idFeedback = uuidv7();
  const fila = { idFeedback, idMotivo, idSolicitud, nombre, email, puntos, pase, idUsuario };
  if (!(await insertFeedback(db, { ...fila, estado: 'sinLeer', recibidoEn: now, movidoEn: now }))) return undefined;
  const idMensaje = await escribir(db, idFeedback, nuevo, now);
  const abierta = await findFeedback(db, idFeedback);
  if (!abierta) return undefined;
  await avisarRecibido(db, abierta, { idMensaje, texto: nuevo.texto, now });
  await decir(db, abierta);
  return abierta;
}

async function escribir(db: Db, idFeedback: string, { texto, archivos, idUsuario }: Escrito, now: Date) {
  const idMensaje = uuidv7();
  const suyos = [...new Set(archivos)];
  for (const idArchivo of suyos) await adjuntarArchivo(db, idArchivo, idUsuario);
  await insertMensaje(db, {
    idMensaje,
    idFeedback,
    clase: 'persona',
    idUsuario,
    texto,
    archivos: suyos,
    enviadoEn: now,
  });
  return idMensaje;
}

async function exigirMotivo(db: Db, idMotivo: string): Promise<void> {
  const ofrecidos = await listMotivos(db);
  if (!ofrecidos.some((uno) => uno.idMotivo === idMotivo)) throw invalidField('idMotivo', 'opcion');
}

/** A person, a mailbox and a thread have their own limit, beside the one of a network. */
async function exigirLugar(db: Db, de: string, now: Date): Promise<void> {
  if (!(await cabeComentario(db, de, now))) throw new AppError('demasiadas-peticiones');
}
