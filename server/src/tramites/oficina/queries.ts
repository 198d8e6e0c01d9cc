import type { ordenesDeTramites } from '@fedatario/contract';
import { type SqlBool, sql } from 'kysely';
import { countRows } from '../../db/count.ts';
import type { Db } from '../../db/db.ts';
import { keyset, type Position } from '../../db/keyset.ts';
import { deFiltro } from '../queries.ts';

type Orden = (typeof ordenesDeTramites)[number];

interface Filtros {
  readonly estado: string;
  readonly idNotario?: string | undefined;
  readonly texto?: string | undefined;
  /** Only those whose clock runs. */
  readonly porVencer: boolean;
}

interface Filtrado {
  readonly filtros: Filtros;
  readonly now: Date;
}

interface Listado extends Filtrado {
  readonly orden: Orden | `-${Orden}`;
  readonly despuesDe: Position | undefined;
  readonly limite: number;
}

const criterios = { vence: sql<Date>`s.vence_en` };

/** Customers that a text may mean: as many as are worth looking through. */
const CLIENTES_BUSCADOS = 500;
const NUMERO = /^(T-\d{4})-(\d{1,9})$/i;

/** The trámites that a filter leaves: list and count are made of this one. */
function filtrados(db: Db, { filtros: { estado, idNotario, texto, porVencer }, now }: Filtrado) {
  return db
    .selectFrom('solicitudes as s')
    .where('s.tipo', '=', 'tramite')
    .where(deFiltro(estado, now))
    .$if(idNotario !== undefined, (query) => query.where('s.idNotario', '=', String(idNotario)))
    .$if(porVencer, (query) => query.where('s.venceEn', 'is not', null))
    .$if(Boolean(texto), (query) => query.where(deTexto(String(texto))));
}

function deTexto(texto: string) {
  const [, serie, numero] = NUMERO.exec(texto) ?? [];
  if (serie && numero) return sql<SqlBool>`(s.serie = ${serie.toUpperCase()} and s.numero = ${Number(numero)})`;
  const like = `%${texto.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`s.id_usuario in (select u.id_usuario from usuarios u
    where u.nombre_completo ilike ${like} or u.email::text ilike ${like} limit ${CLIENTES_BUSCADOS})`;
}

export async function listOficina(db: Db, { orden, despuesDe, limite, ...filtrado }: Listado) {
  const { clave, despues, por } = posicionDe(orden, despuesDe);
  return filtrados(db, filtrado)
    .innerJoin('usuarios as u', 'u.idUsuario', 's.idUsuario')
    .innerJoin('productos as p', 'p.idProducto', 's.idProducto')
    .innerJoin('categorias as c', 'c.idCategoria', 'p.idCategoria')
    .leftJoin('usuarios as n', 'n.idUsuario', 's.idNotario')
    .select([
      's.idSolicitud',
      's.serie',
      's.numero',
      's.nombre',
      's.estado',
      's.revision',
      's.idUsuario',
      's.idNotario',
    ])
    .select(['s.venceEn', 's.limiteEn', 's.creadaEn', 's.actualizadaEn', 'u.nombreCompleto'])
    .select(['n.nombreCompleto as nombreNotario', 'c.idCategoria', 'c.nombre as categoria', clave.as('clave')])
    .where(despues)
    .orderBy(por)
    .limit(limite)
    .execute();
}

/** An id says when it was made: by age, it alone orders, and so its index serves. */
function posicionDe(orden: Listado['orden'], despuesDe: Position | undefined) {
  const id = sql`s.id_solicitud`;
  if (orden === 'vence' || orden === '-vence') return keyset({ criterios, instantes: ['vence'], orden, id, despuesDe });
  const backwards = orden === '-antiguedad';
  const despues = despuesDe
    ? sql<SqlBool>`${id} ${backwards ? sql`<` : sql`>`} ${despuesDe.id}::uuid`
    : sql<SqlBool>`true`;
  return { clave: sql<string | number>`''::text`, por: sql`${id} ${backwards ? sql`desc` : sql`asc`}`, despues };
}

export type OficinaRow = Awaited<ReturnType<typeof listOficina>>[number];

/** How many rows the filter leaves, counted to `hasta` and one more. */
export function countOficina(db: Db, filtrado: Filtrado, hasta: number): Promise<number> {
  return countRows(
    db,
    filtrados(db, filtrado)
      .select('s.idSolicitud')
      .limit(hasta + 1),
  );
}
