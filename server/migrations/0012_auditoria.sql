-- Every administrative act, written in the transaction that makes it. Nothing of it is ever changed or deleted.
create table auditoria (
  id_registro uuid primary key,
  hecho_en timestamptz not null,
  -- Who did it, as she was then: no reference, so that the record needs nobody. Null: the system, for nobody.
  id_actor uuid,
  nombre_actor text,
  rol_actor text,
  objeto text not null,
  accion text not null,
  id_objeto text,
  nombre_objeto text,
  -- [{ campo, antes, despues, reservado }]: never a secret nor an identity number.
  cambios jsonb not null default '[]',
  -- What one look showed at once.
  vistos text[] not null default '{}',
  id_peticion text,
  -- The network of the caller, not her address.
  origen text,
  check ((id_actor is null) = (nombre_actor is null) and (id_actor is null) = (rol_actor is null))
);
create index auditoria_por_fecha on auditoria (hecho_en, id_registro);
create index auditoria_por_actor on auditoria (id_actor, hecho_en);
create index auditoria_por_objeto on auditoria (id_objeto, hecho_en);

create function auditoria_no_cambia() returns trigger language plpgsql as $$
begin
  raise exception 'La auditoría no se cambia ni se borra.';
end $$;
create trigger auditoria_no_cambia before update or delete or truncate on auditoria
  for each statement execute function auditoria_no_cambia();
