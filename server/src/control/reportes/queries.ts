import type { EstadoTramite } from '@fedatario/contract/solicitud';
import { jurisdiccion } from '@fedatario/document-engine';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { type Corte, enIntervalo, type Intervalo, productosPorDia, ventasPorDia } from '../cierres/cierres.ts';

export interface Alcance extends Intervalo {
  /** Limits the report to the trámites of this notary; null means every sale. */
  readonly soloDe: string | null;
}

interface Vendido {
  readonly vendidos: number;
  readonly subtotal: string;
  readonly descuento: string;
  readonly cobrado: string;
  readonly devuelto: string;
}

/**
 * The paid lines and the lines of credit notes of a period, each at its own instant, with the lines they are of. An invoice of the
 * expenses of a gestión is money of its product, and sells none.
 */
function movimientos({ soloDe, ...intervalo }: Alcance) {
  const suya = sql`(${soloDe}::uuid is null or exists (select from solicitudes s where s.id_factura = l.id_factura
    and s.posicion = l.posicion and s.tipo = 'tramite' and s.id_notario = ${soloDe}))`;
  return sql`
    select l.id_producto, f.pagada_en as en, l.id_factura, (f.gastos_de is null)::int as vendido, l.precio, l.descuento, l.total, 0 as devuelto
    from facturas f join factura_lineas l using (id_factura)
    where f.numero is not null and ${enIntervalo(intervalo, sql`f.pagada_en`)} and ${suya}
    union all
    select l.id_producto, n.creada_en, null, 0, 0, 0, 0, x.monto
    from notas_credito n join notas_credito_lineas x using (id_nota)
      join factura_lineas l on l.id_factura = x.id_factura and l.posicion = x.posicion
    where ${enIntervalo(intervalo, sql`n.creada_en`)} and ${suya}`;
}

const sumas = sql`sum(m.vendido)::int as vendidos, sum(m.precio)::text as subtotal, sum(m.descuento)::text as descuento,
  sum(m.total)::text as cobrado, sum(m.devuelto)::text as devuelto`;

interface MesRow extends Vendido {
  readonly mes: string;
  readonly pedidos: number;
}

/** The months with movements of a notary's trámites, from the first to the last, in the time zone of the company. */
export async function listMesesDeNotario(db: Db, alcance: Alcance): Promise<MesRow[]> {
  const { rows } = await sql<MesRow>`
    select to_char(m.en at time zone ${jurisdiccion.zonaHoraria}, 'YYYY-MM') as mes,
      count(distinct m.id_factura)::int as pedidos, ${sumas}
    from (${movimientos(alcance)}) m group by 1 order by 1`.execute(db);
  return rows;
}

const sumasGuardadas = sql`sum(m.vendidos)::int as vendidos, sum(m.subtotal)::text as subtotal, sum(m.descuento)::text as descuento,
  sum(m.cobrado)::text as cobrado, sum(m.devuelto)::text as devuelto`;

/** The months with movements of all sales. Each side is summed before they are joined, so that a month is written as text once. */
export async function listMeses(db: Db, corte: Corte): Promise<MesRow[]> {
  const { rows } = await sql<MesRow>`
    select to_char(l.mes, 'YYYY-MM') as mes, coalesce(p.pedidos, 0)::int as pedidos, l.vendidos, l.subtotal, l.descuento, l.cobrado, l.devuelto
    from (select date_trunc('month', m.dia) as mes, ${sumasGuardadas} from (${productosPorDia(corte)}) m group by 1) l
      left join (select date_trunc('month', v.dia) as mes, sum(v.pedidos) as pedidos from (${ventasPorDia(corte)}) v group by 1) p
        using (mes)
    order by l.mes`.execute(db);
  return rows;
}

interface ProductoRow extends Vendido {
  readonly idProducto: string;
  readonly nombre: string;
  readonly categoria: string;
  readonly ultimaVenta: Date | null;
}

const porProducto = sql`join productos p using (id_producto) join categorias c using (id_categoria)
  group by p.id_producto, p.nombre, c.nombre`;

export async function listProductosDeNotario(db: Db, alcance: Alcance): Promise<ProductoRow[]> {
  const { rows } = await sql<ProductoRow>`
    select p.id_producto, p.nombre, c.nombre as categoria, ${sumas}, max(m.en) filter (where m.vendido = 1) as ultima_venta
    from (${movimientos(alcance)}) m ${porProducto}
    order by vendidos desc, sum(m.total) desc, p.nombre_orden, p.id_producto`.execute(db);
  return rows;
}

export async function listProductosVendidos(db: Db, corte: Corte): Promise<ProductoRow[]> {
  const { rows } = await sql<ProductoRow>`
    select p.id_producto, p.nombre, c.nombre as categoria, ${sumasGuardadas}, max(m.ultima_venta) as ultima_venta
    from (${productosPorDia(corte)}) m ${porProducto}
    order by vendidos desc, sum(m.cobrado) desc, p.nombre_orden, p.id_producto`.execute(db);
  return rows;
}

export async function listEstados(db: Db, { soloDe, ...intervalo }: Alcance, now: Date) {
  const { rows } = await sql<{ estado: EstadoTramite; cantidad: number; vencidos: number; masAntiguo: Date }>`
    select s.estado, count(*)::int as cantidad, count(*) filter (where s.vence_en < ${now})::int as vencidos,
      min(s.creada_en) as mas_antiguo
    from solicitudes s
    where s.tipo = 'tramite' and ${soloDe === null ? sql`true` : sql`s.id_notario = ${soloDe}`}
      and ${enIntervalo(intervalo, sql`s.creada_en`)}
    group by s.estado`.execute(db);
  return rows;
}
