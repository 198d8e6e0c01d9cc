import type { Insertable } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { DB } from '../../db/tables.ts';
import type { Actor } from '../../http/route.ts';
import { seal, unseal } from '../../services/cipher.ts';

type NewRow = Omit<Insertable<DB['documentos']>, 'contenidoCifrado'> & {
  /** The text in its canonical form, if people may edit it further. */
  readonly contenido?: string;
};

export async function insertDocumento(db: Db, { contenido, ...row }: NewRow): Promise<void> {
  const contenidoCifrado = contenido === undefined ? null : seal(contenido, lugarDe(row.idDocumento));
  await db
    .insertInto('documentos')
    .values({ ...row, contenidoCifrado })
    .execute();
}

const lugarDe = (idDocumento: string) => `documento:${idDocumento}`;

/** The text of the newest document of a solicitud of the actor's that no notary signed; undefined when there is none. */
export async function findTexto(db: Db, { idUsuario }: Pick<Actor, 'idUsuario'>, idSolicitud: string) {
  const row = await db
    .selectFrom('documentos as d')
    .innerJoin('solicitudes as s', 's.idSolicitud', 'd.idSolicitud')
    .select(['d.idDocumento', 'd.contenidoCifrado', 's.serie', 's.numero', 's.nombre', 's.idVersion'])
    .select(['s.creadaEn', 's.respuestasCifradas'])
    .where('d.idSolicitud', '=', idSolicitud)
    .where('s.idUsuario', '=', idUsuario)
    .where('s.automatica', '=', true)
    .where('d.idNotario', 'is', null)
    .orderBy('d.version', 'desc')
    .executeTakeFirst();
  if (!row?.respuestasCifradas) return undefined;
  const { idDocumento, contenidoCifrado, respuestasCifradas, ...solicitud } = row;
  return {
    ...solicitud,
    respuestas: unseal(respuestasCifradas, `solicitud:${idSolicitud}`),
    contenido: contenidoCifrado && unseal(contenidoCifrado, lugarDe(idDocumento)),
  };
}

export type EntregadoRow = Awaited<ReturnType<typeof listEntregados>>[number];

/** Delivered documents in order of their ids, after one of them, with their stored texts. */
export async function listEntregados(db: Db, despuesDe: string, limite: number) {
  const rows = await db
    .selectFrom('documentos as d')
    .innerJoin('solicitudes as s', 's.idSolicitud', 'd.idSolicitud')
    .select(['d.idDocumento', 'd.contenidoCifrado', 's.idSolicitud', 's.serie', 's.numero', 's.automatica'])
    .select(['s.idVersion', 's.respuestasCifradas'])
    .where('d.idDocumento', '>', despuesDe)
    .orderBy('d.idDocumento')
    .limit(limite)
    .execute();
  return rows.map(({ contenidoCifrado, respuestasCifradas, ...row }) => ({
    ...row,
    contenido: contenidoCifrado && unseal(contenidoCifrado, lugarDe(row.idDocumento)),
    respuestas: respuestasCifradas && unseal(respuestasCifradas, `solicitud:${row.idSolicitud}`),
  }));
}

/** Delivered documents in order of their ids, after one of them, with the hashes of their seals. */
export async function listSellados(db: Db, despuesDe: string, limite: number) {
  return db
    .selectFrom('documentos as d')
    .innerJoin('solicitudes as s', 's.idSolicitud', 'd.idSolicitud')
    .select(['d.idDocumento', 'd.version', 'd.idArchivo', 'd.sha256', 'd.certificadoSha256', 's.serie', 's.numero'])
    .where('d.idDocumento', '>', despuesDe)
    .orderBy('d.idDocumento')
    .limit(limite)
    .execute();
}

/** The newest document of a solicitud of the actor's. */
export async function findPropio(db: Db, { idUsuario }: Pick<Actor, 'idUsuario'>, idSolicitud: string) {
  return db
    .selectFrom('documentos as d')
    .innerJoin('solicitudes as s', 's.idSolicitud', 'd.idSolicitud')
    .select('d.idArchivo')
    .where('d.idSolicitud', '=', idSolicitud)
    .where('s.idUsuario', '=', idUsuario)
    .orderBy('d.version', 'desc')
    .executeTakeFirst();
}

