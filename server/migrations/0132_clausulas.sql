-- Clauses that documents share. A document takes a copy of one version and says which in its template, so that nothing under it changes.
create table clausulas (
  id_clausula uuid primary key,
  nombre text not null check (nombre <> ''),
  archivada boolean not null default false,
  version integer not null default 1 check (version > 0),
  revision integer not null default 1,
  creado_en timestamptz not null
);
create unique index clausulas_nombre on clausulas (lower(nombre));

-- The text of a version is `json`, which keeps the order of the keys as their author wrote them. `trae` has the questions, worked-out values
-- and shared texts that the clause reads.
create table versiones_clausula (
  id_clausula uuid not null references clausulas,
  numero integer not null check (numero > 0),
  titulo text,
  contenido json not null check (json_typeof(contenido) = 'array'),
  trae json not null check (json_typeof(trae) = 'object'),
  nota text not null default '',
  escrita_por uuid not null references usuarios,
  escrita_en timestamptz not null,
  primary key (id_clausula, numero)
);
create function versiones_clausula_no_cambian() returns trigger language plpgsql as $$
begin
  raise exception 'Una versión de una cláusula no se cambia ni se borra.' using errcode = 'restrict_violation';
end $$;
create trigger version_de_clausula_inmutable before update or delete on versiones_clausula
  for each row execute function versiones_clausula_no_cambian();
