import type { ordenesDeTestimonios, situacionesDeTestimonio } from '@fedatario/contract/tramite';
import { sql } from 'kysely';
import { alfabetico } from '../../../db/alfabeto.ts';
import { countRows } from '../../../db/count.ts';
import type { Db } from '../../../db/db.ts';
import { keyset, type Position } from '../../../db/keyset.ts';
import { conPalabras } from '../../../db/like.ts';

export interface Filtros {
  readonly texto?: string | undefined;
  readonly situacion?: (typeof situacionesDeTestimonio)[number] | undefined;
}

type Orden = (typeof ordenesDeTestimonios)[number];

interface Listado {
  readonly filtros: Filtros;
  readonly orden: Orden | `-${Orden}`;
  readonly despuesDe?: Position | undefined;
  readonly limite: number;
}

const criterios = {
  fecha: sql<Date>`c.consentida_en`,
  producto: alfabetico(sql`s.nombre`),
  puntos: sql`c.puntos::bigint`,
};

/** The ratings whose authors let their words be shown: nothing else of this module reads or changes any other. */
function consentidas(db: Db) {
  return db
    .selectFrom('calificaciones as c')
    .innerJoin('solicitudes as s', 's.idSolicitud', 'c.idSolicitud')
    .innerJoin('usuarios as u', 'u.idUsuario', 'c.idUsuario')
    .where('c.consentidaEn', 'is not', null);
}

function filtradas(db: Db, { texto, situacion }: Filtros) {
  return consentidas(db)
    .$if(Boolean(texto), (query) =>
      query.where(conPalabras(texto, sql`s.nombre`, sql`u.nombre_completo`, sql`c.comentario`)),
    )
    .$if(situacion === 'elegido', (query) => query.where('c.elegidaEn', 'is not', null))
    .$if(situacion === 'porElegir', (query) => query.where('c.elegidaEn', 'is', null));
}

const columnas = [
  'c.idSolicitud',
  's.nombre as producto',
  'c.puntos',
  'c.comentario',
  'c.firma',
  'u.nombreCompleto as cliente',
  'c.consentidaEn',
  'c.elegidaEn',
  'c.revision',
] as const;

export async function listTestimonios(db: Db, { filtros, orden, despuesDe, limite }: Listado) {
  const { clave, despues, por } = keyset({
    criterios,
    instantes: ['fecha'],
    orden,
    id: sql`c.id_solicitud`,
    despuesDe,
  });
  return filtradas(db, filtros)
    .select([...columnas, clave.as('clave')])
    .where(despues)
    .orderBy(por)
    .limit(limite)
    .execute();
}

/** Count of those that match the filter, up to `hasta` and one more. */
export function countTestimonios(db: Db, filtros: Filtros, hasta: number): Promise<number> {
  return countRows(
    db,
    filtradas(db, filtros)
      .select('c.idSolicitud')
      .limit(hasta + 1),
  );
}

export async function findTestimonio(db: Db, idSolicitud: string) {
  return consentidas(db)
    .select([...columnas])
    .where('c.idSolicitud', '=', idSolicitud)
    .executeTakeFirst();
}

export type TestimonioRow = NonNullable<Awaited<ReturnType<typeof findTestimonio>>>;

/** False when its author took the consent back, or wrote other words. */
export async function updateEleccion(
  db: Db,
  { idSolicitud, revision }: { readonly idSolicitud: string; readonly revision: number },
  elegidaEn: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('calificaciones')
    .set({ elegidaEn, revision: revision + 1 })
    .where('idSolicitud', '=', idSolicitud)
    .where('revision', '=', revision)
    .where('consentidaEn', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
