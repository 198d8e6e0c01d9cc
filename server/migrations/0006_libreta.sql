-- People, vehicles and places that a customer chose to keep for her next documents. What identifies is sealed; `huella`
-- is a hash that only this service can make of the identity document, so that the same person is kept once.

create table libreta (
  id_entrada uuid primary key,
  id_usuario uuid not null references usuarios,
  tipo text not null check (tipo in ('persona', 'vehiculo', 'inmueble', 'direccion')),
  contenido_cifrado bytea not null,
  huella bytea,
  revision integer not null default 1,
  consentida_en timestamptz not null,
  creada_en timestamptz not null,
  actualizada_en timestamptz not null,
  unique (id_usuario, tipo, huella)
);
