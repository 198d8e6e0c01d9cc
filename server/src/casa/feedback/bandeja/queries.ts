import { estadosCon, idDeRol } from '@fedatario/contract/base';
import { type CarpetaFeedback, type EstadoFeedback, maquinaDeFeedback } from '@fedatario/contract/casa';
import { sql } from 'kysely';
import { countRows } from '../../../db/count.ts';
import type { Db } from '../../../db/db.ts';
import { keyset, type Position } from '../../../db/keyset.ts';
import { conPalabrasEn } from '../../../db/like.ts';
import type { Actor } from '../../../http/route.ts';
import { unseal } from '../../../services/cipher.ts';

export interface Filtros {
  readonly actor: Actor;
  readonly carpeta: CarpetaFeedback;
  readonly texto?: string | undefined;
  readonly motivo?: string | undefined;
  readonly responsable?: 'mio' | 'nadie' | undefined;
}

interface Lista extends Filtros {
  readonly despuesDe?: Position | undefined;
  readonly limite: number;
}

/** The administration sees all; a notary what is assigned to them. */
function visibles(db: Db, { rol, idUsuario }: Actor) {
  return db.selectFrom('feedback as f').$if(rol !== 'admin', (query) => query.where('f.idResponsable', '=', idUsuario));
}

function filtrados(db: Db, { actor, carpeta, texto, motivo, responsable }: Filtros) {
  return visibles(db, actor)
    .$call((query) =>
      carpeta === 'destacados'
        ? query.where('f.destacado', '=', true)
        : query.where('f.estado', 'in', estadosCon(maquinaDeFeedback, 'carpeta', carpeta)),
    )
    .$if(Boolean(texto), (query) => query.where(conPalabrasEn(sql`f.buscado`, texto)))
    .$if(motivo !== undefined, (query) => query.where('f.idMotivo', '=', String(motivo)))
    .$if(responsable === 'mio', (query) => query.where('f.idResponsable', '=', actor.idUsuario))
    .$if(responsable === 'nadie', (query) => query.where('f.idResponsable', 'is', null));
}

/** The last message that is no note. */
const ultimo = sql<{ idMensaje: string; textoCifrado: Buffer }>`lateral (select x.id_mensaje, x.texto_cifrado
  from feedback_mensajes x where x.id_feedback = f.id_feedback and x.clase <> 'nota' order by x.id_mensaje desc limit 1)`;

export async function listBandeja(db: Db, { despuesDe, limite, ...filtros }: Lista) {
  const criterios = { movido: sql`f.movido_en` };
  const orden = '-movido' as const;
  const por = keyset({ criterios, instantes: ['movido'], orden, id: sql`f.id_feedback`, despuesDe });
  const rows = await filtrados(db, filtros)
    .innerJoin('motivosFeedback as m', 'm.idMotivo', 'f.idMotivo')
    .leftJoin('usuarios as r', 'r.idUsuario', 'f.idResponsable')
    .innerJoin(ultimo.as('u'), (join) => join.onTrue())
    .select(['f.idFeedback', 'f.idUsuario', 'f.nombre', 'f.email', 'f.puntos', 'f.destacado', 'f.idResponsable'])
    .select(['f.movidoEn', 'm.nombre as motivo', 'r.nombreCompleto as nombreResponsable'])
    .select(['u.idMensaje', 'u.textoCifrado'])
    .select(sql<EstadoFeedback>`f.estado`.as('estado'))
    .select(conArchivos.as('conArchivos'))
    .select(por.clave.as('clave'))
    .where(por.despues)
    .orderBy(por.por)
    .limit(limite)
    .execute();
  return rows.map(({ textoCifrado, idMensaje, ...row }) => ({
    ...row,
    texto: unseal(textoCifrado, `feedback:${idMensaje}`),
  }));
}

const conArchivos = sql<boolean>`exists (select from feedback_archivos a join feedback_mensajes x using (id_mensaje)
  where x.id_feedback = f.id_feedback)`;

/** Count of a folder's rows, up to `hasta` and one more. */
export function countBandeja(db: Db, filtros: Filtros, hasta: number): Promise<number> {
  return countRows(
    db,
    filtrados(db, filtros)
      .select('f.idFeedback')
      .limit(hasta + 1),
  );
}

/** The trámite that a comment is about. */
export async function findTramite(db: Db, idSolicitud: string | null) {
  if (idSolicitud === null) return null;
  return db
    .selectFrom('solicitudes')
    .select(['idSolicitud', 'serie', 'numero', 'nombre'])
    .where('idSolicitud', '=', idSolicitud)
    .executeTakeFirstOrThrow();
}

/** The orders and trámites of a person that this member of the office may see; a notary sees no orders. */
export async function countDePersona(db: Db, idUsuario: string | null, actor: Actor) {
  if (idUsuario === null) return { pedidos: 0, tramites: 0 };
  const tramites = db
    .selectFrom('solicitudes')
    .select('idSolicitud')
    .where('idUsuario', '=', idUsuario)
    .where('tipo', '=', 'tramite')
    .$if(actor.rol !== 'admin', (query) => query.where('idNotario', '=', actor.idUsuario));
  const pedidos = db.selectFrom('facturas').select('idFactura').where('idUsuario', '=', idUsuario);
  return {
    pedidos: actor.rol === 'admin' ? await countRows(db, pedidos) : 0,
    tramites: await countRows(db, tramites),
  };
}

/** A member of the office who can sign in. */
export async function findPersonal(db: Db, idUsuario: string) {
  return db
    .selectFrom('usuarios')
    .select('idUsuario')
    .where('idUsuario', '=', idUsuario)
    .where('idRol', 'in', [idDeRol.admin, idDeRol.notario])
    .where('activo', '=', true)
    .executeTakeFirst();
}
