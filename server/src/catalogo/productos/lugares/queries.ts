import { borradoresPorVender } from '@fedatario/contract/borrador';
import type { UsosDeProducto } from '@fedatario/contract/catalogo';
import { facturasPorPagar } from '@fedatario/contract/compra';
import { sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import { words } from '../../../db/words.ts';

/** Makes whoever moves a product wait for whoever moves another. */
export async function lockOrden(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('orden de los productos', 0))`.execute(db);
}

/** Every product in the order of the catalogue, which leaves featured ones aside. */
export async function listOrden(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('productos')
    .select('idProducto')
    .orderBy(sql`coalesce(orden, 999999)`)
    .orderBy('nombreOrden')
    .orderBy('idProducto')
    .execute();
  return rows.map(({ idProducto }) => idProducto);
}

/** Numbers the products from 1, in this order. */
export async function updateOrden(db: Db, ids: readonly string[]): Promise<void> {
  await sql`update productos p set orden = n.lugar
    from unnest(${[...ids]}::uuid[]) with ordinality as n (id, lugar)
    where p.id_producto = n.id and p.orden is distinct from n.lugar`.execute(db);
}

export async function updateDestacado(db: Db, idProducto: string, destacado: boolean, now: Date): Promise<void> {
  await db
    .updateTable('productos')
    .set({ destacado, actualizadoEn: now })
    .where('idProducto', '=', idProducto)
    .where('destacado', '<>', destacado)
    .execute();
}

/** Most numbers of trámites that are named. */
const NOMBRADAS = 5;

/** Everything that hangs on a product. The page of a withdrawal asks it once, so that no index is kept for it. */
export async function findUsos(db: Db, idProducto: string): Promise<UsosDeProducto | undefined> {
  const { rows } = await sql<UsosDeProducto>`
    with abiertas as (
      select s.serie || '-' || lpad(s.numero::text, 6, '0') as nombre from solicitudes s
      where s.id_producto = ${idProducto} and s.grupo <> 'finalizado'
    )
    select p.id_producto,
      (select count(*)::int from borradores b where b.id_producto = p.id_producto
        and b.estado in (${words(borradoresPorVender)})) as borradores,
      (select count(*)::int from carrito_lineas l where l.id_producto = p.id_producto) as en_carritos,
      (select count(distinct f.id_factura)::int from facturas f join factura_lineas l using (id_factura)
        where f.estado in (${words(facturasPorPagar)}) and l.id_producto = p.id_producto) as pedidos,
      (select json_build_object('total', count(*), 'nombres', coalesce((array_agg(nombre order by nombre))[1:${sql.lit(NOMBRADAS)}], '{}'))
        from abiertas) as solicitudes,
      array(select codigo from codigos_promocionales where activo and aplica_a = 'productos'
        and objetos @> array[p.id_producto] order by codigo) as codigos,
      array(select otro.nombre from niveles_producto este join niveles_producto n using (id_grupo)
        join productos otro on otro.id_producto = n.id_producto
        where este.id_producto = p.id_producto and n.id_producto <> p.id_producto order by otro.nombre_orden) as formas,
      exists (select from publicaciones_producto q where q.id_producto = p.id_producto) as publicacion_pedida
    from productos p where p.id_producto = ${idProducto}`.execute(db);
  return rows[0];
}