/** The newest document of one solicitud of the customer whose the other one is. */
export async function findDeOrigen(db: Db, idSolicitud: string, idOrigen: string) {
  return (
    db
      .selectFrom('documentos as d')
      .innerJoin('solicitudes as o', 'o.idSolicitud', 'd.idSolicitud')
      .innerJoin('solicitudes as s', 's.idUsuario', 'o.idUsuario')
      .select(['d.idArchivo', 's.idUsuario'])
      .where('d.idSolicitud', '=', idOrigen)
      // A carta poder is begun from a gestión, whose statement is nothing to be signed.
      .where('o.tipo', '=', 'tramite')
      .where('s.idSolicitud', '=', idSolicitud)
      .orderBy('d.version', 'desc')
      .executeTakeFirst()
  );
}

/** The newest document of a solicitud, of any customer. */
export async function findUltimo(db: Db, idSolicitud: string) {
  return db
    .selectFrom('documentos')
    .select('idArchivo')
    .where('idSolicitud', '=', idSolicitud)
    .orderBy('version', 'desc')
    .executeTakeFirst();
}

export type Clave = { readonly codigo: string } | { readonly sha256: Buffer };

/** The public data of a document, and those that decide whether it still holds. */
export async function findPublico(db: Db, clave: Clave) {
  return db
    .selectFrom('documentos as d')
    .innerJoin('solicitudes as s', 's.idSolicitud', 'd.idSolicitud')
    .innerJoin('archivos as a', 'a.idArchivo', 'd.idArchivo')
    .leftJoin('usuarios as n', 'n.idUsuario', 'd.idNotario')
    .leftJoin('documentoMarcas as m', 'm.idDocumento', 'd.idDocumento')
    .leftJoin('documentos as o', 'o.idDocumento', 'm.idSustituto')
    .leftJoin('solicitudes as os', 'os.idSolicitud', 'o.idSolicitud')
    .select([
      'd.codigoVerificacion',
      'd.idArchivo',
      'd.certificadoSha256',
      'd.sha256',
      'd.selladoEn',
      's.serie',
      's.numero',
      's.nombre',
      's.tipo',
      'a.bytes',
      'm.marca',
    ])
    .select(['os.serie as otraSerie', 'os.numero as otroNumero', 'o.codigoVerificacion as otroCodigo'])
    .select('n.nombreCompleto as notario')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('documentos as x')
          .select('x.idDocumento')
          .whereRef('x.idSolicitud', '=', 'd.idSolicitud')
          .whereRef('x.version', '>', 'd.version'),
      ).as('superado'),
    )
    .$if('codigo' in clave, (query) => query.where('d.codigoVerificacion', '=', 'codigo' in clave ? clave.codigo : ''))
    .$if('sha256' in clave, (query) => query.where('d.sha256', '=', 'sha256' in clave ? clave.sha256 : Buffer.of()))
    .executeTakeFirst();
}

/**
 * The newest statement of the result that has a file with this hash, by its code, with the size of that file. Undefined when results of
 * several gestiones have it: whose it is would be told to whoever has the same form.
 */
export async function findDeResultado(db: Db, sha256: Buffer) {
  const rows = await db
    .selectFrom('archivos as a')
    .innerJoin('gestionResultadoArchivos as x', 'x.idArchivo', 'a.idArchivo')
    .innerJoin('documentos as d', (join) =>
      join.onRef('d.idSolicitud', '=', 'x.idSolicitud').onRef('d.version', '=', 'x.version'),
    )
    .select(['d.codigoVerificacion as codigo', 'a.sha256', 'a.bytes', 'd.idSolicitud'])
    .where('a.sha256', '=', sha256)
    .orderBy('d.selladoEn', 'desc')
    .limit(POR_HUELLA)
    .execute();
  return new Set(rows.map(({ idSolicitud }) => idSolicitud)).size === 1 ? rows[0] : undefined;
}

/** Rows that are enough to see whether more than one gestión has a file. */
const POR_HUELLA = 20;
