-- What a customer says of a finished trámite: once, and hers to change for some days.
create table calificaciones (
  id_solicitud uuid primary key references solicitudes,
  id_usuario uuid not null references usuarios,
  -- Who signed it; null for what needed no notary.
  id_notario uuid references usuarios,
  puntos smallint not null check (puntos between 1 and 5),
  comentario text check (length(comentario) between 1 and 1000),
  creada_en timestamptz not null,
  actualizada_en timestamptz not null
);
create index calificaciones_por_notario on calificaciones (id_notario) where id_notario is not null;
