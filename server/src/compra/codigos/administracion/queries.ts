import type { EstadoDeUso, FiltrosDeCodigos, ObjetosDeCodigo } from '@fedatario/contract/compra';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import { countRows } from '../../../db/count.ts';
import type { Db } from '../../../db/db.ts';
import { keyset, type Position } from '../../../db/keyset.ts';
import { conPalabras } from '../../../db/like.ts';
import type { DB } from '../../../db/tables.ts';

type Cambio = Updateable<DB['codigosPromocionales']>;

/** Reader of a code: at `now`, and for a notary only its uses in the trámites assigned to them. */
export interface Mirada {
  readonly now: Date;
  readonly idNotario: string | null;
}

/** Codes with their state at this moment. */
function codigosDe(db: Db, { now, idNotario }: Mirada) {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('codigosPromocionales as c')
        .selectAll()
        .select(
          sql<string>`case when not c.activo then 'inactivo' when c.hasta <= ${now} then 'vencido'
            when c.desde > ${now} then 'futuro' when c.usos >= c.usos_maximos then 'agotado' else 'vigente' end`.as(
            'estado',
          ),
        )
        .as('c'),
    )
    .selectAll()
    .$if(idNotario !== null, (query) =>
      query.where(sql<SqlBool>`exists (select from (${usosDe(idNotario)}) u where u.id_codigo = c.id_codigo)`),
    );
}

/** One row for each use of a code, with the amount paid less refunds: of the whole invoice, or of a notary's part of it. */
function usosDe(idNotario: string | null) {
  if (idNotario === null)
    return sql`select u.id_codigo, u.estado, u.descuento, f.total - f.reembolsado as queda
      from usos_codigo u join facturas f using (id_factura)`;
  return sql`select u.id_codigo, u.estado, sum(l.descuento) as descuento, sum(l.total - l.reembolsado) as queda
    from usos_codigo u join factura_lineas l using (id_factura) join solicitudes s using (id_factura, posicion)
    where s.tipo = 'tramite' and s.id_notario = ${idNotario}
    group by u.id_codigo, u.id_factura, u.estado`;
}
const reservado: EstadoDeUso = 'reservado';
const usado: EstadoDeUso = 'usado';
const liberado: EstadoDeUso = 'liberado';
const entradas = sql`coalesce(sum(u.queda) filter (where u.estado = ${usado}), 0)::bigint`;

interface Uso {
  readonly idCodigo: string;
  readonly reservados: number;
  readonly usados: number;
  readonly liberados: number;
  readonly descontado: number;
  readonly ingresos: number;
}

/** The uses of each of these codes, and what they brought. */
async function findUsos(db: Db, idCodigos: readonly string[], idNotario: string | null) {
  const { rows } = await sql<Uso>`select u.id_codigo,
      count(*) filter (where u.estado = ${reservado}) as reservados,
      count(*) filter (where u.estado = ${usado}) as usados,
      count(*) filter (where u.estado = ${liberado}) as liberados,
      coalesce(sum(u.descuento) filter (where u.estado = ${usado}), 0)::bigint as descontado,
      ${entradas} as ingresos
    from (${usosDe(idNotario)}) u where u.id_codigo = any(${idCodigos}::uuid[]) group by u.id_codigo`.execute(db);
  return new Map(rows.map((row) => [row.idCodigo, row]));
}

const SIN_USO = { reservados: 0, usados: 0, liberados: 0, descontado: 0, ingresos: 0 };

async function conUso<T extends { readonly idCodigo: string; readonly usos: number }>(
  db: Db,
  rows: readonly T[],
  { idNotario }: Mirada,
) {
  const ids = rows.map(({ idCodigo }) => idCodigo);
  const usos = ids.length > 0 ? await findUsos(db, ids, idNotario) : undefined;
  return rows.map((row) => {
    const uso = usos?.get(row.idCodigo) ?? SIN_USO;
    return { ...row, ...uso, usos: idNotario === null ? row.usos : uso.reservados + uso.usados };
  });
}

export type CodigoConUso = NonNullable<Awaited<ReturnType<typeof findConUso>>>;

