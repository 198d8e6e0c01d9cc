-- What anybody may ask of a delivered document: who sealed it, and whether it still holds.

-- The notary whose certificate sealed it; null for the platform's.
alter table documentos add column id_notario uuid references usuarios;
create index documentos_por_solicitud on documentos (id_solicitud, version desc);

-- A document that no longer holds, as two people said. Nothing of it is ever changed or deleted.
create table documento_marcas (
  id_documento uuid primary key references documentos,
  marca text not null check (marca in ('sustituido', 'anulado')),
  motivo text not null check (length(motivo) between 1 and 500),
  propuesta_por uuid not null references usuarios,
  confirmada_por uuid not null references usuarios,
  confirmada_en timestamptz not null,
  check (propuesta_por <> confirmada_por)
);
create function documento_marcas_no_cambia() returns trigger language plpgsql as $$
begin
  raise exception 'Una marca de un documento no se cambia ni se borra.';
end $$;
create trigger documento_marcas_no_cambia before update or delete or truncate on documento_marcas
  for each statement execute function documento_marcas_no_cambia();
