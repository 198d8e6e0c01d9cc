import { listasDeBorradores, type MetodoDePago } from '@fedatario/contract';
import { sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import { type Corte, enIntervalo, type Intervalo, productosPorDia, ventasPorDia } from '../../cierres/cierres.ts';

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

/** Paid orders and credit notes of each day, by the method and the promo code of their order. */
export async function listMovimientosPorDia(db: Db, corte: Corte): Promise<MovimientosDelDia[]> {
  const { rows } = await sql<MovimientosDelDia>`
    select to_char(m.dia, 'YYYY-MM-DD') as dia, m.metodo, nullif(m.codigo, '') as codigo, m.pedidos, m.con_cobro, m.ingresos::text,
      m.descuento::text, m.notas, m.devuelto::text
    from (${ventasPorDia(corte)}) m`.execute(db);
  return rows;
}

/** Lines sold and credited by the category of their product today; those of plans have none. */
export async function listCategoriasVendidas(db: Db, corte: Corte) {
  const { rows } = await sql<{
    idCategoria: string | null;
    nombre: string | null;
    vendidos: number;
    cobrado: Centavos;
    devuelto: Centavos;
  }>`
    select c.id_categoria, c.nombre, sum(m.vendidos)::int as vendidos, sum(m.cobrado)::text as cobrado,
      sum(m.devuelto)::text as devuelto
    from (${productosPorDia(corte)}) m left join productos p using (id_producto) left join categorias c using (id_categoria)
    group by c.id_categoria, c.nombre order by sum(m.cobrado) desc, c.nombre`.execute(db);
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
