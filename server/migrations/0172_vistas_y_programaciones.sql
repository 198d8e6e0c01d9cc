-- A screen of rows as somebody of the office left it: its filters, its order and its hidden columns, under a name.
create table vistas (
  id_vista uuid primary key,
  id_usuario uuid not null references usuarios,
  -- The screen that it is of, as its report is called.
  lugar text not null check (length(lugar) between 1 and 60),
  nombre text not null check (length(nombre) between 1 and 60),
  filtros jsonb not null,
  -- Empty for the order that the screen has by itself.
  orden text not null,
  ocultas text[] not null,
  -- Seen by the whole office, and changed by who made it and the administration alone.
  compartida boolean not null,
  revision integer not null default 1,
  creada_en timestamptz not null,
  actualizada_en timestamptz not null
);
create unique index vistas_por_nombre on vistas (id_usuario, lugar, lower(nombre));
create index vistas_compartidas on vistas (lugar) where compartida;

-- When a view is mailed, and as what.
create table programaciones (
  id_programacion uuid primary key,
  id_vista uuid not null references vistas on delete cascade,
  id_usuario uuid not null references usuarios,
  formato text not null check (formato in ('csv', 'xlsx', 'pdf')),
  cada text not null check (cada in ('dia', 'semana', 'mes')),
  -- From 1, Monday, to 7; or of the month, whose last day stands for those that it has not.
  dia smallint check (dia between 1 and 31),
  -- Of the company's time zone.
  hora smallint not null check (hora between 0 and 23),
  pausada boolean not null default false,
  proxima_en timestamptz not null,
  ultima_en timestamptz,
  fallo_en timestamptz,
  fallo text check (fallo in ('sinDestinatarios', 'sinPermiso', 'sinArchivo')),
  revision integer not null default 1,
  creada_en timestamptz not null,
  actualizada_en timestamptz not null,
  check ((cada = 'dia') = (dia is null)),
  check (cada <> 'semana' or dia <= 7),
  check ((fallo_en is null) = (fallo is null))
);
create index programaciones_de_vista on programaciones (id_vista);
create index programaciones_por_salir on programaciones (proxima_en) where not pausada;

create table programacion_destinatarios (
  id_programacion uuid not null references programaciones on delete cascade,
  id_usuario uuid not null references usuarios,
  -- When they asked to receive it no more.
  baja_en timestamptz,
  primary key (id_programacion, id_usuario)
);
create index programacion_destinatarios_de_usuario on programacion_destinatarios (id_usuario);

-- Each mail of an occurrence to a person: there is one, however often and by how many processes it is attempted.
create table programacion_entregas (
  id_programacion uuid not null references programaciones on delete cascade,
  ocurrencia timestamptz not null,
  id_usuario uuid not null references usuarios,
  -- Null until its mail waits in the queue of the mail.
  enviada_en timestamptz,
  primary key (id_programacion, ocurrencia, id_usuario)
);
