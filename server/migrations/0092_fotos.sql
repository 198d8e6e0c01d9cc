-- The photograph of a person's profile: a file of theirs, kept sealed as every file. `usuarios.url_imagen` was never
-- written: an address that opens a file lasts minutes, so it is made for each answer. See docs/decisions/0058.
create table fotos (
  id_usuario uuid primary key references usuarios,
  id_archivo uuid not null unique references archivos,
  puesta_en timestamptz not null
);

alter table usuarios drop column url_imagen;
