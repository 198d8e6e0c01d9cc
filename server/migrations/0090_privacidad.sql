-- What a person may do with her own data: take a copy of all of it, and close her account.

create table copias (
  id_copia uuid primary key,
  id_usuario uuid not null references usuarios,
  estado text not null check (estado in ('preparando', 'lista', 'fallida', 'vencida')),
  pedida_en timestamptz not null,
  lista_en timestamptz,
  vence_en timestamptz,
  bytes double precision check (bytes > 0),
  check ((lista_en is null) = (vence_en is null) and (lista_en is null) = (bytes is null)),
  check (estado <> 'lista' or lista_en is not null)
);
create unique index copias_una_por_cuenta on copias (id_usuario) where estado = 'preparando';
create index copias_por_usuario on copias (id_usuario, pedida_en desc);
create index copias_por_vencer on copias (vence_en) where estado = 'lista';

-- The archive in pieces, each sealed apart in the store of files, so that none of it is held whole. The row comes before them.
create table copia_partes (
  id_copia uuid not null references copias,
  orden integer not null,
  id_parte uuid not null unique,
  primary key (id_copia, orden)
);

-- Asked for until it is done or its owner signs in again. What the provider gave the session that asked stays, sealed for that
-- session, so that the account can be closed there too.
alter table cuentas
  add column cierre_pedido_en timestamptz,
  add column cierra_en timestamptz,
  add column sesion_de_cierre uuid,
  add column credencial_de_cierre bytea,
  add check ((cierre_pedido_en is null) = (cierra_en is null)),
  add check (credencial_de_cierre is null or cierra_en is not null);
create index cuentas_por_cerrar on cuentas (cierra_en) where cierra_en is not null;

-- The row stays without its person, for what refers to it.
alter table usuarios add column cerrado_en timestamptz;

-- What the law keeps of a closed account, by class, and until when; without a day, for ever.
create table retenciones (
  id_usuario uuid not null references usuarios,
  clase text not null check (clase in ('fiscal', 'expediente', 'registro')),
  hasta date,
  purgada_en timestamptz,
  primary key (id_usuario, clase)
);
create index retenciones_por_purgar on retenciones (hasta) where purgada_en is null and hasta is not null;

-- What was erased, counted, as its owner got it by mail. It says of nobody whose it was.
create table constancias_de_cierre (
  folio uuid primary key,
  hecha_en timestamptz not null,
  contenido text not null,
  sha256 bytea not null check (length(sha256) = 32)
);

-- What nobody changes or takes away goes with the account whose it was, once nothing obliges to keep it; a transaction that
-- erases says so.
create or replace function conversacion_no_cambia() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('fedatario.borrado', true) = 'si' then return null; end if;
  raise exception 'Lo escrito en un trámite no se cambia ni se borra.';
end $$;
create or replace function minutas_no_cambian() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('fedatario.borrado', true) = 'si' then return null; end if;
  raise exception 'Una versión de una minuta no se cambia ni se borra.';
end $$;
-- Of the acts done to the account itself what stays is that they were done; what they changed in it goes.
create or replace function auditoria_no_cambia() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('fedatario.borrado', true) = 'si' then return null; end if;
  raise exception 'La auditoría no se cambia ni se borra.';
end $$;
