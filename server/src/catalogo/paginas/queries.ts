import { estadosEnVenta } from '@fedatario/contract/catalogo';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

/** Most addresses of one site map, by its protocol. */
const MAPA_MAXIMO = 50_000;

/** Everything on sale, and when its page last changed: by its text, or by another version of it. */
export async function listParaMapa(db: Db): Promise<{ slug: string; cambiado: Date }[]> {
  return db
    .selectFrom('productos')
    .innerJoin('versionesProducto', 'versionesProducto.idVersion', 'productos.idVersionVigente')
    .select('productos.slug')
    .select(
      sql<Date>`greatest(productos.actualizado_en, coalesce(versiones_producto.publicada_en, productos.creado_en))`.as(
        'cambiado',
      ),
    )
    .where('productos.estado', 'in', estadosEnVenta)
    .orderBy('cambiado', 'desc')
    .orderBy('productos.slug')
    .limit(MAPA_MAXIMO - 1_000)
    .execute();
}

/** Categories with something on sale, and when the last of it changed. */
export async function listCategoriasParaMapa(db: Db): Promise<{ slug: string; cambiado: Date }[]> {
  return db
    .selectFrom('categorias')
    .innerJoin('productos', 'productos.idCategoria', 'categorias.idCategoria')
    .select('categorias.slug')
    .select(sql<Date>`max(greatest(productos.actualizado_en, categorias.actualizado_en))`.as('cambiado'))
    .where('productos.estado', 'in', estadosEnVenta)
    .where('categorias.activa', '=', true)
    .groupBy('categorias.idCategoria')
    .orderBy('categorias.orden')
    .orderBy('categorias.slug')
    .execute();
}

/** Whether a plan is on sale. */
export async function hasPlanes(db: Db): Promise<boolean> {
  const row = await db.selectFrom('planes').select('idPlan').where('estado', 'in', estadosEnVenta).executeTakeFirst();
  return row !== undefined;
}
