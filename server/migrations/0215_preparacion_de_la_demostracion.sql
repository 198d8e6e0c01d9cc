-- The past of a new demonstration while it is lived, and that it was lived. An installation without one has no row.
create table preparacion_demostracion (
  unica boolean primary key default true check (unica),
  -- Last moment of the past; what was made before it is the past's.
  hasta timestamptz not null,
  hechas integer not null default 0,
  todas integer not null default 0,
  terminada_en timestamptz
);
