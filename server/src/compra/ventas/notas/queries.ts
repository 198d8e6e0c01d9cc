import type { MetodoDePago, ordenesDeNotas } from '@fedatario/contract/compra';
import { sql } from 'kysely';
import { alfabetico } from '../../../db/alfabeto.ts';
import { countRows } from '../../../db/count.ts';
import type { Db } from '../../../db/db.ts';
import { keyset, type Position } from '../../../db/keyset.ts';
import { conPalabras } from '../../../db/like.ts';

export interface Filtros {
  readonly texto?: string | undefined;
  readonly metodo?: MetodoDePago | undefined;
  /** Half-open interval: from `desde`, before `hasta`. */
  readonly desde?: Date | undefined;
  readonly hasta?: Date | undefined;
}

type Orden = (typeof ordenesDeNotas)[number];

interface Listado {
  readonly filtros: Filtros;
  readonly orden: Orden | `-${Orden}`;
  readonly despuesDe?: Position | undefined;
  readonly limite: number;
}

const escrito = sql<string>`n.serie || '-' || lpad(n.numero::text, 6, '0')`;
const deFactura = sql<string>`f.serie || '-' || lpad(f.numero::text, 6, '0')`;

const criterios = {
  fecha: sql<Date>`n.creada_en`,
  numero: sql`(${escrito}) collate "C"`,
  cliente: alfabetico(sql`u.nombre_completo`),
  total: sql`n.total::bigint`,
};

/** The credit notes that a filter leaves: list, sum and export are made of this one. */
function filtradas(db: Db, { texto, metodo, desde, hasta }: Filtros) {
  return db
    .selectFrom('notasCredito as n')
    .innerJoin('facturas as f', 'f.idFactura', 'n.idFactura')
    .innerJoin('usuarios as u', 'u.idUsuario', 'f.idUsuario')
    .$if(Boolean(texto), (query) =>
      query.where(conPalabras(texto, escrito, deFactura, sql`u.nombre_completo`, sql`u.email`, sql`n.motivo`)),
    )
    .$call((query) => (metodo === undefined ? query : query.where('f.metodo', '=', metodo)))
    .$if(desde !== undefined, (query) => query.where('n.creadaEn', '>=', desde as Date))
    .$if(hasta !== undefined, (query) => query.where('n.creadaEn', '<', hasta as Date));
}

export async function listNotas(db: Db, { filtros, orden, despuesDe, limite }: Listado) {
  const { clave, despues, por } = keyset({ criterios, instantes: ['fecha'], orden, id: sql`n.id_nota`, despuesDe });
  return filtradas(db, filtros)
    .select(['n.idNota', 'n.total', 'n.motivo', 'n.creadaEn', 'f.idFactura', 'u.nombreCompleto', 'u.email'])
    .select([
      escrito.as('numero'),
      deFactura.as('factura'),
      sql<MetodoDePago>`f.metodo`.as('metodo'),
      clave.as('clave'),
    ])
    .where(despues)
    .orderBy(por)
    .limit(limite)
    .execute();
}

export type NotaRow = Awaited<ReturnType<typeof listNotas>>[number];

/** Count of the notes that match the filter, up to `hasta` and one more. */
export function countNotas(db: Db, filtros: Filtros, hasta: number): Promise<number> {
  return countRows(
    db,
    filtradas(db, filtros)
      .select('n.idNota')
      .limit(hasta + 1),
  );
}

/** Centavos come as a text, because PostgreSQL adds integers into a wider type. */
export async function sumNotas(db: Db, filtros: Filtros) {
  return filtradas(db, filtros)
    .select([sql<number>`count(*)::int`.as('cantidad'), sql<string>`coalesce(sum(n.total), 0)::text`.as('monto')])
    .executeTakeFirstOrThrow();
}
