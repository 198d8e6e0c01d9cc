-- The parts of a product that the office has written and not published yet: `datos`, `requisitos`, `precio` and `texto`, each only
-- when somebody wrote it, so that what changes elsewhere meanwhile is not written over.
create table redacciones_producto (
  id_producto uuid primary key references productos on delete cascade,
  partes jsonb not null check (jsonb_typeof(partes) = 'object'),
  revision integer not null default 1,
  escrita_por uuid not null references usuarios,
  escrita_en timestamptz not null
);
