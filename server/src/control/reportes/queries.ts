import { jurisdiccion } from '@fedatario/document-engine';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

/** Half-open interval: from `desde`, before `hasta`; null for no bound. */
export interface Intervalo {
  readonly desde: Date | null;
  readonly hasta: Date | null;
}

export const enIntervalo = ({ desde, hasta }: Intervalo, instante: ReturnType<typeof sql>) =>
  sql`(${desde}::timestamptz is null or ${instante} >= ${desde}) and (${hasta}::timestamptz is null or ${instante} < ${hasta})`;

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

/** The months with movements, from the first to the last, in the time zone of the company. */
export async function listMeses(db: Db, alcance: Alcance) {
  const { rows } = await sql<Vendido & { mes: string; pedidos: number }>`
    select to_char(m.en at time zone ${jurisdiccion.zonaHoraria}, 'YYYY-MM') as mes,
      count(distinct m.id_factura)::int as pedidos, ${sumas}
    from (${movimientos(alcance)}) m group by 1 order by 1`.execute(db);
  return rows;
}

export async function listProductosVendidos(db: Db, alcance: Alcance) {
  const { rows } = await sql<
    Vendido & { idProducto: string; nombre: string; categoria: string; ultimaVenta: Date | null }
  >`
    select p.id_producto, p.nombre, c.nombre as categoria, ${sumas}, max(m.en) filter (where m.vendido = 1) as ultima_venta
    from (${movimientos(alcance)}) m join productos p using (id_producto) join categorias c using (id_categoria)
    group by p.id_producto, p.nombre, c.nombre
    order by vendidos desc, sum(m.total) desc, p.nombre_orden, p.id_producto`.execute(db);
  return rows;
}

export async function listEstados(db: Db, { desde, hasta, soloDe }: Alcance, now: Date) {
  const { rows } = await sql<{ estado: string; cantidad: number; vencidos: number; masAntiguo: Date }>`
    select s.estado, count(*)::int as cantidad, count(*) filter (where s.vence_en < ${now})::int as vencidos,
      min(s.creada_en) as mas_antiguo
    from solicitudes s
    where s.tipo = 'tramite' and (${soloDe}::uuid is null or s.id_notario = ${soloDe})
      and (${desde}::timestamptz is null or s.creada_en >= ${desde})
      and (${hasta}::timestamptz is null or s.creada_en < ${hasta})
    group by s.estado`.execute(db);
  return rows;
}
