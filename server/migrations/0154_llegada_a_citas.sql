-- The check-in of an appointment: who came, and how each was identified. It counts for the hour it was noted for alone.
create table asistencias (
  id_cita uuid primary key references citas,
  -- Names, capacities and numbers of documents, sealed.
  personas_cifradas bytea not null,
  inicio timestamptz not null,
  id_quien uuid not null references usuarios,
  revision integer not null default 1,
  registrada_en timestamptz not null
);
