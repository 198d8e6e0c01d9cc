-- The private link of a gestor, who has no account: a mail brings it, and a code sent to the same address opens it. See docs/decisions/0092.

create table enlaces_gestor (
  id_enlace uuid primary key,
  id_gestor uuid not null references gestores on delete cascade,
  -- The address it was sent to: when the catalogue gets another one, the link no longer opens.
  email text not null,
  creado_en timestamptz not null,
  enviado_en timestamptz not null,
  vence_en timestamptz not null,
  anulado_en timestamptz,
  codigo_hash bytea,
  codigo_vence_en timestamptz,
  codigo_intentos smallint not null default 0,
  check ((codigo_hash is null) = (codigo_vence_en is null))
);
create unique index enlaces_gestor_vivo on enlaces_gestor (id_gestor) where anulado_en is null;

create table sesiones_gestor (
  id_sesion uuid primary key,
  id_enlace uuid not null references enlaces_gestor on delete cascade,
  hash bytea not null,
  dispositivo text not null,
  abierta_en timestamptz not null,
  vence_en timestamptz not null,
  cerrada_en timestamptz
);
create index sesiones_gestor_de_enlace on sesiones_gestor (id_enlace);

-- Every opening, every wrong code and every write by link. Nothing of it is changed.
create table bitacora_gestor (
  id_entrada uuid primary key,
  id_enlace uuid not null references enlaces_gestor on delete cascade,
  id_solicitud uuid references solicitudes,
  que text not null check (que <> ''),
  dispositivo text not null,
  hecho_en timestamptz not null
);
create index bitacora_gestor_de_enlace on bitacora_gestor (id_enlace, id_entrada);

-- A file that a gestor handed in is attached by the same gestor only; a step of theirs says who took it.
alter table archivos
  add column id_gestor uuid references gestores,
  add constraint archivos_de_uno check (id_usuario is null or id_gestor is null);
alter table solicitud_historial add column id_gestor uuid references gestores;

-- What a gestor and the office write to each other about a gestión; its customer does not read it.
create table gestion_recados (
  id_recado uuid primary key,
  id_solicitud uuid not null references solicitudes,
  id_gestor uuid not null references gestores,
  -- Null when the gestor wrote it.
  id_usuario uuid references usuarios,
  texto_cifrado bytea not null,
  escrito_en timestamptz not null
);
create index gestion_recados_de_solicitud on gestion_recados (id_solicitud, id_recado);
