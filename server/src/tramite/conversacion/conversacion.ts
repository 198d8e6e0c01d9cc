import type { Input } from '@fedatario/contract/base';
import type { conversacion, Mensaje } from '@fedatario/contract/tramite';
import { v7 as uuidv7 } from 'uuid';
import { abrirArchivo, adjuntarArchivo, direccionDeArchivo } from '../../casa/archivos/archivos.ts';
import type { Db } from '../../db/db.ts';
import { decodeIdCursor, toPage } from '../../http/cursor.ts';
import { invalidField } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { exigirExpediente } from '../expedientes/expedientes.ts';
import { avisarMensaje } from './avisos.ts';
import { decir } from './decir.ts';
import {
  countSinLeer,
  findMensaje,
  insertMensaje,
  listArchivos,
  listMensajes,
  type MensajeRow,
  markLeidos,
} from './queries.ts';

export { anotar, listarNotas } from './notas.ts';

type Calls = typeof conversacion;
type Tramite = Awaited<ReturnType<typeof exigirExpediente>>;

interface Lista {
  readonly cursor?: string | undefined;
  readonly limite: number;
}

export async function listarMensajes(request: Context<'all'>, idSolicitud: string, { cursor, limite }: Lista) {
  const { db, actor } = request;
  const tramite = await exigirExpediente(db, actor, idSolicitud);
  const antesDe = decodeIdCursor(cursor);
  const rows = await listMensajes(db, idSolicitud, { actor, antesDe, limite: limite + 1 });
  const { data, siguiente } = toPage(rows, limite, ({ idMensaje }) => [idMensaje]);
  return { data: await conArchivos(request, tramite, data), siguiente };
}

export async function contarSinLeer({ db, actor }: Context<'all'>, idSolicitud: string): Promise<{ sinLeer: number }> {
  const tramite = await exigirExpediente(db, actor, idSolicitud);
  return { sinLeer: await countSinLeer(db, lectorDe(tramite, actor)) };
}

/** Sends a message to the other side, who is notified and sees it at once. */
export async function enviarMensaje(
  request: Context<'all'>,
  idSolicitud: string,
  { texto, archivos }: { texto: string | null; archivos: readonly string[] },
): Promise<Mensaje> {
  const { db, actor, now } = request;
  const tramite = await exigirExpediente(db, actor, idSolicitud);
  const suyos = [...new Set(archivos)];
  if (texto === null && suyos.length === 0) throw invalidField('texto', 'requerido');
  for (const idArchivo of suyos) await adjuntarArchivo(db, idArchivo, actor.idUsuario);
  const idMensaje = uuidv7();
  const idUsuario = actor.idUsuario;
  const { esCliente: deCliente } = lectorDe(tramite, actor);
  const escrito = { idMensaje, idSolicitud, idUsuario, deCliente, enviadoEn: now };
  await insertMensaje(db, { ...escrito, texto: texto ?? '', archivos: suyos });
  await avisarMensaje(db, tramite, { idMensaje, deCliente, actor, texto, archivos: suyos.length });
  await decir(db, tramite, 'mensajes');
  const [mensaje] = await conArchivos(request, tramite, [await findMensaje(db, idMensaje, actor)]);
  return mensaje as Mensaje;
}

/** The other side sees when. What was read before keeps its time. */
export async function leerMensajes(
  { db, actor, now }: Context<'all'>,
  idSolicitud: string,
  { hasta }: Input<Calls['read']>['body'],
): Promise<{ sinLeer: number }> {
  const tramite = await exigirExpediente(db, actor, idSolicitud);
  const lector = lectorDe(tramite, actor);
  if ((await markLeidos(db, lector, hasta, now)) > 0) await decir(db, tramite, 'mensajes');
  return { sinLeer: await countSinLeer(db, lector) };
}

function lectorDe({ idSolicitud, idUsuario: idCliente }: Tramite, { idUsuario }: Context<'all'>['actor']) {
  return { idSolicitud, idUsuario, esCliente: idUsuario === idCliente };
}

async function conArchivos({ db, actor, now }: Context<'all'>, tramite: Tramite, rows: readonly MensajeRow[]) {
  const archivos = Map.groupBy(await archivosDe(db, rows), ({ idMensaje }) => idMensaje);
  return rows.map((row) => {
    const suyos = archivos.get(row.idMensaje) ?? [];
    return {
      ...toMensaje(row, tramite, actor),
      foto: row.idFoto && direccionDeArchivo(row.idFoto, now),
      archivos: suyos.map(({ idMensaje: _, ...uno }) => abrirArchivo(uno, now)),
    };
  });
}

function archivosDe(db: Db, rows: readonly MensajeRow[]) {
  return listArchivos(
    db,
    rows.map(({ idMensaje }) => idMensaje),
  );
}

function toMensaje(
  row: MensajeRow,
  tramite: Tramite,
  actor: Context<'all'>['actor'],
): Omit<Mensaje, 'archivos' | 'foto'> {
  const { idMensaje, deCliente, texto, idUsuario, leido } = row;
  const { esCliente } = lectorDe(tramite, actor);
  // To the customer the staff have no names, except the notary.
  const conNombre = !esCliente || deCliente || idUsuario === tramite.idNotario;
  return {
    idMensaje,
    deCliente,
    texto,
    mio: idUsuario === actor.idUsuario,
    quien: conNombre ? row.nombreCompleto : null,
    enviadoEn: row.enviadoEn.toISOString(),
    leidoEn: row.leidoEn?.toISOString() ?? null,
    nuevo: deCliente !== esCliente && !leido,
  };
}
