-- A text sealed under the secret of this data. A process that cannot open it was started with another secret, and what it wrote
-- could not be read by the others.

create table centinela (
  unica boolean primary key default true check (unica),
  sellado bytea not null,
  creado_en timestamptz not null default now()
);
