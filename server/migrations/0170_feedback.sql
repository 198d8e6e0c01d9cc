-- What people write to the office outside a trámite, and what it answers. Texts may hold identity numbers, so they are sealed; the
-- inbox is searched by name and address.
create table feedback (
  id_feedback uuid primary key,
  id_motivo uuid not null references motivos_feedback,
  -- Null for a guest, whose address nobody has confirmed.
  id_usuario uuid references usuarios,
  -- The trámite that it is about.
  id_solicitud uuid references solicitudes,
  nombre text not null check (length(nombre) between 1 and 120),
  email text not null check (length(email) <= 254),
  puntos smallint check (puntos between 1 and 5),
  estado text not null check (estado in ('sinLeer', 'leido', 'respondido', 'archivado')),
  destacado boolean not null default false,
  id_responsable uuid references usuarios,
  -- The number of the form of a guest, who sends each form once.
  pase uuid unique,
  -- The link by which a guest reads and answers: it is of this turn and holds until then; null without one.
  enlace_turno integer not null default 0,
  enlace_hasta timestamptz,
  recibido_en timestamptz not null,
  -- When somebody last wrote in it, other than a note.
  movido_en timestamptz not null,
  buscado text collate "C" not null generated always as (llano(nombre || ' ' || email)) stored,
  check (id_usuario is not null or pase is not null),
  check (id_solicitud is null or id_usuario is not null)
);
create index feedback_por_estado on feedback (estado, movido_en, id_feedback);
create index feedback_de_responsable on feedback (id_responsable, estado, movido_en, id_feedback) where id_responsable is not null;
create index feedback_destacado on feedback (movido_en, id_feedback) where destacado;
create index feedback_de_usuario on feedback (id_usuario, movido_en, id_feedback) where id_usuario is not null;
create index feedback_de_motivo on feedback (id_motivo);
create index feedback_de_solicitud on feedback (id_solicitud) where id_solicitud is not null;

create table feedback_mensajes (
  id_mensaje uuid primary key,
  id_feedback uuid not null references feedback,
  clase text not null check (clase in ('persona', 'oficina', 'nota')),
  -- Of the office, who wrote it; null of a guest.
  id_usuario uuid references usuarios,
  texto_cifrado bytea not null,
  enviado_en timestamptz not null,
  check (clase = 'persona' or id_usuario is not null)
);
create index feedback_mensajes_por_hilo on feedback_mensajes (id_feedback, id_mensaje);

create table feedback_archivos (
  id_archivo uuid primary key references archivos,
  id_mensaje uuid not null references feedback_mensajes,
  posicion smallint not null,
  unique (id_mensaje, posicion)
);
