import type { FormatoDeRequisito } from '@fedatario/contract/base';
import {
  CLAVE_DE_REPRESENTACION,
  requisitosAceptados,
  solicitudesSinVencimientos,
} from '@fedatario/contract/solicitud';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { DB } from '../../db/tables.ts';
import { later } from '../../db/wire/later.ts';

/** A solicitud, and whether somebody acts for another in its answers. */
interface PorPedir {
  readonly idSolicitud: string;
  readonly representa: boolean;
}

/** Copies the requisitos of its product, as they are today, to each solicitud; what proves a representation, where there is one. */
export async function insertDeProductoLater(db: Db, piden: readonly PorPedir[]): Promise<void> {
  const ids = (some: readonly PorPedir[]) => some.map(({ idSolicitud }) => idSolicitud);
  const representan = ids(piden.filter(({ representa }) => representa));
  // By a subquery: with a list of ids the plan would be made anew each time, which costs more than the rest.
  const query = sql`
    insert into requisitos (id_solicitud, orden, clave, nombre, instrucciones, obligatorio, vigencia_dias, original_en_firma,
      formatos, tamano_maximo)
    select s.id_solicitud, r.orden + 1, r.clave, t.nombre, coalesce(nullif(r.instrucciones, ''), t.instrucciones),
      r.obligatorio, t.vigencia_dias, t.original_en_firma, t.formatos, t.tamano_maximo
    from solicitudes s join productos_requisitos r on r.id_producto = s.id_producto
      join tipos_requisito t on t.clave = r.clave
    where s.id_solicitud in (select unnest(${ids(piden)}::uuid[]))
      and (r.clave <> ${CLAVE_DE_REPRESENTACION} or s.id_solicitud in (select unnest(${representan}::uuid[])))`;
  await later(db, query.compile(db));
}

function requisitos(db: Db) {
  return db.selectFrom('requisitos').selectAll();
}

type Found = Awaited<ReturnType<ReturnType<typeof requisitos>['execute']>>[number];
const typed = (row: Found) => ({
  ...row,
  estado: row.estado,
  formatos: row.formatos as FormatoDeRequisito[] | null,
});
export type RequisitoRow = ReturnType<typeof typed>;

/** Requisitos of a solicitud, in their order. */
export async function listDeSolicitud(db: Db, idSolicitud: string): Promise<RequisitoRow[]> {
  return (await requisitos(db).where('idSolicitud', '=', idSolicitud).orderBy('orden').execute()).map(typed);
}

/** The caller locks its solicitud first, always in that order. */
export async function findRequisito(db: Db, idRequisito: string): Promise<RequisitoRow | undefined> {
  const row = await requisitos(db).where('idRequisito', '=', idRequisito).executeTakeFirst();
  return row && typed(row);
}

export async function updateRequisito(
  db: Db,
  { idRequisito, revision }: Pick<RequisitoRow, 'idRequisito' | 'revision'>,
  values: Updateable<DB['requisitos']>,
): Promise<void> {
  await db
    .updateTable('requisitos')
    .set({ ...values, revision: revision + 1 })
    .where('idRequisito', '=', idRequisito)
    .execute();
}

export async function insertPaginas(
  db: Db,
  { idRequisito, entrega, archivos }: { idRequisito: string; entrega: number; archivos: readonly string[] },
): Promise<void> {
  const rows = archivos.map((idArchivo, i) => ({ idRequisito, entrega, idArchivo, pagina: i + 1 }));
  await db.insertInto('requisitoArchivos').values(rows).execute();
}

/** Every page handed in, those of the last time first. */
export async function listPaginas(db: Db, idRequisito: string) {
  const rows = await db
    .selectFrom('requisitoArchivos as p')
    .innerJoin('archivos as a', 'a.idArchivo', 'p.idArchivo')
    .select(['p.entrega', 'a.idArchivo', 'a.nombre', 'a.tipo', 'a.bytes as peso'])
    .where('p.idRequisito', '=', idRequisito)
    .orderBy('p.entrega', 'desc')
    .orderBy('p.pagina')
    .execute();
  return rows;
}

/** Accepted requisitos whose validity ended, in solicitudes not yet signed and not stopped. */
export async function findVencidos(db: Db, hoy: string, limite: number): Promise<string[]> {
  const rows = await db
    .selectFrom('requisitos as r')
    .innerJoin('solicitudes as s', 's.idSolicitud', 'r.idSolicitud')
    .select('r.idRequisito')
    .where('r.estado', 'in', requisitosAceptados)
    .where('r.venceEl', '<', sql<string>`${hoy}::date`)
    .where('s.grupo', '<>', 'finalizado')
    .where('s.estado', 'not in', solicitudesSinVencimientos)
    .limit(limite)
    .execute();
  return rows.map(({ idRequisito }) => idRequisito);
}
