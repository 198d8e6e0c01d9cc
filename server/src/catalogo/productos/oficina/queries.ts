import { borradoresPorVender } from '@fedatario/contract/borrador';
import type { EstadoDeVenta, FiltrosDeProductos } from '@fedatario/contract/catalogo';
import { sql } from 'kysely';
import { alfabetico } from '../../../db/alfabeto.ts';
import { countRows } from '../../../db/count.ts';
import type { Db } from '../../../db/db.ts';
import { keyset, type Position } from '../../../db/keyset.ts';
import { conPalabras } from '../../../db/like.ts';
import { words } from '../../../db/words.ts';

export interface Listado extends FiltrosDeProductos {
  readonly despuesDe?: Position | undefined;
  readonly limite: number;
}

const criterios = {
  nombre: alfabetico(sql`p.nombre`),
  /** As moved by hand; those that nobody placed come after, by name. */
  orden: sql`(lpad(coalesce(p.orden, 999999)::text, 6, '0') || p.nombre_orden)`,
  precio: sql`p.precio::bigint`,
  /** The latest change first. */
  cambiado: sql`-(extract(epoch from p.actualizado_en) * 1000)::bigint`,
};

function filtrados(db: Db, { texto, tipo, estado }: FiltrosDeProductos) {
  return db
    .selectFrom('productos as p')
    .innerJoin('categorias as c', 'c.idCategoria', 'p.idCategoria')
    .$if(Boolean(texto), (query) => query.where(conPalabras(texto, sql`p.nombre`, sql`p.slug`)))
    .$call((query) => (tipo === undefined ? query : query.where('p.tipo', '=', tipo)))
    .$call((query) => (estado === undefined ? query : query.where('p.estado', '=', estado)));
}

function conDatos(query: ReturnType<typeof filtrados>) {
  return query
    .select(['p.idProducto', 'p.tipo', 'p.modalidad', 'p.nombre', 'p.slug', 'p.estado', 'p.precio', 'p.destacado'])
    .select(['p.revision', 'p.idVersionVigente', 'p.actualizadoEn as cambiadoEn', 'c.nombre as categoria'])
    .select([
      sql<string | null>`('/api/public/productos/' || p.id_producto || '/imagen?v=' || p.id_imagen)`.as('imagen'),
      sql<number | null>`(select v.numero from versiones_producto v where v.id_version = p.id_version_vigente)`.as(
        'version',
      ),
      sql<number>`(select count(*)::int from factura_lineas l join facturas f using (id_factura)
        where l.id_producto = p.id_producto and f.pagada_en is not null)`.as('vendidos'),
      sql<number>`(select count(*)::int from borradores b where b.id_producto = p.id_producto
        and b.estado in (${words(borradoresPorVender)}))`.as('borradores'),
      sql<string | null>`(select a.nombre_actor from auditoria a where a.id_objeto = p.id_producto::text
        and a.objeto = 'producto' and a.accion not in ('mover', 'ver') order by a.hecho_en desc, a.id_registro desc limit 1)`.as(
        'cambiadoPor',
      ),
    ]);
}

export function listProductos(db: Db, { orden = 'nombre', despuesDe, limite, ...filtros }: Listado) {
  const { clave, despues, por } = keyset({ criterios, orden, id: sql`p.id_producto`, despuesDe });
  return conDatos(filtrados(db, filtros)).select(clave.as('clave')).where(despues).orderBy(por).limit(limite).execute();
}

/** Count of the products that match the filter, up to `hasta` and one more. */
export function countProductos(db: Db, filtros: FiltrosDeProductos, hasta: number): Promise<number> {
  return countRows(
    db,
    filtrados(db, filtros)
      .select('p.idProducto')
      .limit(hasta + 1),
  );
}

export type FilaDeProducto = NonNullable<Awaited<ReturnType<typeof findDeOficina>>>;

export function findDeOficina(db: Db, idProducto: string) {
  return conDatos(filtrados(db, {}).where('p.idProducto', '=', idProducto)).executeTakeFirst();
}

/** Locks a product until this transaction ends, so that its price and its state change one after the other. */
export function lockDeOficina(db: Db, idProducto: string) {
  return db
    .selectFrom('productos')
    .select(['tipo', 'estado', 'precio', 'revision', 'idVersionVigente'])
    .where('idProducto', '=', idProducto)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateEstado(db: Db, idProducto: string, estado: EstadoDeVenta, now: Date): Promise<void> {
  await db
    .updateTable('productos')
    .set({ estado, actualizadoEn: now })
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('idProducto', '=', idProducto)
    .execute();
}
