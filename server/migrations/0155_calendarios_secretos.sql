-- The address by which somebody's calendar reads their own appointments: of its secret the hash alone is kept.
create table calendarios_secretos (
  id_usuario uuid primary key references usuarios,
  hash bytea not null unique,
  creado_en timestamptz not null
);
