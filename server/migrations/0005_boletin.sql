-- Who receives the newsletter. One who is not the owner of a confirmed account confirms by a link first.

create table boletin (
  id_boletin uuid primary key,
  email text not null unique check (email = lower(email) and length(email) <= 254),
  nombre text not null check (length(nombre) between 1 and 120),
  id_usuario uuid references usuarios,
  activo boolean not null default false,
  f_suscripcion timestamptz not null,
  confirmado_en timestamptz,
  enlace_enviado_en timestamptz,
  check (not activo or confirmado_en is not null)
);
