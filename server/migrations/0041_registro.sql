-- The record of what each notary did: a chain of entries, each holding the hash of the one before, to which things are only added.

-- Where each chain ends. Its row is held while an entry is added, so that no two follow the same one.
create table registro_cadenas (
  id_notario uuid primary key references usuarios,
  ultimo integer not null check (ultimo >= 0),
  -- Of the last entry; zeros before the first.
  huella bytea not null check (length(huella) = 32)
);

create table registro_actuaciones (
  id_asiento uuid primary key,
  id_notario uuid not null references registro_cadenas,
  numero integer not null check (numero > 0),
  previa bytea not null check (length(previa) = 32),
  actuacion text not null check (actuacion in ('entrega', 'sustitucion', 'anulacion')),
  hecho_en timestamptz not null check (hecho_en = date_trunc('milliseconds', hecho_en)),
  -- By whom; null for the system, which seals what the notary signed.
  id_usuario uuid references usuarios,
  id_solicitud uuid not null references solicitudes,
  documento_sha256 bytea not null check (length(documento_sha256) = 32),
  -- JSON, byte for byte as it was hashed: the instrument as the notary's index names it.
  datos text not null,
  huella bytea not null unique check (length(huella) = 32),
  -- HMAC of the hash under a key kept outside the database: who rewrites entries cannot make it.
  prueba bytea not null check (length(prueba) = 32),
  unique (id_notario, numero),
  unique (id_notario, previa)
);
create index registro_actuaciones_por_fecha on registro_actuaciones (hecho_en, id_asiento);
create index registro_actuaciones_por_solicitud on registro_actuaciones (id_solicitud);

-- Where each chain ended on each day that something was added to it, signed.
create table registro_cabezas (
  id_notario uuid not null references registro_cadenas,
  dia date not null,
  numero integer not null check (numero > 0),
  huella bytea not null check (length(huella) = 32),
  firma bytea not null check (length(firma) = 64),
  primary key (id_notario, dia)
);

create function registro_no_cambia() returns trigger language plpgsql as $$
begin
  raise exception 'El registro de actuaciones no se cambia ni se borra.';
end $$;
create trigger registro_no_cambia before update or delete or truncate on registro_actuaciones
  for each statement execute function registro_no_cambia();
create trigger registro_no_cambia before update or delete or truncate on registro_cabezas
  for each statement execute function registro_no_cambia();
create trigger registro_no_cambia before delete or truncate on registro_cadenas
  for each statement execute function registro_no_cambia();
