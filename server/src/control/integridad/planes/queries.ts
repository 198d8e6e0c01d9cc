import { type RawBuilder, sql } from 'kysely';

/** Promises about plans, and queries of the rows that break them. */
export const promesasDePlanes: Readonly<Record<string, RawBuilder<{ caso: string }>>> = {
  'cada suscripción tiene el periodo y el precio de su último cargo pagado': sql`
    select s.nombre_plan || ' ' || s.id_suscripcion as caso
    from suscripciones s join versiones_plan v on v.id_version = s.id_version cross join lateral (
      select g.periodo, g.precio from suscripcion_cargos g where g.id_suscripcion = s.id_suscripcion and g.estado = 'aplicado'
      order by g.aplicado_en desc, g.id_factura desc limit 1) g
    where s.periodo <> g.periodo or g.precio is distinct from
      coalesce(case s.periodo when 'anual' then v.precio_anual end, v.precio_mensual)`,
  'lo dado y lo usado de cada plan en su periodo es lo que dice su libro': sql`
    select s.nombre_plan || ' ' || s.id_suscripcion as caso
    from suscripciones s join beneficio_saldos d using (id_suscripcion) cross join lateral (
      select coalesce(sum(b.cantidad) filter (where b.movimiento = 'otorgado'), 0) as otorgados,
        count(*) filter (where b.movimiento = 'reservado') - count(*) filter (where b.movimiento = 'devuelto') as usados,
        bool_or(b.ilimitado) as ilimitado, max(b.vuelta) as vuelta
      from beneficios b where b.id_suscripcion = d.id_suscripcion and b.clase = d.clase
        and b.vuelta = (select max(x.vuelta) from beneficios x where x.id_suscripcion = d.id_suscripcion and x.clase = d.clase)) b
    where (d.vuelta, d.otorgados, d.usados, d.ilimitado) is distinct from (b.vuelta, b.otorgados, b.usados, b.ilimitado)`,
};
