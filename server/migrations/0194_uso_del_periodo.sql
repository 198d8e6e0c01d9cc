-- What a subscription was given and used in its present period, beside what it may still use: the dashboard of plans adds it up for all of them.
-- Nobody may be adding units meanwhile: what was added before this lock is summed below, and what comes after it by the new function.
lock table beneficios in share row exclusive mode;
alter table beneficio_saldos
  -- The latest period with movements, and those of it.
  add column vuelta integer not null default 0,
  add column otorgados integer not null default 0,
  add column usados integer not null default 0,
  add column ilimitado boolean not null default false;

create or replace function sumar_beneficio() returns trigger language plpgsql as $$
begin
  insert into beneficio_saldos (id_suscripcion, clase) values (new.id_suscripcion, new.clase) on conflict do nothing;
  update beneficio_saldos d set disponible = case
      when new.ilimitado then null
      when new.movimiento = 'vencido' and disponible is null then 0
      when new.movimiento in ('reservado', 'vencido') then disponible - new.cantidad
      when new.movimiento in ('otorgado', 'devuelto') then disponible + new.cantidad
      else disponible end,
    -- A new period begins from nothing, and what comes late of an earlier one is not of this.
    vuelta = greatest(d.vuelta, new.vuelta),
    otorgados = (new.vuelta <= d.vuelta)::int * d.otorgados
      + (new.vuelta >= d.vuelta)::int * case new.movimiento when 'otorgado' then new.cantidad else 0 end,
    usados = (new.vuelta <= d.vuelta)::int * d.usados
      + (new.vuelta >= d.vuelta)::int * case new.movimiento when 'reservado' then 1 when 'devuelto' then -1 else 0 end,
    ilimitado = (new.vuelta <= d.vuelta and d.ilimitado) or (new.vuelta >= d.vuelta and new.ilimitado)
    where d.id_suscripcion = new.id_suscripcion and d.clase = new.clase;
  return null;
end $$;

update beneficio_saldos d set vuelta = b.vuelta, otorgados = b.otorgados, usados = b.usados, ilimitado = b.ilimitado
  from (
    select distinct on (id_suscripcion, clase) id_suscripcion, clase, vuelta,
      coalesce(sum(cantidad) filter (where movimiento = 'otorgado'), 0) as otorgados,
      count(*) filter (where movimiento = 'reservado') - count(*) filter (where movimiento = 'devuelto') as usados,
      bool_or(ilimitado) as ilimitado
    from beneficios group by id_suscripcion, clase, vuelta order by id_suscripcion, clase, vuelta desc
  ) b where b.id_suscripcion = d.id_suscripcion and b.clase = d.clase;
