import { listasDeBorradores, type MetodoDePago } from '@fedatario/contract';
import { jurisdiccion } from '@fedatario/document-engine';
import { sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import { enIntervalo, type Intervalo } from '../../reportes/reportes.ts';

/** Sums of centavos come as texts, because PostgreSQL adds integers into a wider type. */
type Centavos = string;

interface MovimientosDelDia {
  readonly dia: string;
  readonly metodo: MetodoDePago;
  readonly codigo: string | null;
  readonly pedidos: number;
  readonly conCobro: number;
  readonly ingresos: Centavos;
  readonly descuento: Centavos;
  readonly notas: number;
  readonly devuelto: Centavos;
}

const enDia = (instante: ReturnType<typeof sql>) =>
  sql`to_char(${instante} at time zone ${jurisdiccion.zonaHoraria}, 'YYYY-MM-DD')`;

/** Paid orders and credit notes of each day, by the method and the promo code of their order. */
export async function listMovimientosPorDia(db: Db, intervalo: Intervalo): Promise<MovimientosDelDia[]> {
  const { rows } = await sql<MovimientosDelDia>`
    select ${enDia(sql`m.en`)} as dia, m.metodo, m.codigo, sum(m.pedido)::int as pedidos, sum(m.con_cobro)::int as con_cobro,
      sum(m.ingreso)::text as ingresos, sum(m.descuento)::text as descuento, sum(m.nota)::int as notas, sum(m.devuelto)::text as devuelto
    from (
      select f.pagada_en as en, f.metodo, f.codigo, 1 as pedido, (f.total > 0)::int as con_cobro, f.total as ingreso, f.descuento,
        0 as nota, 0 as devuelto
      from facturas f where f.numero is not null and ${enIntervalo(intervalo, sql`f.pagada_en`)}
      union all
      select n.creada_en, f.metodo, f.codigo, 0, 0, 0, 0, 1, n.total
      from notas_credito n join facturas f using (id_factura) where ${enIntervalo(intervalo, sql`n.creada_en`)}
    ) m group by 1, 2, 3`.execute(db);
  return rows;
}

/** Lines sold and credited by the category of their product today; those of plans have none. */
export async function listCategoriasVendidas(db: Db, intervalo: Intervalo) {
  const { rows } = await sql<{
    idCategoria: string | null;
    nombre: string | null;
    vendidos: number;
    cobrado: Centavos;
    devuelto: Centavos;
  }>`
    select c.id_categoria, c.nombre, sum(m.vendido)::int as vendidos, sum(m.total)::text as cobrado, sum(m.devuelto)::text as devuelto
    from (
      select l.id_producto, 1 as vendido, l.total, 0 as devuelto from facturas f join factura_lineas l using (id_factura)
      where f.numero is not null and ${enIntervalo(intervalo, sql`f.pagada_en`)}
      union all
      select l.id_producto, 0, 0, x.monto from notas_credito n join notas_credito_lineas x using (id_nota)
        join factura_lineas l on l.id_factura = x.id_factura and l.posicion = x.posicion
      where ${enIntervalo(intervalo, sql`n.creada_en`)}
    ) m left join productos p using (id_producto) left join categorias c using (id_categoria)
    group by c.id_categoria, c.nombre order by sum(m.total) desc, c.nombre`.execute(db);
  return rows;
}

/** Refunds whose money reached the customer in the interval. */
export async function sumReembolsos(db: Db, intervalo: Intervalo) {
  const { rows } = await sql<{ cantidad: number; monto: Centavos }>`
    select count(*)::int as cantidad, coalesce(sum(r.monto), 0)::text as monto
    from reembolso_historial h join reembolsos r using (id_reembolso)
    where h.a = 'completado' and ${enIntervalo(intervalo, sql`h.hecho_en`)}`.execute(db);
  return rows[0] ?? { cantidad: 0, monto: '0' };
}

const comprados = [...listasDeBorradores.comprados];

/** Drafts begun in the interval, by the furthest step that their state of today or an order of theirs shows. */
export async function countEmbudo(db: Db, intervalo: Intervalo) {
  const { rows } = await sql<Record<'iniciados' | 'completos' | 'enCarrito' | 'enPedido' | 'pagados', number>>`
    select count(*)::int as iniciados, (count(*) filter (where paso >= 1))::int as completos,
      (count(*) filter (where paso >= 2))::int as en_carrito, (count(*) filter (where paso >= 3))::int as en_pedido,
      (count(*) filter (where paso >= 4))::int as pagados
    from (select case when b.estado = any(${comprados}) then 4
        when b.estado = 'enPedido' or exists (select from factura_lineas l where l.id_borrador = b.id_borrador) then 3
        when b.estado = 'enCarrito' then 2 when b.estado = 'completo' then 1 else 0 end as paso
      from borradores b where ${enIntervalo(intervalo, sql`b.creado_en`)}) b`.execute(db);
  return rows[0] ?? { iniciados: 0, completos: 0, enCarrito: 0, enPedido: 0, pagados: 0 };
}
