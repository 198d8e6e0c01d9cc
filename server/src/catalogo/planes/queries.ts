import type { FiltrosDePlanes, PlanNuevo } from '@fedatario/contract/catalogo';
import { suscripcionesEmpezadas } from '@fedatario/contract/compra';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import { alfabetico } from '../../db/alfabeto.ts';
import { countRows } from '../../db/count.ts';
import type { Db } from '../../db/db.ts';
import { keyset, type Position } from '../../db/keyset.ts';
import { conPalabras } from '../../db/like.ts';
import type { DB } from '../../db/tables.ts';
import { words } from '../../db/words.ts';

/** Changes with any plan that visitors see. */
export const nombreDeEdicion = sql<string>`(select count(*) || '-' || coalesce(sum(revision), 0) from planes)::text
  || (select count(*) || '-' || coalesce(sum(revision), 0) from categorias)::text`;

const condiciones = ['v.precioMensual', 'v.precioAnual', 'v.documentos', 'v.citas', 'v.descuento'] as const;

/** Plans that can be subscribed to, in their order, with the names of their categories. */
export function listPublicados(db: Db) {
  return db
    .selectFrom('planes as p')
    .innerJoin('versionesPlan as v', 'v.idVersion', 'p.idVersionVigente')
    .select(['p.idPlan', 'p.nombre', 'p.descripcion', 'p.destacado', 'p.para', 'v.idVersion', ...condiciones])
    .select(
      sql<
        { nombre: string; slug: string }[]
      >`coalesce((select json_agg(json_build_object('nombre', c.nombre, 'slug', c.slug)
        order by c.orden, c.nombre) from categorias c where c.id_categoria = any(v.categorias)), '[]')`.as(
        'categorias',
      ),
    )
    .where('p.estado', '=', 'publicado')
    .orderBy('p.orden')
    .orderBy('p.nombre')
    .execute();
}

export interface Listado extends FiltrosDePlanes {
  readonly despuesDe?: Position | undefined;
  readonly limite: number;
}

const suscriptores = sql<number>`(select count(*)::int from suscripciones s
  where s.id_plan = p.id_plan and s.estado in (${words(suscripcionesEmpezadas)}))`;

const criterios = {
  orden: sql`p.orden::bigint`,
  nombre: alfabetico(sql`p.nombre`),
  suscriptores: sql`-${suscriptores}::bigint`,
};

function filtrados(db: Db, { texto, estado }: FiltrosDePlanes) {
  return db
    .selectFrom('planes as p')
    .leftJoin('versionesPlan as v', 'v.idVersion', 'p.idVersionVigente')
    .$if(Boolean(texto), (query) => query.where(conPalabras(texto, sql`p.nombre`)))
    .$call((query) => (estado === undefined ? query : query.where('p.estado', '=', estado)));
}

function conDatos(query: ReturnType<typeof filtrados>) {
  return query
    .select(['p.idPlan', 'p.nombre', 'p.descripcion', 'p.destacado', 'p.orden', 'p.estado', 'p.para', 'p.revision'])
    .select([...condiciones, 'v.categorias', 'v.numero as version', 'p.actualizadoEn as cambiadoEn'])
    .select([
      suscriptores.as('suscriptores'),
      sql<number>`(select count(*)::int from suscripciones s where s.id_plan = p.id_plan
        and s.id_version <> p.id_version_vigente and s.estado in (${words(suscripcionesEmpezadas)}))`.as(
        'conVersionAnterior',
      ),
    ]);
}

export function listPlanes(db: Db, { orden = 'orden', despuesDe, limite, ...filtros }: Listado) {
  const { clave, despues, por } = keyset({ criterios, orden, id: sql`p.id_plan`, despuesDe });
  return conDatos(filtrados(db, filtros)).select(clave.as('clave')).where(despues).orderBy(por).limit(limite).execute();
}

/** Count of the plans that match the filter, up to `hasta` and one more. */
export function countPlanes(db: Db, filtros: FiltrosDePlanes, hasta: number): Promise<number> {
  return countRows(
    db,
    filtrados(db, filtros)
      .select('p.idPlan')
      .limit(hasta + 1),
  );
}

export type FilaDePlan = NonNullable<Awaited<ReturnType<typeof findPlan>>>;

export function findPlan(db: Db, idPlan: string) {
  return conDatos(filtrados(db, {}).where('p.idPlan', '=', idPlan)).executeTakeFirst();
}

/** The plan, locked until this transaction ends, so that its versions follow one another. */
export function lockPlan(db: Db, idPlan: string) {
  return db.selectFrom('planes').selectAll().where('idPlan', '=', idPlan).forUpdate().executeTakeFirst();
}

/** Whether another plan has that name. */
export async function hasNombre(db: Db, nombre: string, idPlan: string): Promise<boolean> {
  const row = await db
    .selectFrom('planes')
    .select('idPlan')
    .where(sql<SqlBool>`lower(nombre) = lower(${nombre})`)
    .where('idPlan', '<>', idPlan)
    .executeTakeFirst();
  return row !== undefined;
}

/** Count of those categories that exist. */
export async function countCategorias(db: Db, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  return countRows(
    db,
    db
      .selectFrom('categorias')
      .select('idCategoria')
      .where('idCategoria', 'in', [...ids]),
  );
}

export async function insertPlan(db: Db, row: Insertable<DB['planes']>): Promise<void> {
  await db.insertInto('planes').values(row).execute();
}

export async function updatePlan(db: Db, idPlan: string, values: Updateable<DB['planes']>): Promise<void> {
  await db
    .updateTable('planes')
    .set((eb) => ({ ...values, revision: eb('revision', '+', 1) }))
    .where('idPlan', '=', idPlan)
    .execute();
}

type Terminos = Pick<PlanNuevo, 'precioMensual' | 'precioAnual' | 'documentos' | 'citas' | 'descuento' | 'categorias'>;

interface VersionNueva extends Terminos {
  readonly idVersion: string;
  readonly idPlan: string;
  readonly publicadaEn: Date;
}

/** The next version of a plan, which its caller holds. */
export async function insertVersion(db: Db, version: VersionNueva): Promise<void> {
  const { idPlan } = version;
  const numero = sql<number>`(select coalesce(max(numero), 0) + 1 from versiones_plan where id_plan = ${idPlan})`;
  await db
    .insertInto('versionesPlan')
    .values({ ...version, categorias: [...version.categorias], numero })
    .execute();
}

/** A version of a plan with the plan it belongs to. */
export function findVersion(db: Db, idVersion: string) {
  return conVersion(db).where('v.idVersion', '=', idVersion).executeTakeFirst();
}

function conVersion(db: Db) {
  return db
    .selectFrom('versionesPlan as v')
    .innerJoin('planes as p', 'p.idPlan', 'v.idPlan')
    .select(['p.idPlan', 'p.nombre', 'p.para', 'p.estado', 'v.idVersion', 'v.numero', 'v.categorias', ...condiciones]);
}
