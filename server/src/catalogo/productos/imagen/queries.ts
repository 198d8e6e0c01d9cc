import { sql } from 'kysely';
import type { Db } from '../../../db/db.ts';

/** The address of the picture of `productos`, which changes with the picture; null without one. */
export const direccionDeImagen = sql<
  string | null
>`('/api/public/productos/' || productos.id_producto || '/imagen?v=' || productos.id_imagen)`;

/** The file of a picture that anybody may see: that of a product on sale or, by the name of the file, of one being written. */
export async function findImagen(db: Db, idProducto: string, v: string | undefined): Promise<string | undefined> {
  const row = await db
    .selectFrom('productos')
    .select('idImagen')
    .where('idProducto', '=', idProducto)
    .where((eb) => eb.or([eb('estado', '=', 'publicado'), ...(v ? [eb('idImagen', '=', v)] : [])]))
    .executeTakeFirst();
  return row?.idImagen ?? undefined;
}

/** Puts a picture in the place of another, or takes it away; the file that was there. Undefined without such a product. */
export async function swapImagen(
  db: Db,
  idProducto: string,
  idImagen: string | null,
  now: Date,
): Promise<{ antes: string | null } | undefined> {
  const row = await db
    .selectFrom('productos')
    .select('idImagen as antes')
    .where('idProducto', '=', idProducto)
    .forUpdate()
    .executeTakeFirst();
  if (row)
    await db
      .updateTable('productos')
      .set({ idImagen, actualizadoEn: now })
      .where('idProducto', '=', idProducto)
      .execute();
  return row;
}
