import { propuestasPendientes } from '@fedatario/contract/acto';
import type { MarcaDeDocumento } from '@fedatario/contract/tramite';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { DB } from '../../db/tables.ts';
import { words } from '../../db/words.ts';

/** Sealed documents with their names and marks. */
function documentos(db: Db) {
  return db
    .selectFrom('documentos as d')
    .innerJoin('solicitudes as s', 's.idSolicitud', 'd.idSolicitud')
    .leftJoin('documentoMarcas as m', 'm.idDocumento', 'd.idDocumento')
    .leftJoin('documentos as x', 'x.idDocumento', 'm.idSustituto')
    .leftJoin('solicitudes as xs', 'xs.idSolicitud', 'x.idSolicitud')
    .select(['d.idDocumento', 'd.idSolicitud', 'd.idNotario', 'd.sha256', 'd.codigoVerificacion', 's.idUsuario'])
    .select(['s.serie', 's.numero', 's.nombre', 'm.marca', 'm.motivo', 'm.confirmadaEn'])
    .select(['xs.serie as otraSerie', 'xs.numero as otroNumero', 'x.codigoVerificacion as otroCodigo'])
    .orderBy('d.version', 'desc')
    .limit(1);
}

/** The newest of a solicitud. */
export function findDocumento(db: Db, idSolicitud: string) {
  return documentos(db).where('d.idSolicitud', '=', idSolicitud).executeTakeFirst();
}

export type DocumentoRow = NonNullable<Awaited<ReturnType<typeof findDocumento>>>;

export function findPorId(db: Db, idDocumento: string) {
  return documentos(db).where('d.idDocumento', '=', idDocumento).executeTakeFirst();
}

export type Nombre = { readonly codigo: string } | { readonly serie: string; readonly numero: number };

/** The newest by the number of its trámite, or the one of a code. */
export function findNombrado(db: Db, nombre: Nombre) {
  const found = documentos(db);
  return 'codigo' in nombre
    ? found.where('d.codigoVerificacion', '=', nombre.codigo).executeTakeFirst()
    : found.where('s.serie', '=', nombre.serie).where('s.numero', '=', nombre.numero).executeTakeFirst();
}

function propuestas(db: Db) {
  return db
    .selectFrom('marcaPropuestas as p')
    .innerJoin('documentos as d', 'd.idDocumento', 'p.idDocumento')
    .innerJoin('usuarios as u', 'u.idUsuario', 'p.propuestaPor')
    .leftJoin('usuarios as q', 'q.idUsuario', 'p.decididaPor')
    .leftJoin('documentos as x', 'x.idDocumento', 'p.idSustituto')
    .leftJoin('solicitudes as xs', 'xs.idSolicitud', 'x.idSolicitud')
    .selectAll('p')
    .select(['d.idSolicitud', 'u.nombreCompleto as proponente', 'q.nombreCompleto as decisor'])
    .select(['xs.serie as otraSerie', 'xs.numero as otroNumero', 'x.codigoVerificacion as otroCodigo']);
}

export function findPropuesta(db: Db, idPropuesta: string) {
  return propuestas(db).where('p.idPropuesta', '=', idPropuesta).executeTakeFirst();
}

export type PropuestaRow = NonNullable<Awaited<ReturnType<typeof findPropuesta>>>;

/** The newest first. */
export function listPropuestas(db: Db, idSolicitud: string): Promise<PropuestaRow[]> {
  return propuestas(db).where('d.idSolicitud', '=', idSolicitud).orderBy('p.idPropuesta', 'desc').execute();
}

/** A literal instead of a parameter: a plan for any value would not use the partial index. */
const pendiente = sql<SqlBool>`estado in (${words(propuestasPendientes)})`;

/** The caller locks the trámite. False when another proposal is pending. */
export async function insertPropuesta(db: Db, row: Insertable<DB['marcaPropuestas']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('marcaPropuestas')
    .values(row)
    .onConflict((on) => on.column('idDocumento').where(pendiente).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updatePropuesta(
  db: Db,
  idPropuesta: string,
  cambio: Updateable<DB['marcaPropuestas']>,
): Promise<void> {
  await db.updateTable('marcaPropuestas').set(cambio).where('idPropuesta', '=', idPropuesta).execute();
}

interface Nueva {
  readonly idDocumento: string;
  readonly marca: MarcaDeDocumento;
  readonly motivo: string;
  readonly idSustituto: string | null;
  readonly propuestaPor: string;
  readonly confirmadaPor: string;
  readonly confirmadaEn: Date;
}

export async function insertMarca(db: Db, marca: Nueva): Promise<void> {
  await db.insertInto('documentoMarcas').values(marca).execute();
}
