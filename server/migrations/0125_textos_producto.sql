-- Answers of the sample of a version, so that who writes the next one sees it with them. Versions from before have none.
alter table versiones_producto add column respuestas_de_muestra jsonb check (jsonb_typeof(respuestas_de_muestra) = 'object');

-- The interview and the template that the office is writing for the next version, with the answers of its sample. They are `json`, which
-- keeps the order of the keys as their author wrote them. Once published or dropped the row stays, without them, so that a revision never
-- means two texts. `errores` counts what the linter refuses; `completa` says whether the answers fill the document.
create table textos_producto (
  id_producto uuid primary key references productos on delete cascade,
  entrevista json,
  plantilla json,
  respuestas json,
  errores integer not null default 0 check (errores >= 0),
  completa boolean not null default false,
  revision integer not null default 1,
  escrito_por uuid not null references usuarios,
  escrito_en timestamptz not null,
  check ((entrevista is null) = (plantilla is null) and (entrevista is null) = (respuestas is null))
);
