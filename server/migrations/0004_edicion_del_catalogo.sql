-- The catalogue is read far more than it is written. Its edition changes in the transaction of each change of it, so a
-- process may keep what it read for as long as one look at this row says the same. It is random, so that no restored or
-- other database ever shows the edition of another.

create table edicion_catalogo (
  id smallint primary key default 1 check (id = 1),
  edicion uuid not null default gen_random_uuid()
);
insert into edicion_catalogo default values;

create function renovar_edicion_del_catalogo() returns trigger language plpgsql as $$
begin
  update edicion_catalogo set edicion = gen_random_uuid();
  return null;
end $$;

create trigger renueva_edicion after insert or update or delete or truncate on categorias
  for each statement execute function renovar_edicion_del_catalogo();
create trigger renueva_edicion after insert or update or delete or truncate on tipos_requisito
  for each statement execute function renovar_edicion_del_catalogo();
create trigger renueva_edicion after insert or update or delete or truncate on productos
  for each statement execute function renovar_edicion_del_catalogo();
create trigger renueva_edicion after insert or update or delete or truncate on productos_requisitos
  for each statement execute function renovar_edicion_del_catalogo();
create trigger renueva_edicion after insert or update or delete or truncate on versiones_producto
  for each statement execute function renovar_edicion_del_catalogo();
