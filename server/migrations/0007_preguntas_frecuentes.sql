-- What visitors ask of the service, answered on the first page. The questions of one product are the product's.

create table preguntas_frecuentes (
  id_pregunta uuid primary key,
  pregunta text not null check (length(pregunta) between 1 and 200),
  respuesta text not null check (length(respuesta) between 1 and 3000),
  orden smallint not null default 100,
  activa boolean not null default true,
  revision integer not null default 1,
  creado_en timestamptz not null,
  actualizado_en timestamptz not null
);
