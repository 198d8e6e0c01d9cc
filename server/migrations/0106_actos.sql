-- The notary's answers of an act: its place, day, hours, leaves and number. One row a trámite; those of the moment of signing come last.
create table minuta_actos (
  id_solicitud uuid primary key references solicitudes,
  revision integer not null default 1,
  respuestas_cifradas bytea not null,
  -- The notary whose act it is: the next act of the same notary begins with the same place.
  id_notario uuid references usuarios,
  actualizado_por uuid references usuarios,
  actualizado_en timestamptz not null
);
create index minuta_actos_por_notario on minuta_actos (id_notario, actualizado_en desc);
