-- Whether what is published of a product waits for a second person of the administration. One row.
create table reglas_de_catalogo (
  id smallint primary key default 1 check (id = 1),
  segunda_persona boolean not null default false
);
insert into reglas_de_catalogo default values;

-- A publication that was asked for and not made yet: on a date, as soon as a second person approves it, or both. It is of what was written
-- under these revisions and of a product in this state, so that nothing goes out that nobody looked at. `fallo` says why it was not made.
create table publicaciones_producto (
  id_producto uuid primary key references productos on delete cascade,
  id_publicacion uuid not null unique,
  revision integer not null,
  revision_de_texto integer not null,
  estado text not null,
  publicar_en timestamptz,
  pedida_por uuid not null references usuarios,
  pedida_en timestamptz not null,
  aprobada_por uuid references usuarios,
  aprobada_en timestamptz,
  fallo text check (fallo in ('cambioLoEscrito', 'cambioLaVenta', 'sinAprobar', 'conProblemas', 'nadaPorPublicar')),
  check ((aprobada_por is null) = (aprobada_en is null)),
  constraint publicaciones_de_dos check (aprobada_por <> pedida_por)
);
create index publicaciones_por_hacer on publicaciones_producto (publicar_en) where fallo is null;
