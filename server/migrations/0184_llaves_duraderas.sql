-- Keys that do not change with APP_SECRET: that of the hashes, which cannot be made anew, and that of the register's signatures,
-- which must hold for past days. Sealed like everything else.

create table llaves_duraderas (
  proposito text primary key check (proposito in ('huellas', 'registro')),
  sellada bytea not null,
  creada_en timestamptz not null default now()
);

-- Sealing anew under another secret changes no word of what may not be changed.
create or replace function conversacion_no_cambia() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('fedatario.borrado', true) = 'si' then return null; end if;
  if tg_op = 'UPDATE' and current_setting('fedatario.sellado', true) = 'si' then return null; end if;
  raise exception 'Lo escrito en un trámite no se cambia ni se borra.';
end $$;
create or replace function minutas_no_cambian() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('fedatario.borrado', true) = 'si' then return null; end if;
  if tg_op = 'UPDATE' and current_setting('fedatario.sellado', true) = 'si' then return null; end if;
  raise exception 'Una versión de una minuta no se cambia ni se borra.';
end $$;
