-- What somebody of the office says of a sealed document that no longer holds, until an administrator decides.
create table marca_propuestas (
  id_propuesta uuid primary key,
  id_documento uuid not null references documentos,
  marca text not null check (marca in ('sustituido', 'anulado')),
  motivo text not null check (length(motivo) between 1 and 500),
  -- The document that takes its place.
  id_sustituto uuid references documentos check (id_sustituto <> id_documento),
  estado text not null default 'pendiente' check (estado in ('pendiente', 'confirmada', 'negada')),
  propuesta_por uuid not null references usuarios,
  propuesta_en timestamptz not null,
  decidida_por uuid references usuarios,
  decidida_en timestamptz,
  respuesta text check (length(respuesta) between 1 and 500),
  check ((marca = 'sustituido') = (id_sustituto is not null)),
  check ((estado = 'pendiente') = (decidida_por is null) and (decidida_por is null) = (decidida_en is null)),
  check (estado <> 'confirmada' or decidida_por <> propuesta_por),
  check ((estado = 'negada') = (respuesta is not null))
);
create unique index marca_propuestas_pendiente on marca_propuestas (id_documento) where estado = 'pendiente';
create index marca_propuestas_por_documento on marca_propuestas (id_documento, propuesta_en);

alter table documento_marcas
  add column id_sustituto uuid references documentos,
  add check ((marca = 'sustituido') = (id_sustituto is not null));
