-- The company's pictures, and what visitors accept.

alter table informacion_general
  add column logo_claro uuid references archivos,
  add column logo_oscuro uuid references archivos,
  add column icono uuid references archivos;

-- The version in force of each; what it said before stands below.
create table textos_legales (
  clase text primary key check (clase in ('terminos', 'privacidad')),
  version integer not null check (version > 0),
  texto text not null,
  publicado_en timestamptz not null
);

create table textos_legales_versiones (
  clase text not null references textos_legales,
  version integer not null,
  texto text not null,
  publicado_en timestamptz not null,
  publicado_por uuid references usuarios,
  primary key (clase, version)
);

create table textos_legales_aceptados (
  id_usuario uuid not null references usuarios on delete cascade,
  clase text not null,
  version integer not null,
  aceptado_en timestamptz not null,
  primary key (id_usuario, clase, version),
  foreign key (clase, version) references textos_legales_versiones
);
create index textos_legales_aceptados_por_version on textos_legales_aceptados (clase, version);
