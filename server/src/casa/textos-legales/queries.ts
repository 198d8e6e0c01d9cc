import type { ClaseDeTextoLegal, TextoLegal, VersionDeTextoLegal } from '@fedatario/contract/casa';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { DB } from '../../db/tables.ts';

export async function listTextos(db: Db): Promise<TextoLegal[]> {
  const rows = await db.selectFrom('textosLegales').selectAll().orderBy('clase', 'desc').execute();
  return rows.map(toTexto);
}

/** A version never changes, so its number is enough. */
export const edicion = sql<string>`(
  select coalesce(string_agg(clase || version, '.' order by clase), '') from textos_legales)`;

/** The text in force, held until the transaction ends. */
export async function lockTexto(db: Db, clase: ClaseDeTextoLegal): Promise<TextoLegal | undefined> {
  const row = await db
    .selectFrom('textosLegales')
    .selectAll()
    .where('clase', '=', clase)
    .forUpdate()
    .executeTakeFirst();
  return row && toTexto(row);
}

type Nuevo = Insertable<DB['textosLegales']>;

/** False when that version was published by another first. */
export async function insertVersion(db: Db, nuevo: Nuevo, publicadoPor: string | null): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('textosLegales')
    .values(nuevo)
    .onConflict((conflict) =>
      conflict
        .column('clase')
        .doUpdateSet(nuevo)
        .where('textosLegales.version', '=', Number(nuevo.version) - 1),
    )
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) return false;
  await db
    .insertInto('textosLegalesVersiones')
    .values({ ...nuevo, publicadoPor })
    .execute();
  return true;
}

export async function listVersiones(db: Db, clase: ClaseDeTextoLegal): Promise<VersionDeTextoLegal[]> {
  const rows = await db
    .selectFrom('textosLegalesVersiones as v')
    .leftJoin('usuarios as u', 'u.idUsuario', 'v.publicadoPor')
    .select(['v.version', 'v.publicadoEn', 'u.nombreCompleto as publicadoPor'])
    .select((eb) =>
      eb
        .selectFrom('textosLegalesAceptados as a')
        .whereRef('a.clase', '=', 'v.clase')
        .whereRef('a.version', '=', 'v.version')
        .select(sql<number>`count(*)::integer`.as('n'))
        .as('aceptaciones'),
    )
    .where('v.clase', '=', clase)
    .orderBy('v.version', 'desc')
    .execute();
  return rows.map((row) => ({
    ...row,
    publicadoEn: row.publicadoEn.toISOString(),
    aceptaciones: row.aceptaciones ?? 0,
  }));
}

export async function findVersion(db: Db, clase: ClaseDeTextoLegal, version: number): Promise<TextoLegal | undefined> {
  const row = await db
    .selectFrom('textosLegalesVersiones')
    .select(['clase', 'version', 'texto', 'publicadoEn'])
    .where('clase', '=', clase)
    .where('version', '=', version)
    .executeTakeFirst();
  return row && toTexto(row);
}

/** Records that the user accepted the texts in force. */
export async function insertAceptados(db: Db, idUsuario: string, aceptadoEn: Date): Promise<void> {
  await sql`insert into textos_legales_aceptados (id_usuario, clase, version, aceptado_en)
    select ${idUsuario}, clase, version, ${aceptadoEn} from textos_legales
    on conflict do nothing`.execute(db);
}

function toTexto(row: { clase: ClaseDeTextoLegal; version: number; texto: string; publicadoEn: Date }): TextoLegal {
  return { ...row, publicadoEn: row.publicadoEn.toISOString() };
}
