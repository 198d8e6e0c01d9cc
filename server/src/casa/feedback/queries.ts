import type { EstadoFeedback } from '@fedatario/contract/casa';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { DB } from '../../db/tables.ts';
import { seal, unseal } from '../../services/cipher.ts';

/** The reasons offered to who writes, in the order of the office. */
export async function listMotivos(db: Db) {
  return db
    .selectFrom('motivosFeedback')
    .select(['idMotivo', 'nombre', 'descripcion'])
    .where('activo', '=', true)
    .orderBy('orden')
    .orderBy('idMotivo')
    .execute();
}

/** False when another request has already sent that form. */
export async function insertFeedback(db: Db, row: Insertable<DB['feedback']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('feedback')
    .values(row)
    .onConflict((conflict) => conflict.column('pase').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

interface Mensaje extends Omit<Insertable<DB['feedbackMensajes']>, 'textoCifrado'> {
  readonly texto: string;
  readonly archivos?: readonly string[];
}

export async function insertMensaje(db: Db, { texto, archivos = [], ...row }: Mensaje): Promise<void> {
  const { idMensaje } = row;
  const textoCifrado = seal(texto, `feedback:${idMensaje}`);
  await db
    .insertInto('feedbackMensajes')
    .values({ ...row, textoCifrado })
    .execute();
  if (archivos.length === 0) return;
  const rows = archivos.map((idArchivo, posicion) => ({ idArchivo, idMensaje, posicion }));
  await db.insertInto('feedbackArchivos').values(rows).execute();
}

/** The row of a thread, held until the transaction ends. */
export async function lockFeedback(db: Db, idFeedback: string) {
  return conMotivo(db).where('f.idFeedback', '=', idFeedback).forUpdate('f').executeTakeFirst();
}

export async function findFeedback(db: Db, idFeedback: string) {
  return conMotivo(db).where('f.idFeedback', '=', idFeedback).executeTakeFirst();
}

function conMotivo(db: Db) {
  return db
    .selectFrom('feedback as f')
    .innerJoin('motivosFeedback as m', 'm.idMotivo', 'f.idMotivo')
    .leftJoin('usuarios as r', 'r.idUsuario', 'f.idResponsable')
    .leftJoin('usuarios as u', 'u.idUsuario', 'f.idUsuario')
    .select(['f.idFeedback', 'f.idUsuario', 'f.idSolicitud', 'f.nombre', 'f.email', 'f.puntos', 'f.destacado'])
    .select(['f.idResponsable', 'f.enlaceTurno', 'f.enlaceHasta', 'f.recibidoEn', 'f.movidoEn'])
    .select(['m.nombre as motivo', 'r.nombreCompleto as nombreResponsable', 'u.activo as cuentaActiva'])
    .select(sql<EstadoFeedback>`f.estado`.as('estado'))
    .select(respondida.as('respondida'));
}

/** The office answered at least once. */
const respondida = sql<boolean>`exists (select from feedback_mensajes x
  where x.id_feedback = f.id_feedback and x.clase = 'oficina')`;

export type FeedbackRow = NonNullable<Awaited<ReturnType<typeof findFeedback>>>;

export async function updateFeedback(db: Db, idFeedback: string, values: Updateable<DB['feedback']>): Promise<void> {
  await db.updateTable('feedback').set(values).where('idFeedback', '=', idFeedback).execute();
}

/** The messages of a thread, the oldest first; notes of the office only for the office. */
export async function listMensajes(db: Db, idFeedback: string, conNotas: boolean) {
  const rows = await db
    .selectFrom('feedbackMensajes as m')
    .leftJoin('usuarios as u', 'u.idUsuario', 'm.idUsuario')
    .select(['m.idMensaje', 'm.textoCifrado', 'm.enviadoEn', 'u.nombreCompleto'])
    .select(sql<'persona' | 'oficina' | 'nota'>`m.clase`.as('clase'))
    .where('m.idFeedback', '=', idFeedback)
    .$if(!conNotas, (query) => query.where('m.clase', '<>', 'nota'))
    .orderBy('m.idMensaje')
    .execute();
  return rows.map(({ textoCifrado, ...row }) => ({ ...row, texto: unseal(textoCifrado, `feedback:${row.idMensaje}`) }));
}

/** The files of a thread, in their order. */
export async function listArchivos(db: Db, idFeedback: string) {
  const rows = await db
    .selectFrom('feedbackArchivos as p')
    .innerJoin('feedbackMensajes as m', 'm.idMensaje', 'p.idMensaje')
    .innerJoin('archivos as a', 'a.idArchivo', 'p.idArchivo')
    .select(['p.idMensaje', 'a.idArchivo', 'a.nombre', 'a.tipo', 'a.bytes as peso'])
    .where('m.idFeedback', '=', idFeedback)
    .orderBy('p.posicion')
    .execute();
  return rows;
}

/** The name of who wrote it with an account. */
export async function readNombre(db: Db, idUsuario: string): Promise<string> {
  const { nombreCompleto } = await db
    .selectFrom('usuarios')
    .select('nombreCompleto')
    .where('idUsuario', '=', idUsuario)
    .executeTakeFirstOrThrow();
  return nombreCompleto;
}

/** Whether it is a trámite of that customer. */
export async function hasTramite(db: Db, idSolicitud: string, idUsuario: string): Promise<boolean> {
  const row = await db
    .selectFrom('solicitudes')
    .select('idSolicitud')
    .where('idSolicitud', '=', idSolicitud)
    .where('idUsuario', '=', idUsuario)
    .executeTakeFirst();
  return row !== undefined;
}

export async function listPropios(
  db: Db,
  idUsuario: string,
  { antesDe, limite }: { readonly antesDe: { clave: number; id: string } | undefined; readonly limite: number },
) {
  return db
    .selectFrom('feedback as f')
    .innerJoin('motivosFeedback as m', 'm.idMotivo', 'f.idMotivo')
    .select(['f.idFeedback', 'f.movidoEn', 'm.nombre as motivo'])
    .select(ultimaDeOficina.as('respondido'))
    .where('f.idUsuario', '=', idUsuario)
    .$if(antesDe !== undefined, (query) =>
      query.where(
        sql<boolean>`(f.movido_en, f.id_feedback) < (to_timestamp(${antesDe?.clave ?? 0}::bigint / 1000.0), ${antesDe?.id ?? null}::uuid)`,
      ),
    )
    .orderBy('f.movidoEn', 'desc')
    .orderBy('f.idFeedback', 'desc')
    .limit(limite)
    .execute();
}

const ultimaDeOficina = sql<boolean>`(select x.clase = 'oficina' from feedback_mensajes x
  where x.id_feedback = f.id_feedback and x.clase <> 'nota' order by x.id_mensaje desc limit 1)`;
