import { gestionesEntregadas } from '@fedatario/contract/solicitud';
import { type RawBuilder, sql } from 'kysely';
import { words } from '../../../db/words.ts';

/** The part of an expense that its customer owes, as `debido` of the contract says. */
const debido = sql`coalesce((select sum(case when g.paga = 'oficina' or g.gastado is null then 0
    else least(g.gastado, g.estimado) end) from gestion_gastos g where g.id_solicitud = s.id_solicitud), 0)`;

const cobrado = sql`coalesce((select sum(l.total - l.comprometido) from facturas f join factura_lineas l using (id_factura)
    where f.gastos_de = s.id_solicitud and f.numero is not null), 0)`;

/** Promises about the expenses of gestiones, and queries of the rows that break them. What ended an hour ago was settled. */
export const promesasDeGastos: Readonly<Record<string, RawBuilder<{ caso: string }>>> = {
  'de una gestión que terminó no se guarda dinero que no se gastó': sql`
    select s.serie || '-' || s.numero as caso from solicitudes s
    where s.tipo = 'gestion' and s.grupo = 'finalizado' and s.actualizada_en < now() - interval '1 hour'
      and ${cobrado} > ${debido}`,
  'un resultado se entrega con sus gastos pagados, al centavo': sql`
    select s.serie || '-' || s.numero as caso from solicitudes s
    where s.tipo = 'gestion' and s.estado in (${words(gestionesEntregadas)}) and s.actualizada_en < now() - interval '1 hour'
      and ${cobrado} <> ${debido}`,
  'una factura de gastos es de una gestión de quien la paga, tiene una línea y no hizo ninguna solicitud': sql`
    select f.referencia as caso from facturas f join solicitudes s on s.id_solicitud = f.gastos_de
    where s.tipo <> 'gestion' or s.id_usuario <> f.id_usuario
      or (select count(*) from factura_lineas l where l.id_factura = f.id_factura) <> 1
      or exists (select from solicitudes x where x.id_factura = f.id_factura)`,
  'lo que se pidió después de la compra lo debe el cliente solo si pagó la factura que se lo pidió': sql`
    select s.serie || '-' || s.numero || ' gasto ' || g.orden as caso from gestion_gastos g join solicitudes s using (id_solicitud)
      left join facturas f on f.id_factura = g.id_factura
    where g.agregado_por is not null and g.gastado is not null and g.paga = 'cliente' and f.numero is null`,
  'ninguna gestión caducó esperando unos gastos que estaban pagados': sql`
    select s.serie || '-' || s.numero as caso from solicitudes s
      join lateral (select h.de from solicitud_historial h where h.id_solicitud = s.id_solicitud order by h.orden desc limit 1) h on true
      join lateral (select f.numero from facturas f where f.gastos_de = s.id_solicitud order by f.id_factura desc limit 1) f on true
    where s.tipo = 'gestion' and s.estado = 'caducada' and h.de = 'gastosPorPagar' and f.numero is not null`,
  'una gestión espera sus gastos mientras su factura espera el pago, y ninguna otra': sql`
    select s.serie || '-' || s.numero as caso from solicitudes s
    where s.tipo = 'gestion' and s.actualizada_en < now() - interval '1 hour'
      and (s.estado = 'gastosPorPagar') <> exists (select from facturas f
        where f.gastos_de = s.id_solicitud and f.estado = 'pendientePago')
      and s.grupo <> 'finalizado'`,
};
