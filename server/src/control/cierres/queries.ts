import { DAY } from '@fedatario/contract';
import { jurisdiccion } from '@fedatario/document-engine';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { diaLocal, inicioDelDia } from '../../services/hora-local.ts';

/** Half-open interval: from `desde`, before `hasta`; null for no bound. */
export interface Intervalo {
  readonly desde: Date | null;
  readonly hasta: Date | null;
}

/** An interval with the first day that is not kept, from which its rows are read. */
export interface Corte extends Intervalo {
  readonly cierre: string | null;
}

/** Only the bounds that there are: a plan for any bounds would read every row. */
export const enIntervalo = ({ desde, hasta }: Intervalo, instante: ReturnType<typeof sql>) =>
  sql`${desde === null ? sql`true` : sql`${instante} >= ${desde}`} and ${hasta === null ? sql`true` : sql`${instante} < ${hasta}`}`;

const enDia = (instante: ReturnType<typeof sql>) => sql`(${instante} at time zone ${jurisdiccion.zonaHoraria})::date`;

/** Paid orders and credit notes of each day, by the method and the promo code of their order. */
function ventasDeFilas(intervalo: Intervalo) {
  return sql`
    select ${enDia(sql`m.en`)} as dia, m.metodo, coalesce(m.codigo, '') as codigo, sum(m.pedido)::int as pedidos,
      sum(m.con_cobro)::int as con_cobro, sum(m.ingreso) as ingresos, sum(m.descuento) as descuento, sum(m.nota)::int as notas,
      sum(m.devuelto) as devuelto
    from (
      select f.pagada_en as en, f.metodo, f.codigo, 1 as pedido, (f.total > 0)::int as con_cobro, f.total as ingreso, f.descuento,
        0 as nota, 0 as devuelto
      from facturas f where f.numero is not null and ${enIntervalo(intervalo, sql`f.pagada_en`)}
      union all
      select n.creada_en, f.metodo, f.codigo, 0, 0, 0, 0, 1, n.total
      from notas_credito n join facturas f using (id_factura) where ${enIntervalo(intervalo, sql`n.creada_en`)}
    ) m group by 1, 2, 3`;
}

/** Lines sold and credited of each day and product; those of plans have none. The expenses of a gestión are money of its product, and sell none. */
function productosDeFilas(intervalo: Intervalo) {
  return sql`
    select ${enDia(sql`m.en`)} as dia, m.id_producto, sum(m.vendido)::int as vendidos, sum(m.precio) as subtotal,
      sum(m.descuento) as descuento, sum(m.total) as cobrado, sum(m.devuelto) as devuelto,
      max(m.en) filter (where m.vendido = 1) as ultima_venta
    from (
      select l.id_producto, f.pagada_en as en, (f.gastos_de is null)::int as vendido, l.precio, l.descuento, l.total, 0 as devuelto
      from facturas f join factura_lineas l using (id_factura)
      where f.numero is not null and ${enIntervalo(intervalo, sql`f.pagada_en`)}
      union all
      select l.id_producto, n.creada_en, 0, 0, 0, 0, x.monto
      from notas_credito n join notas_credito_lineas x using (id_nota)
        join factura_lineas l on l.id_factura = x.id_factura and l.posicion = x.posicion
      where ${enIntervalo(intervalo, sql`n.creada_en`)}
    ) m group by 1, 2`;
}

/** The bounds of an interval in days, as far as they are kept. */
function diasGuardados({ desde, hasta, cierre }: Corte) {
  return sql`k.dia < ${cierre ?? '-infinity'}::date
    and ${desde === null ? sql`true` : sql`k.dia >= ${diaLocal(desde)}::date`}
    and ${hasta === null ? sql`true` : sql`k.dia < ${diaLocal(hasta)}::date`}`;
}

/** The part of an interval whose rows are read; null when all of it is kept. */
function restoDe({ desde, hasta, cierre }: Corte): Intervalo | null {
  if (cierre === null) return { desde, hasta };
  const inicio = inicioDelDia(cierre);
  if (hasta !== null && hasta <= inicio) return null;
  return { desde: desde !== null && desde > inicio ? desde : inicio, hasta };
}

