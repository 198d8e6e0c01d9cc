-- What people are told: kinds of notice as the office changed them, by which channels each person wants them, and the notices.

-- Stands instead of what the product ships for a kind; without a row, the shipped text is used.
create table tipos_notificacion (
  clave text primary key,
  nombre text not null check (length(nombre) between 1 and 80),
  activa boolean not null,
  correo boolean not null,
  en_app boolean not null,
  asunto text not null check (length(asunto) between 1 and 200),
  titulo text not null check (length(titulo) between 1 and 200),
  cuerpo text not null check (length(cuerpo) between 1 and 4000),
  boton text not null check (length(boton) <= 60),
  pie text not null check (length(pie) <= 500),
  aviso text not null check (length(aviso) <= 300),
  revision integer not null,
  actualizado_en timestamptz not null
);

create table preferencias_notificacion (
  id_usuario uuid not null references usuarios,
  clave text not null,
  correo boolean not null,
  en_app boolean not null,
  primary key (id_usuario, clave)
);

create table notificaciones (
  id_notificacion uuid primary key,
  id_usuario uuid not null references usuarios,
  tipo text not null,
  titulo text not null,
  texto text not null,
  enlace text check (enlace like '/%'),
  -- Names the deed it tells, so that it is told once.
  hecho text,
  -- False where only a mail tells it, and the row remembers that it was told.
  en_app boolean not null,
  creada_en timestamptz not null,
  leida_en timestamptz
);
create index notificaciones_por_usuario on notificaciones (id_usuario, id_notificacion desc) where en_app;
create index notificaciones_sin_leer on notificaciones (id_usuario) where en_app and leida_en is null;
create unique index notificaciones_una_vez on notificaciones (id_usuario, tipo, hecho) where hecho is not null;
create index notificaciones_por_fecha on notificaciones (creada_en);
