import { temaConocido } from '@fedatario/contract/base';
import { type ClaseDeLogo, clasesDeLogo, type InformacionGeneral } from '@fedatario/contract/casa';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { DB } from '../../db/tables.ts';

const columnas = { claro: 'logoClaro', oscuro: 'logoOscuro', icono: 'icono' } as const satisfies Record<
  ClaseDeLogo,
  string
>;

export async function readInformacion(db: Db): Promise<InformacionGeneral> {
  const row = await db
    .selectFrom('informacionGeneral as i')
    .leftJoin('datosFacturacion as d', 'd.id', 'i.id')
    .leftJoin('calendario as c', 'c.id', 'i.id')
    .selectAll('i')
    .select(['d.razonSocial', 'd.nit', 'c.horario'])
    .where('i.id', '=', 1)
    .executeTakeFirstOrThrow();
  const logos = clasesDeLogo.map((clase) => {
    const idArchivo = row[columnas[clase]];
    return [clase, idArchivo && `/api/public/logos/${clase}?v=${idArchivo}`];
  });
  const horario = (row.horario ?? []) as InformacionGeneral['horario'];
  const { razonSocial, nit } = row;
  const fiscal = { razonSocial: razonSocial || null, nit: nit || null };
  return {
    ...row,
    ...fiscal,
    horario,
    esquemaColores: temaConocido(row.esquemaColores),
    logos: Object.fromEntries(logos),
  };
}

/** Includes the issuer's data and the calendar; pictures change without the row's revision, because no form writes them. */
export const edicion = sql<string>`(
  select concat_ws('.', revision, (select revision from datos_facturacion where id = 1),
    (select revision from calendario where id = 1), coalesce(logo_claro::text, '-'), coalesce(logo_oscuro::text, '-'), icono)
  from informacion_general where id = 1)`;

/** False when someone else changed the row after `revision`. */
export async function updateInformacion(
  db: Db,
  revision: number,
  values: Updateable<DB['informacionGeneral']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('informacionGeneral')
    .set({ ...values, revision: revision + 1 })
    .where('id', '=', 1)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function findLogo(db: Db, clase: ClaseDeLogo): Promise<string | null> {
  const row = await db
    .selectFrom('informacionGeneral')
    .select(`${columnas[clase]} as idArchivo`)
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return row.idArchivo;
}

/** Puts a file, or none, in the place of a picture; what was there. */
export async function swapLogo(db: Db, clase: ClaseDeLogo, idArchivo: string | null): Promise<string | null> {
  const columna = columnas[clase];
  const before = await db
    .selectFrom('informacionGeneral')
    .select(`${columna} as idArchivo`)
    .where('id', '=', 1)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await db
    .updateTable('informacionGeneral')
    .set({ [columna]: idArchivo })
    .where('id', '=', 1)
    .execute();
  return before.idArchivo;
}
