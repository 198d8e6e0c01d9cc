-- The place of a product in the catalogue, by hand; null until somebody places it, after those that have one and by name.
alter table productos add column orden integer check (orden between 1 and 999998);
drop index productos_por_portada;
create index productos_por_portada on productos ((((1 - destacado::int) * 1000000) + coalesce(orden, 999999)), nombre_orden, id_producto)
  where estado = 'publicado';
