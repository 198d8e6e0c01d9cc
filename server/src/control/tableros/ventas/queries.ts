import {
  borradoresEnCarrito,
  borradoresEnPedido,
  borradoresPorAgregar,
  listasDeBorradores,
} from '@fedatario/contract/borrador';
import type { MetodoDePago } from '@fedatario/contract/compra';
import { sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import { words } from '../../../db/words.ts';
import { type Corte, enIntervalo, type Intervalo, productosPorDia, ventasPorDia } from '../../cierres/cierres.ts';

/** Sums of centavos come as texts, because PostgreSQL adds integers into a wider type. */
type Centavos = string;

/** Sums of paid orders and credit notes. */
export interface Movimientos {
  readonly pedidos: number;
  readonly conCobro: number;
  readonly ingresos: Centavos;
  readonly descuento: Centavos;
  readonly notas: number;
  readonly devuelto: Centavos;
  readonly gastos: number;
  readonly cobroDeGastos: Centavos;
}

/** The sums of one day, of one method, of one promo code (null for orders without one), or of everything. */
type MovimientosDe = Movimientos &
  (
    | { readonly de: 'dia'; readonly dia: string }
    | { readonly de: 'metodo'; readonly metodo: MetodoDePago }
    | { readonly de: 'codigo'; readonly codigo: string | null }
    | { readonly de: 'todo' }
  );

/** Paid orders and credit notes by day, by the method and by the promo code of their order, and all together, in one reading. */
export async function listMovimientos(db: Db, corte: Corte): Promise<MovimientosDe[]> {
  const { rows } = await sql<MovimientosDe>`
    select case when grouping(m.dia) = 0 then 'dia' when grouping(m.metodo) = 0 then 'metodo'
        when grouping(m.codigo) = 0 then 'codigo' else 'todo' end as de,
      to_char(m.dia, 'YYYY-MM-DD') as dia, m.metodo, nullif(m.codigo, '') as codigo,
      coalesce(sum(m.pedidos), 0)::int as pedidos, coalesce(sum(m.con_cobro), 0)::int as con_cobro,
      coalesce(sum(m.ingresos), 0)::text as ingresos, coalesce(sum(m.descuento), 0)::text as descuento,
      coalesce(sum(m.notas), 0)::int as notas, coalesce(sum(m.devuelto), 0)::text as devuelto,
      coalesce(sum(m.gastos), 0)::int as gastos, coalesce(sum(m.cobro_de_gastos), 0)::text as cobro_de_gastos
    from (${ventasPorDia(corte)}) m group by grouping sets ((m.dia), (m.metodo), (m.codigo), ())`.execute(db);
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
        when b.estado in (${words(borradoresEnPedido)}) or exists (select from factura_lineas l where l.id_borrador = b.id_borrador) then 3
        when b.estado in (${words(borradoresEnCarrito)}) then 2 when b.estado in (${words(borradoresPorAgregar)}) then 1 else 0 end as paso
      from borradores b where ${enIntervalo(intervalo, sql`b.creado_en`)}) b`.execute(db);
  return rows[0] ?? { iniciados: 0, completos: 0, enCarrito: 0, enPedido: 0, pagados: 0 };
}