export async function findConUso(db: Db, idCodigo: string, mirada: Mirada) {
  const rows = await codigosDe(db, mirada).where('c.idCodigo', '=', idCodigo).execute();
  return (await conUso(db, rows, mirada)).at(0);
}

export interface Listado extends FiltrosDeCodigos {
  readonly despuesDe?: Position | undefined;
  readonly limite: number;
}

/** A code without an end sorts after all others. Only the order by income reads every use of every code. */
const criterios = {
  codigo: sql`c.codigo collate "C"`,
  usos: sql`c.usos::bigint`,
  ingresos: sql`(select ${entradas} from (${usosDe(null)}) u where u.id_codigo = c.id_codigo)`,
  vigencia: sql`coalesce((extract(epoch from c.hasta) * 1000)::bigint, 9007199254740991)`,
};

export async function listConUso(db: Db, { orden = 'codigo', despuesDe, limite, ...filtros }: Listado, mirada: Mirada) {
  const { clave, despues, por } = keyset({ criterios, orden, id: sql`c.id_codigo`, despuesDe });
  const rows = await filtrados(db, filtros, mirada)
    .select(clave.as('clave'))
    .where(despues)
    .orderBy(por)
    .limit(limite)
    .execute();
  return conUso(db, rows, mirada);
}

/** Count of the codes that match the filter, up to `hasta` and one more. */
export function countCodigos(db: Db, filtros: FiltrosDeCodigos, mirada: Mirada, hasta: number): Promise<number> {
  return countRows(db, filtrados(db, filtros, mirada).limit(hasta + 1));
}

function filtrados(db: Db, { texto, estado, tipo }: FiltrosDeCodigos, mirada: Mirada) {
  return codigosDe(db, mirada)
    .$if(Boolean(texto), (query) => query.where(conPalabras(texto, sql`c.codigo`, sql`c.descripcion`)))
    .$if(estado !== undefined, (query) => query.where('c.estado', '=', String(estado)))
    .$call((query) => (tipo === undefined ? query : query.where('c.tipo', '=', tipo)));
}

/** False when there is one of that name already. */
export async function insertCodigo(db: Db, row: Insertable<DB['codigosPromocionales']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('codigosPromocionales')
    .values(row)
    .onConflict((conflict) => conflict.column('codigo').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** A code, locked until this transaction ends. */
export async function lockCodigo(db: Db, idCodigo: string) {
  return db
    .selectFrom('codigosPromocionales')
    .selectAll()
    .where('idCodigo', '=', idCodigo)
    .forUpdate()
    .executeTakeFirst();
}

export async function hasCodigo(db: Db, codigo: string): Promise<boolean> {
  const row = await db
    .selectFrom('codigosPromocionales')
    .select('idCodigo')
    .where('codigo', '=', codigo)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateCodigo(db: Db, idCodigo: string, values: Cambio): Promise<void> {
  await db
    .updateTable('codigosPromocionales')
    .set((eb) => ({ ...values, revision: eb('revision', '+', 1) }))
    .where('idCodigo', '=', idCodigo)
    .execute();
}

export async function deleteCodigo(db: Db, idCodigo: string): Promise<void> {
  await db.deleteFrom('codigosPromocionales').where('idCodigo', '=', idCodigo).execute();
}

/** Count of orders and invoices that name the code, in any state. */
export function countFacturas(db: Db, idCodigo: string): Promise<number> {
  return countRows(db, db.selectFrom('usosCodigo').select('idCodigo').where('idCodigo', '=', idCodigo));
}

export async function listObjetos(db: Db): Promise<ObjetosDeCodigo> {
  const categorias = await db
    .selectFrom('categorias')
    .select(['idCategoria as id', 'nombre'])
    .orderBy('orden')
    .orderBy('nombre')
    .execute();
  const productos = await db
    .selectFrom('productos')
    .select(['idProducto as id', 'nombre'])
    .orderBy('nombreOrden')
    .orderBy('idProducto')
    .execute();
  const planes = await db
    .selectFrom('planes')
    .select(['idPlan as id', 'nombre'])
    .orderBy('orden')
    .orderBy('nombre')
    .execute();
  return { categorias, productos, planes };
}
