-- Catalogues of the office: why somebody writes to us, and who does errands before institutions. A kind of requirement is
-- known by its `clave`, for ever, to what was sold; who edits it names it by an id, like everything else.

create table motivos_feedback (
  id_motivo uuid primary key,
  nombre text not null check (length(nombre) between 1 and 80),
  descripcion text not null default '' check (length(descripcion) <= 300),
  orden integer not null,
  activo boolean not null default true,
  revision integer not null default 1,
  creado_en timestamptz not null,
  actualizado_en timestamptz not null
);

create table gestores (
  id_gestor uuid primary key,
  nombre text not null check (length(nombre) between 1 and 120),
  email text not null,
  telefono text,
  instituciones text[] not null default '{}',
  notas text not null default '' check (length(notas) <= 2000),
  activo boolean not null default true,
  revision integer not null default 1,
  creado_en timestamptz not null,
  actualizado_en timestamptz not null
);

alter table tipos_requisito add id_tipo uuid not null unique default gen_random_uuid();
alter table tipos_requisito alter column id_tipo drop default;
