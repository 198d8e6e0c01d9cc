import type { Copia, EstadoDeCopia } from '@fedatario/contract/control';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../../db/db.ts';
import type { DB } from '../../../db/tables.ts';
import { suyas } from '../filas/queries.ts';
import type { Dato, NombreDeTabla } from '../tablas/dato.ts';

export type Fila = Readonly<Record<string, unknown>>;

/** Every row of a table that belongs to the person, as the database has it. */
export async function listFilas(db: Db, dato: Dato & { tabla: NombreDeTabla }, idUsuario: string): Promise<Fila[]> {
  const donde = suyas(dato, dato.tabla, idUsuario);
  const { rows } = await sql<Fila>`select * from ${sql.table(dato.tabla)} where ${donde}`.execute(db);
  return rows;
}

/** Undefined when one is being made already. */
export async function insertCopia(db: Db, row: { idCopia: string; idUsuario: string; pedidaEn: Date }) {
  return db
    .insertInto('copias')
    .values({ ...row, estado: 'preparando' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('idCopia')
    .executeTakeFirst();
}

export async function findUltima(db: Db, idUsuario: string) {
  return db
    .selectFrom('copias')
    .select(['idCopia', 'estado', 'pedidaEn', 'listaEn', 'venceEn', 'bytes'])
    .where('idUsuario', '=', idUsuario)
    .orderBy('pedidaEn', 'desc')
    .orderBy('idCopia', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function toCopia(row: NonNullable<Awaited<ReturnType<typeof findUltima>>>): Copia {
  return {
    estado: row.estado,
    pedidaEn: row.pedidaEn.toISOString(),
    listaEn: row.listaEn?.toISOString() ?? null,
    venceEn: row.venceEn?.toISOString() ?? null,
    bytes: row.bytes,
  };
}

/** The owner of a copy that is being made, and when it was asked for. */
export async function findEnCurso(db: Db, idCopia: string) {
  return db
    .selectFrom('copias')
    .innerJoin('usuarios', 'usuarios.idUsuario', 'copias.idUsuario')
    .select(['copias.idUsuario', 'usuarios.nombreCompleto', 'usuarios.email', 'copias.pedidaEn'])
    .where('idCopia', '=', idCopia)
    .where('estado', '=', 'preparando')
    .executeTakeFirst();
}

/** False when it is not in that state any more. */
export async function updateCopia(db: Db, idCopia: string, de: EstadoDeCopia, values: Updateable<DB['copias']>) {
  const { numUpdatedRows } = await db
    .updateTable('copias')
    .set(values)
    .where('idCopia', '=', idCopia)
    .where('estado', '=', de)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function insertParte(db: Db, row: { idCopia: string; orden: number; idParte: string }): Promise<void> {
  await db.insertInto('copiaPartes').values(row).execute();
}

/** Deletes the pieces of a copy; the ids of their files. */
export async function deletePartes(db: Db, idCopia: string): Promise<string[]> {
  const rows = await db.deleteFrom('copiaPartes').where('idCopia', '=', idCopia).returning('idParte').execute();
  return rows.map(({ idParte }) => idParte);
}

/** The pieces of a copy that can be downloaded, in their order. */
export async function listPartes(db: Db, idCopia: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('copiaPartes')
    .innerJoin('copias', 'copias.idCopia', 'copiaPartes.idCopia')
    .select('idParte')
    .where('copias.idCopia', '=', idCopia)
    .where('copias.estado', '=', 'lista')
    .where('copias.venceEn', '>', now)
    .orderBy('orden')
    .execute();
  return rows.map(({ idParte }) => idParte);
}

export async function listVencidas(db: Db, now: Date, limite: number) {
  return db
    .selectFrom('copias')
    .select('idCopia')
    .where('estado', '=', 'lista')
    .where('venceEn', '<=', now)
    .limit(limite)
    .execute();
}

/** Copies asked for before then and still not made: their job has failed. */
export async function listAtascadas(db: Db, antesDe: Date, limite: number) {
  return db
    .selectFrom('copias')
    .select(['idCopia', 'idUsuario'])
    .where('estado', '=', 'preparando')
    .where('pedidaEn', '<', antesDe)
    .limit(limite)
    .execute();
}

/** The invoices and credit notes that the person may read on paper. */
export async function listPapeles(db: Db, idUsuario: string) {
  const { rows } = await sql<{ idFactura: string; idNota: string | null; nombre: string }>`
    select id_factura as "idFactura", null::uuid as "idNota", coalesce(serie || '-' || numero, referencia) as nombre
    from facturas where id_usuario = ${idUsuario} and numero is not null
    union all
    select n.id_factura, n.id_nota, n.serie || '-' || n.numero from notas_credito n join facturas f using (id_factura)
    where f.id_usuario = ${idUsuario}`.execute(db);
  return rows;
}

/** The person's drafts and trámites with answers: the sealed answers and the version of the product that asked for them. */
export async function listRespuestas(db: Db, idUsuario: string) {
  const { rows } = await sql<{ lugar: string; nombre: string; idVersion: string; cifradas: Buffer; en: Date }>`
    select 'borrador:' || id_borrador as lugar, nombre, id_version as "idVersion", respuestas_cifradas as cifradas, creado_en as en
    from borradores where id_usuario = ${idUsuario} and length(respuestas_cifradas) > 0
    union all
    select 'solicitud:' || id_solicitud, serie || '-' || numero || ' ' || nombre, id_version, respuestas_cifradas, creada_en
    from solicitudes where id_usuario = ${idUsuario} and respuestas_cifradas is not null`.execute(db);
  return rows;
}

/** Names of files, as given when they were handed in or made. */
export async function listNombresDeArchivos(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db.selectFrom('archivos').select(['idArchivo', 'nombre', 'tipo']).where('idArchivo', 'in', ids).execute();
}
