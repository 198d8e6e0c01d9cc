-- Appointments between a customer and a notary, and the time that they take.

-- Equality of ids beside the overlap of ranges, in one index.
create extension if not exists btree_gist;

-- Offices where people come, each with its rooms by name. A cita names its room by its place in the list.
create table sedes (
  id_sede uuid primary key,
  nombre text not null check (length(nombre) between 1 and 80),
  direccion text not null check (length(direccion) between 1 and 200),
  indicaciones text not null default '' check (length(indicaciones) <= 600),
  url_mapa text,
  -- IANA name; hours of its citas are told in it.
  zona_horaria text not null,
  salas text[] not null check (cardinality(salas) between 1 and 30),
  orden integer not null,
  activa boolean not null default true,
  revision integer not null default 1,
  creado_en timestamptz not null,
  actualizado_en timestamptz not null
);

-- How the office gives appointments: one row. A length that is null is the notary's own (`perfiles_notario.minutos_cita`).
create table reglas_citas (
  id smallint primary key default 1 check (id = 1),
  minutos_firma smallint not null default 60 check (minutos_firma between 10 and 480),
  minutos_asesoria smallint check (minutos_asesoria between 10 and 480),
  minutos_videollamada smallint check (minutos_videollamada between 10 and 480),
  minutos_telefono smallint check (minutos_telefono between 10 and 480),
  -- Minutes between two hours that are offered.
  paso smallint not null default 30 check (paso in (10, 15, 20, 30, 60)),
  holgura_antes smallint not null default 0 check (holgura_antes between 0 and 120),
  holgura_despues smallint not null default 15 check (holgura_despues between 0 and 120),
  anticipacion_horas smallint not null default 12 check (anticipacion_horas between 0 and 720),
  dias_maximos smallint not null default 60 check (dias_maximos between 1 and 365),
  -- Until so many hours before it, its customer may move or cancel it.
  horas_para_cambiar smallint not null default 4 check (horas_para_cambiar between 0 and 720),
  cambios_maximos smallint not null default 3 check (cambios_maximos between 0 and 20),
  -- Whether a cita that a customer asks for is confirmed at once.
  confirma_sola boolean not null default false,
  revision integer not null default 1,
  actualizado_en timestamptz not null default now()
);
insert into reglas_citas default values;

create table citas (
  id_cita uuid primary key,
  clase text not null check (clase in ('firma', 'asesoria')),
  modalidad text not null check (modalidad in ('presencial', 'videollamada', 'telefono')),
  id_usuario uuid not null references usuarios,
  id_notario uuid not null references usuarios,
  id_solicitud uuid references solicitudes,
  estado text not null check (estado in ('retenida', 'solicitada', 'confirmada', 'realizada', 'noAsistioCliente',
    'noAsistioNotario', 'rechazada', 'canceladaCliente', 'canceladaPersonal', 'vencida')),
  inicio timestamptz not null,
  fin timestamptz not null check (fin > inicio),
  -- The IANA zone that its hours are told in.
  zona text not null,
  id_sede uuid references sedes,
  sala smallint,
  -- Until when the time is kept while its customer chooses or pays.
  retenida_hasta timestamptz,
  notas text check (length(notas) between 1 and 1000),
  -- Why it was moved, refused or cancelled last.
  motivo text check (length(motivo) between 1 and 500),
  -- SEQUENCE of its calendar entry.
  secuencia integer not null default 0,
  -- Moves that its customer asked for.
  cambios smallint not null default 0,
  -- A time that one side proposes; the agreed one stays until the other side accepts.
  propuesta_inicio timestamptz,
  propuesta_fin timestamptz check (propuesta_fin > propuesta_inicio),
  propuesta_sede uuid references sedes,
  propuesta_sala smallint,
  propuesta_por text check (propuesta_por in ('cliente', 'oficina')),
  propuesta_motivo text check (length(propuesta_motivo) between 1 and 500),
  propuesta_hasta timestamptz,
  revision integer not null default 1,
  creada_en timestamptz not null,
  actualizada_en timestamptz not null,
  check ((clase = 'firma') = (id_solicitud is not null)),
  check (clase <> 'firma' or modalidad = 'presencial'),
  check ((modalidad = 'presencial') = (id_sede is not null) and (id_sede is null) = (sala is null)),
  check ((estado = 'retenida') = (retenida_hasta is not null)),
  check ((propuesta_inicio is null) = (propuesta_por is null) and (propuesta_inicio is null) = (propuesta_fin is null)
    and (propuesta_inicio is null) = (propuesta_hasta is null)),
  check (propuesta_inicio is null or estado in ('solicitada', 'confirmada'))
);
-- A trámite has one signing ahead, and a customer chooses one cita at a time.
create unique index citas_una_por_solicitud on citas (id_solicitud) where estado in ('retenida', 'solicitada', 'confirmada');
create unique index citas_una_retenida on citas (id_usuario) where estado = 'retenida';
create index citas_por_cliente on citas (id_usuario, inicio, id_cita);
create index citas_por_notario on citas (id_notario, inicio, id_cita);
create index citas_por_inicio on citas (inicio, id_cita);
create index citas_solicitadas on citas (inicio) where estado = 'solicitada';
create index citas_propuestas on citas (propuesta_hasta) where propuesta_hasta is not null;

create table cita_historial (
  id_cita uuid not null references citas,
  orden smallint not null,
  accion text not null,
  de text,
  a text not null,
  como text check (como in ('cliente', 'notario', 'admin', 'sistema')),
  id_usuario uuid references usuarios,
  motivo text check (length(motivo) between 1 and 500),
  -- The time it was for afterwards.
  inicio timestamptz not null,
  hecho_en timestamptz not null,
  primary key (id_cita, orden)
);

-- The time of people and rooms. Two causes never take the same person or the same room at once: the constraints hold whatever the
-- code does. A cita has a row for its notary, with the margins, and one for its customer; while a move is proposed, those of both
-- times. A bloqueo is a row without a cita.
create table ocupaciones (
  id_ocupacion uuid primary key,
  id_causa uuid not null,
  -- Its time is taken before its row is written.
  id_cita uuid references citas deferrable initially deferred check (id_cita = id_causa),
  papel text not null check (papel in ('notario', 'cliente', 'bloqueo')),
  id_persona uuid not null references usuarios,
  id_sede uuid references sedes,
  sala smallint,
  inicio timestamptz not null,
  fin timestamptz not null check (fin > inicio),
  rango tstzrange not null check (rango @> tstzrange(inicio, fin)),
  viva boolean not null default true,
  propuesta boolean not null default false,
  motivo text check (length(motivo) between 1 and 200),
  check ((papel = 'bloqueo') = (id_cita is null)),
  check ((id_sede is null) = (sala is null)),
  constraint ocupaciones_persona exclude using gist (id_persona with =, rango with &&, id_causa with <>) where (viva),
  constraint ocupaciones_sala exclude using gist (id_sede with =, sala with =, rango with &&, id_causa with <>)
    where (viva and sala is not null)
);
create index ocupaciones_por_causa on ocupaciones (id_causa);
