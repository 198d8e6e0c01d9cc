-- What is said about a trámite: messages between its customer and the office, and notes that only the office sees. Texts may hold
-- identity numbers, so they are sealed. Nothing of it is changed or taken away.
create table mensajes (
  id_mensaje uuid primary key,
  id_solicitud uuid not null references solicitudes,
  id_usuario uuid not null references usuarios,
  -- As its customer, or as the office.
  de_cliente boolean not null,
  texto_cifrado bytea not null,
  enviado_en timestamptz not null
);
create index mensajes_por_solicitud on mensajes (id_solicitud, id_mensaje);

create table mensaje_archivos (
  id_archivo uuid primary key references archivos,
  id_mensaje uuid not null references mensajes,
  posicion smallint not null,
  unique (id_mensaje, posicion)
);

-- Who read what, and when first.
create table mensaje_lecturas (
  id_mensaje uuid not null references mensajes,
  id_usuario uuid not null references usuarios,
  leido_en timestamptz not null,
  primary key (id_mensaje, id_usuario)
);

create table notas_internas (
  id_nota uuid primary key,
  id_solicitud uuid not null references solicitudes,
  id_usuario uuid not null references usuarios,
  texto_cifrado bytea not null,
  escrita_en timestamptz not null
);
create index notas_internas_por_solicitud on notas_internas (id_solicitud, id_nota);

create function conversacion_no_cambia() returns trigger language plpgsql as $$
begin
  raise exception 'Lo escrito en un trámite no se cambia ni se borra.';
end $$;
create trigger mensajes_no_cambian before update or delete or truncate on mensajes
  for each statement execute function conversacion_no_cambia();
create trigger notas_no_cambian before update or delete or truncate on notas_internas
  for each statement execute function conversacion_no_cambia();
