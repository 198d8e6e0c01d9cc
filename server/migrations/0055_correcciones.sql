-- Answers that the office remarks on after they were bought, and their correction by their customer.

-- Each time remarks were sent. Answers hold identity numbers, so they are sealed; as they were before, they stay here.
create table correcciones (
  id_solicitud uuid not null references solicitudes,
  ronda smallint not null check (ronda >= 1),
  antes_cifradas bytea not null,
  enviada_por uuid not null references usuarios,
  enviada_en timestamptz not null,
  corregida_en timestamptz,
  -- The version of its text that was made of the corrected answers, when it says something else than the one before.
  version integer,
  primary key (id_solicitud, ronda),
  foreign key (id_solicitud, version) references minutas,
  check (version is null or corregida_en is not null)
);

create table respuesta_observaciones (
  id_observacion uuid primary key,
  id_solicitud uuid not null references solicitudes,
  -- Null until it is sent.
  ronda smallint,
  -- The path of the answer.
  ruta text not null check (length(ruta) between 1 and 200),
  motivo text not null check (length(motivo) between 1 and 500),
  hecha_por uuid not null references usuarios,
  hecha_en timestamptz not null,
  -- What its customer says of it.
  respuesta text check (length(respuesta) between 1 and 1000),
  foreign key (id_solicitud, ronda) references correcciones,
  check (ronda is not null or respuesta is null),
  unique nulls not distinct (id_solicitud, ronda, ruta)
);