/** Kept days, and the rows of those that are not. */
export function ventasPorDia(corte: Corte) {
  const resto = restoDe(corte);
  const guardadas = sql`select k.* from ventas_por_dia k where ${diasGuardados(corte)}`;
  return resto === null ? guardadas : sql`${guardadas} union all ${ventasDeFilas(resto)}`;
}

export function productosPorDia(corte: Corte) {
  const resto = restoDe(corte);
  const guardados = sql`select k.* from productos_por_dia k where ${diasGuardados(corte)}`;
  return resto === null ? guardados : sql`${guardados} union all ${productosDeFilas(resto)}`;
}

export async function findCierre(db: Db) {
  return db
    .selectFrom('cierreDeVentas')
    .select([sql<string>`hasta::text`.as('hasta'), sql<string[]>`difieren::text[]`.as('difieren')])
    .executeTakeFirst();
}

/** Takes the only row, so that two processes close one after the other. */
export async function lockCierre(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('cierre_de_ventas'))`.execute(db);
}

/** Keeps the days of an interval that were not kept before. */
export async function insertDias(db: Db, intervalo: Intervalo): Promise<void> {
  await sql`insert into ventas_por_dia ${ventasDeFilas(intervalo)}`.execute(db);
  await sql`insert into productos_por_dia ${productosDeFilas(intervalo)}`.execute(db);
}

export async function deleteDias(db: Db): Promise<void> {
  await sql`delete from ventas_por_dia`.execute(db);
  await sql`delete from productos_por_dia`.execute(db);
  await sql`delete from cierre_de_ventas`.execute(db);
}

export async function upsertCierre(db: Db, hasta: string, difieren: readonly string[], now: Date): Promise<void> {
  await sql`insert into cierre_de_ventas (hasta, difieren, revisado_en) values (${hasta}::date, ${[...difieren]}::date[], ${now})
    on conflict (id) do update set hasta = excluded.hasta, difieren = excluded.difieren, revisado_en = excluded.revisado_en`.execute(
    db,
  );
}

/** The kept days that are not the sum of their rows, in either table. */
export async function listDiferencias(db: Db, cierre: string): Promise<string[]> {
  const antes = { desde: null, hasta: inicioDelDia(cierre) };
  const distintos = (tabla: string, filas: ReturnType<typeof sql>) => sql`
    (select dia from (select * from ${sql.table(tabla)} except all (${filas})) a
    union select dia from ((${filas}) except all select * from ${sql.table(tabla)}) b)`;
  const { rows } = await sql<{ dia: string }>`select dia::text from (
      ${distintos('ventas_por_dia', ventasDeFilas(antes))} union ${distintos('productos_por_dia', productosDeFilas(antes))}
    ) d order by 1`.execute(db);
  return rows.map(({ dia }) => dia);
}

type Sumas = Record<'pedidos' | 'ingresos' | 'devuelto' | 'vendidos' | 'cobrado', string>;

/** The kept sums of one day and those of its rows. Sums of centavos come as texts. */
export async function readSumasDeDia(db: Db, dia: string): Promise<{ guardado: Sumas; filas: Sumas }> {
  const inicio = inicioDelDia(dia);
  const intervalo = { desde: inicio, hasta: new Date(inicio.getTime() + DAY) };
  const de = (ventas: ReturnType<typeof sql>, productos: ReturnType<typeof sql>) => sql<Sumas>`
    select v.pedidos, v.ingresos, v.devuelto, p.vendidos, p.cobrado
    from (select coalesce(sum(pedidos), 0)::text as pedidos, coalesce(sum(ingresos), 0)::text as ingresos,
        coalesce(sum(devuelto), 0)::text as devuelto from (${ventas}) x) v,
      (select coalesce(sum(vendidos), 0)::text as vendidos, coalesce(sum(cobrado), 0)::text as cobrado from (${productos}) x) p`;
  const kept = (tabla: string) => sql`select * from ${sql.table(tabla)} where dia = ${dia}::date`;
  const { rows: guardado } = await de(kept('ventas_por_dia'), kept('productos_por_dia')).execute(db);
  const { rows: filas } = await de(ventasDeFilas(intervalo), productosDeFilas(intervalo)).execute(db);
  return { guardado: guardado[0] as Sumas, filas: filas[0] as Sumas };
}
