-- Backups that were made or tried, so that the office sees when the last one was. Their files stand elsewhere.
create table respaldos (
  nombre text primary key check (nombre ~ '^\d{8}T\d{6}Z$'),
  metodo text not null check (metodo in ('fisico', 'logico')),
  estado text not null check (estado in ('completo', 'fallido')),
  -- Why it failed, in words for people.
  motivo text check (length(motivo) <= 1000),
  comenzado_en timestamptz not null,
  terminado_en timestamptz not null,
  bytes bigint not null default 0 check (bytes >= 0),
  archivos integer not null default 0 check (archivos >= 0),
  -- When it was last restored somewhere else and found whole.
  probado_en timestamptz,
  check ((estado = 'fallido') = (motivo is not null)),
  check (terminado_en >= comenzado_en),
  check (probado_en is null or estado = 'completo')
);
