import { sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import type { Dias } from '../dia/dias.ts';
import {
  type Corte,
  delDia,
  diasGuardados,
  distintos,
  enDia,
  enIntervalo,
  entreDias,
  type Intervalo,
  restoDe,
  type Sql,
} from '../dia/queries.ts';

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

/** The expenses of gestiones among those orders, which are no purchases. They are few, so none are kept: their rows are read by an index. */
function gastosDeFilas(intervalo: Intervalo) {
  return sql`
    select ${enDia(sql`f.pagada_en`)} as dia, f.metodo, coalesce(f.codigo, '') as codigo, 0 as pedidos,
      -count(*) filter (where f.total > 0)::int as con_cobro, 0 as ingresos, 0 as descuento, 0 as notas, 0 as devuelto,
      count(*)::int as gastos, sum(f.total) as cobro_de_gastos
    from facturas f where f.gastos_de is not null and f.numero is not null and ${enIntervalo(intervalo, sql`f.pagada_en`)}
    group by 1, 2, 3`;
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

/** Named one by one: during an update the last release reads these tables beside a later one, which may have more columns. */
const VENTAS = sql`k.dia, k.metodo, k.codigo, k.pedidos, k.con_cobro, k.ingresos, k.descuento, k.notas, k.devuelto`;
const PRODUCTOS = sql`k.dia, k.id_producto, k.vendidos, k.subtotal, k.descuento, k.cobrado, k.devuelto, k.ultima_venta`;

/** Kept days, and the rows of those that are not. */
export function ventasPorDia(corte: Corte) {
  const resto = restoDe(corte);
  const guardadas = sql`select ${VENTAS}, 0 as gastos, 0 as cobro_de_gastos from ventas_por_dia k where ${diasGuardados(corte)}
    union all ${gastosDeFilas(corte)}`;
  return resto === null ? guardadas : sql`${guardadas} union all select k.*, 0, 0 from (${ventasDeFilas(resto)}) k`;
}

export function productosPorDia(corte: Corte) {
  const resto = restoDe(corte);
  const guardados = sql`select ${PRODUCTOS} from productos_por_dia k where ${diasGuardados(corte)}`;
  return resto === null ? guardados : sql`${guardados} union all ${productosDeFilas(resto)}`;
}

/** The day of the first sale or credit note that there is or that is kept; null when there is none. */
export async function findPrimerDiaDeVentas(db: Db): Promise<string | null> {
  const { rows } = await sql<{ dia: string | null }>`select least(${enDia(sql`least(
      (select min(pagada_en) from facturas where numero is not null), (select min(creada_en) from notas_credito))`)},
    (select min(dia) from ventas_por_dia), (select min(dia) from productos_por_dia))::text as dia`.execute(db);
  return rows[0]?.dia ?? null;
}

/** Keeps days that were not kept before. */
export async function insertDias(db: Db, dias: Dias): Promise<void> {
  const intervalo = entreDias(dias);
  await sql`insert into ventas_por_dia (dia, metodo, codigo, pedidos, con_cobro, ingresos, descuento, notas, devuelto)
    ${ventasDeFilas(intervalo)}`.execute(db);
  await sql`insert into productos_por_dia (dia, id_producto, vendidos, subtotal, descuento, cobrado, devuelto, ultima_venta)
    ${productosDeFilas(intervalo)}`.execute(db);
}

/** The kept days of these that are not the sum of their rows, in either table. */
export async function listDiferencias(db: Db, dias: Dias): Promise<string[]> {
  const intervalo = entreDias(dias);
  const { rows } = await sql<{ dia: string }>`select dia::text from (
      ${distintos('ventas_por_dia', VENTAS, { dias, filas: ventasDeFilas(intervalo) })}
      union ${distintos('productos_por_dia', PRODUCTOS, { dias, filas: productosDeFilas(intervalo) })}
    ) d order by 1`.execute(db);
  return rows.map(({ dia }) => dia);
}

type Sumas = Record<'pedidos' | 'ingresos' | 'devuelto' | 'vendidos' | 'cobrado', string>;

/** The kept sums of one day and those of its rows. Sums of centavos come as texts. */
export async function readSumasDeDia(db: Db, dia: string): Promise<{ guardado: Sumas; filas: Sumas }> {
  const intervalo = delDia(dia);
  const de = (ventas: Sql, productos: Sql) => sql<Sumas>`
    select v.pedidos, v.ingresos, v.devuelto, p.vendidos, p.cobrado
    from (select coalesce(sum(pedidos), 0)::text as pedidos, coalesce(sum(ingresos), 0)::text as ingresos,
        coalesce(sum(devuelto), 0)::text as devuelto from (${ventas}) x) v,
      (select coalesce(sum(vendidos), 0)::text as vendidos, coalesce(sum(cobrado), 0)::text as cobrado from (${productos}) x) p`;
  const kept = (tabla: string) => sql`select * from ${sql.table(tabla)} where dia = ${dia}::date`;
  const { rows: guardado } = await de(kept('ventas_por_dia'), kept('productos_por_dia')).execute(db);
  const { rows: filas } = await de(ventasDeFilas(intervalo), productosDeFilas(intervalo)).execute(db);
  return { guardado: guardado[0] as Sumas, filas: filas[0] as Sumas };
}
