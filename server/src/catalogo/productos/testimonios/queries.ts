import type { ProductoDetalle, TestimonioPublico } from '@fedatario/contract/catalogo';
import { TESTIMONIOS_POR_PRODUCTO } from '@fedatario/contract/tramite';
import { sql } from 'kysely';
import type { Db } from '../../../db/db.ts';

/** The average of all the ratings of a product, with or without words; null when there are none. */
export async function findCalificacion(db: Db, idProducto: string): Promise<ProductoDetalle['calificacion']> {
  const { promedio, cuantas } = await deProducto(db, idProducto)
    .select([
      sql<number | null>`round(avg(c.puntos), 1)::float8`.as('promedio'),
      sql<number>`count(*)::int`.as('cuantas'),
    ])
    .executeTakeFirstOrThrow();
  return promedio === null ? null : { promedio, cuantas };
}

/** The last chosen words, which their authors let be shown. Nothing more of a customer than their signature leaves here. */
export async function listTestimoniosPublicos(db: Db, idProducto: string): Promise<TestimonioPublico[]> {
  const rows = await deProducto(db, idProducto)
    .select(['c.firma', 'c.puntos', 'c.comentario', 'c.actualizadaEn'])
    .where('c.elegidaEn', 'is not', null)
    .where('c.consentidaEn', 'is not', null)
    .orderBy('c.elegidaEn', 'desc')
    .orderBy('c.idSolicitud')
    .limit(TESTIMONIOS_POR_PRODUCTO)
    .execute();
  return rows.flatMap(({ firma, puntos, comentario, actualizadaEn }) =>
    firma && comentario ? [{ firma, puntos, comentario, dichoEn: actualizadaEn.toISOString() }] : [],
  );
}

function deProducto(db: Db, idProducto: string) {
  return db.selectFrom('calificaciones as c').where('c.idProducto', '=', idProducto);
}
