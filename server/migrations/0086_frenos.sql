-- A text that was sent to its customer and has not gone out yet: until then its notary takes it back, and nobody is told.
create table minuta_por_salir (
  id_solicitud uuid primary key references solicitudes,
  -- The job that sends it names it: what was taken back, or asked for again, it leaves alone.
  id_envio uuid not null unique,
  version integer not null,
  pedido_por uuid not null references usuarios,
  pedido_en timestamptz not null,
  sale_en timestamptz not null,
  foreign key (id_solicitud, version) references minutas
);

-- Why somebody was kept out; null of who may come in, and of who was kept out before it was asked.
alter table usuarios add column bloqueado_por text
  check (length(bloqueado_por) between 1 and 500), add check (not activo or bloqueado_por is null);
