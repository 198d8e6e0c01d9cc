-- Answers that the office writes often, with variables that are filled in when one is put in the answer to a comment.
create table plantillas_respuesta (
  id_plantilla uuid primary key,
  nombre text not null check (length(nombre) between 1 and 80),
  texto text not null check (length(texto) between 1 and 4000),
  orden integer not null,
  activa boolean not null default true,
  revision integer not null default 1,
  creado_en timestamptz not null,
  actualizado_en timestamptz not null
);
