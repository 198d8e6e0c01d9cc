-- Products that are one document in several forms: private, with its signatures legalized, or in a deed. The page of each compares them.
create table niveles_producto (
  id_producto uuid primary key references productos on delete cascade,
  id_grupo uuid not null,
  nivel text not null check (nivel in ('privado', 'autentica', 'escritura')),
  unique (id_grupo, nivel)
);
create trigger renueva_edicion after insert or update or delete or truncate on niveles_producto
  for each statement execute function renovar_edicion_del_catalogo();
