-- What a user of the role notario needs to be one: her number, her practice, her hours.
create table perfiles_notario (
  id_usuario uuid primary key references usuarios,
  colegiado text not null unique check (colegiado ~ '^[0-9]{1,6}$'),
  -- As it stands under her signature.
  titulo text not null check (length(titulo) between 1 and 80),
  -- Categories of the catalogue; none is any.
  especialidades uuid[] not null default '{}',
  -- Of each day of the week from Sunday, its stretches of work.
  horario jsonb not null,
  excepciones jsonb not null default '[]',
  minutos_cita smallint not null check (minutos_cita between 10 and 240),
  modalidades text[] not null check (modalidades <@ '{presencial,videollamada,telefono}' and cardinality(modalidades) > 0),
  -- Trámites that she works on at once.
  carga_maxima smallint not null check (carga_maxima between 1 and 500),
  activo boolean not null default true,
  -- The last day that her constancia of the Colegio holds.
  solvente_hasta date not null,
  -- While she may not practise (Código de Notariado, art. 4): without an end, until it is taken away.
  inhabilitado_desde date,
  inhabilitado_hasta date,
  inhabilitado_por text check (length(inhabilitado_por) between 1 and 300),
  revision integer not null default 1,
  creado_en timestamptz not null,
  actualizado_en timestamptz not null,
  check ((inhabilitado_desde is null) = (inhabilitado_por is null)),
  check (inhabilitado_hasta is null or inhabilitado_hasta >= inhabilitado_desde)
);
create index usuarios_por_nombre on usuarios ((lower(nombre_completo) collate "C"), id_usuario);
create index usuarios_por_creacion on usuarios (creado_en, id_usuario);
