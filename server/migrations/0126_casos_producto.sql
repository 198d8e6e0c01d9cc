-- Saved cases of a document: answers and the text that they gave when somebody read it and found it good. Each is worked out on its own day,
-- since dates count from it.
create table casos_producto (
  id_caso uuid primary key,
  id_producto uuid not null references productos on delete cascade,
  nombre text not null,
  respuestas json not null,
  dia date not null,
  esperado text not null,
  creado_por uuid not null references usuarios,
  creado_en timestamptz not null,
  unique (id_producto, nombre)
);

-- Cases that the text as it is written no longer gives as expected.
alter table textos_producto add column casos_sin_pasar integer not null default 0 check (casos_sin_pasar >= 0);
