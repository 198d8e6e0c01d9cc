-- Customers who found no hour: the next that is free is offered to them, in order.
create table esperas_de_citas (
  id_espera uuid primary key,
  id_usuario uuid not null references usuarios,
  clase text not null check (clase in ('firma', 'asesoria')),
  modalidad text not null check (modalidad in ('presencial', 'videollamada', 'telefono')),
  id_solicitud uuid references solicitudes,
  id_sede uuid references sedes,
  -- Null is any suitable notary.
  id_notario uuid references usuarios,
  -- The hours that suit them.
  desde timestamptz not null,
  hasta timestamptz not null check (hasta > desde),
  estado text not null check (estado in ('espera', 'ofrecida', 'cumplida', 'retirada', 'pasada')),
  -- The hour that is kept for them while it is offered.
  id_cita uuid references citas,
  -- Hours that were offered before, which are offered to others from then on.
  ofrecidas timestamptz[] not null default '{}',
  creada_en timestamptz not null,
  check ((clase = 'firma') = (id_solicitud is not null)),
  check ((estado = 'ofrecida') <= (id_cita is not null))
);
create unique index esperas_una_por_persona on esperas_de_citas (id_usuario, clase, coalesce(id_solicitud, id_usuario))
  where estado in ('espera', 'ofrecida');
create index esperas_en_orden on esperas_de_citas (creada_en, id_espera) where estado in ('espera', 'ofrecida');
create index esperas_por_cita on esperas_de_citas (id_cita) where id_cita is not null;
