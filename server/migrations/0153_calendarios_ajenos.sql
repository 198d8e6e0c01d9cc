-- Busy times of notaries' private calendars, read from the ICS address that their profile names.
alter table perfiles_notario add column calendario_url text
  check (calendario_url ~ '^https?://' and length(calendario_url) <= 2000);

-- The last reading of each; its busy times stay while the other side is away.
create table calendarios_ajenos (
  id_usuario uuid primary key references usuarios,
  url text not null,
  intentado_en timestamptz not null,
  leido_en timestamptz,
  fallo text check (fallo in ('direccion', 'respuesta', 'tamano', 'tiempo', 'formato'))
);

create table ocupado_ajeno (
  id_usuario uuid not null references calendarios_ajenos on delete cascade,
  inicio timestamptz not null,
  fin timestamptz not null check (fin > inicio)
);
create index ocupado_ajeno_por_persona on ocupado_ajeno (id_usuario, inicio);
