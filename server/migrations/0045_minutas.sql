-- The text of an act while it is written and agreed: versions that never change, the copy its notary works on, what was sent
-- to its customer, and her remarks. Texts hold identity numbers, so they are sealed.
create table minutas (
  id_solicitud uuid not null references solicitudes,
  version integer not null check (version >= 1),
  contenido_cifrado bytea not null,
  -- Of its canonical form.
  sha256 bytea not null check (length(sha256) = 32),
  origen text not null check (origen in ('respuestas', 'notario')),
  -- Null: the system made it of the answers.
  creada_por uuid references usuarios,
  creada_en timestamptz not null,
  primary key (id_solicitud, version),
  check ((origen = 'respuestas') = (creada_por is null))
);

create function minutas_no_cambian() returns trigger language plpgsql as $$
begin
  raise exception 'Una versión de una minuta no se cambia ni se borra.';
end $$;
create trigger minutas_no_cambian before update or delete or truncate on minutas
  for each statement execute function minutas_no_cambian();

create table minutas_trabajo (
  id_solicitud uuid primary key references solicitudes,
  revision integer not null default 1,
  contenido_cifrado bytea not null,
  -- The version it goes on from.
  base integer not null,
  actualizado_por uuid references usuarios,
  actualizado_en timestamptz not null,
  foreign key (id_solicitud, base) references minutas
);

-- Each time a version was sent. Only the last one counts: a new one voids what was approved before.
create table minuta_envios (
  id_solicitud uuid not null references solicitudes,
  orden integer not null,
  version integer not null,
  enviada_por uuid not null references usuarios,
  enviada_en timestamptz not null,
  aprobada_por uuid references usuarios,
  aprobada_en timestamptz,
  primary key (id_solicitud, orden),
  foreign key (id_solicitud, version) references minutas,
  check ((aprobada_por is null) = (aprobada_en is null))
);

-- Her remarks on paragraphs of a version, and what the notary answered.
create table minuta_observaciones (
  id_observacion uuid primary key,
  id_solicitud uuid not null references solicitudes,
  version integer not null,
  -- The position of its paragraph in that version, from 0.
  parrafo integer not null check (parrafo >= 0),
  texto text not null check (length(texto) between 1 and 1000),
  hecha_por uuid not null references usuarios,
  hecha_en timestamptz not null,
  respuesta text check (length(respuesta) between 1 and 1000),
  respondida_por uuid references usuarios,
  respondida_en timestamptz,
  foreign key (id_solicitud, version) references minutas,
  check ((respuesta is null) = (respondida_en is null) and (respuesta is null) = (respondida_por is null))
);
create index minuta_observaciones_por_solicitud on minuta_observaciones (id_solicitud, id_observacion);
