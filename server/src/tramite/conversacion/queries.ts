import { idDeRol } from '@fedatario/contract/base';
import { type Insertable, sql } from 'kysely';
import { fotoPara } from '../../casa/clientela/clientela.ts';
import { countRows } from '../../db/count.ts';
import type { Db } from '../../db/db.ts';
import type { DB } from '../../db/tables.ts';
import type { Actor } from '../../http/route.ts';
import { seal, unseal } from '../../services/cipher.ts';

interface Lista {
  readonly actor: Actor;
  readonly antesDe: string | undefined;
  readonly limite: number;
}

/** The messages of a trámite, the newest first, each with its receipt and whether this person has read it. */
export async function listMensajes(db: Db, idSolicitud: string, { actor, antesDe, limite }: Lista) {
  const rows = await mensajes(db, actor)
    .where('m.idSolicitud', '=', idSolicitud)
    .$if(antesDe !== undefined, (query) => query.where('m.idMensaje', '<', String(antesDe)))
    .orderBy('m.idMensaje', 'desc')
    .limit(limite)
    .execute();
  return rows.map(opened);
}

export async function findMensaje(db: Db, idMensaje: string, actor: Actor) {
  return opened(await mensajes(db, actor).where('m.idMensaje', '=', idMensaje).executeTakeFirstOrThrow());
}

function mensajes(db: Db, actor: Actor) {
  return db
    .selectFrom('mensajes as m')
    .innerJoin('solicitudes as s', 's.idSolicitud', 'm.idSolicitud')
    .innerJoin('usuarios as u', 'u.idUsuario', 'm.idUsuario')
    .select(['m.idMensaje', 'm.idUsuario', 'm.deCliente', 'm.textoCifrado', 'm.enviadoEn', 's.idNotario'])
    .select(['u.nombreCompleto'])
    .select(leidoEn.as('leidoEn'))
    .select(
      sql<boolean>`exists (select 1 from mensaje_lecturas l
        where l.id_mensaje = m.id_mensaje and l.id_usuario = ${actor.idUsuario}::uuid)`.as('leido'),
    )
    .select(fotoPara(actor, 'm.id_usuario').as('idFoto'));
}

/** A customer's message counts as read when a notary reads it, or while the trámite has none, anybody of the office. */
const leidoEn = sql<Date | null>`(select min(l.leido_en) from mensaje_lecturas l join usuarios q on q.id_usuario = l.id_usuario
  where l.id_mensaje = m.id_mensaje
    and case when m.de_cliente then q.id_rol = ${sql.lit(idDeRol.notario)} or s.id_notario is null else l.id_usuario = s.id_usuario end)`;

type Sealed = { readonly idMensaje: string; readonly textoCifrado: Buffer };

function opened<Row extends Sealed>({ textoCifrado, ...row }: Row) {
  return { ...row, texto: unseal(textoCifrado, `mensaje:${row.idMensaje}`) };
}

export type MensajeRow = Awaited<ReturnType<typeof findMensaje>>;

interface Nuevo extends Omit<Insertable<DB['mensajes']>, 'textoCifrado'> {
  readonly texto: string;
  readonly archivos: readonly string[];
}

export async function insertMensaje(db: Db, { texto, archivos, ...row }: Nuevo): Promise<void> {
  const { idMensaje } = row;
  await db
    .insertInto('mensajes')
    .values({ ...row, textoCifrado: seal(texto, `mensaje:${idMensaje}`) })
    .execute();
  if (archivos.length === 0) return;
  const rows = archivos.map((idArchivo, posicion) => ({ idArchivo, idMensaje, posicion }));
  await db.insertInto('mensajeArchivos').values(rows).execute();
}

/** The files of some messages, in their order. */
export async function listArchivos(db: Db, idMensajes: readonly string[]) {
  if (idMensajes.length === 0) return [];
  const rows = await db
    .selectFrom('mensajeArchivos as p')
    .innerJoin('archivos as a', 'a.idArchivo', 'p.idArchivo')
    .select(['p.idMensaje', 'a.idArchivo', 'a.nombre', 'a.tipo', 'a.bytes as peso'])
    .where('p.idMensaje', 'in', [...idMensajes])
    .orderBy('p.posicion')
    .execute();
  return rows;
}

interface Lector {
  readonly idSolicitud: string;
  readonly idUsuario: string;
  /** Whether the reader is the trámite's customer. */
  readonly esCliente: boolean;
}

/** Messages of the other side that the reader has not read. */
export function countSinLeer(db: Db, lector: Lector): Promise<number> {
  return countRows(db, sinLeer(db, lector));
}

function sinLeer(db: Db, { idSolicitud, idUsuario, esCliente }: Lector) {
  return db
    .selectFrom('mensajes as m')
    .where('m.idSolicitud', '=', idSolicitud)
    .where('m.deCliente', '=', !esCliente)
    .where(
      sql<boolean>`not exists (select 1 from mensaje_lecturas l
        where l.id_mensaje = m.id_mensaje and l.id_usuario = ${idUsuario}::uuid)`,
    );
}

/** Marks messages to the reader as read, up to one of them; the count of those newly read. */
export async function markLeidos(db: Db, lector: Lector, hasta: string, leidoEn: Date): Promise<number> {
  const rows = await sinLeer(db, lector).select('m.idMensaje').where('m.idMensaje', '<=', hasta).execute();
  if (rows.length === 0) return 0;
  const { idUsuario } = lector;
  await db
    .insertInto('mensajeLecturas')
    .values(rows.map(({ idMensaje }) => ({ idMensaje, idUsuario, leidoEn })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return rows.length;
}

export async function insertNota(
  db: Db,
  { texto, ...row }: Omit<Insertable<DB['notasInternas']>, 'textoCifrado'> & { texto: string },
): Promise<void> {
  const textoCifrado = seal(texto, `nota:${row.idNota}`);
  await db
    .insertInto('notasInternas')
    .values({ ...row, textoCifrado })
    .execute();
}

export async function listNotas(db: Db, idSolicitud: string, { antesDe, limite }: Omit<Lista, 'actor'>) {
  const rows = await db
    .selectFrom('notasInternas as n')
    .innerJoin('usuarios as u', 'u.idUsuario', 'n.idUsuario')
    .select(['n.idNota', 'n.idUsuario', 'n.textoCifrado', 'n.escritaEn', 'u.nombreCompleto'])
    .where('n.idSolicitud', '=', idSolicitud)
    .$if(antesDe !== undefined, (query) => query.where('n.idNota', '<', String(antesDe)))
    .orderBy('n.idNota', 'desc')
    .limit(limite)
    .execute();
  return rows.map(({ textoCifrado, ...row }) => ({ ...row, texto: unseal(textoCifrado, `nota:${row.idNota}`) }));
}
