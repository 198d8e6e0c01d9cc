-- The rows of the ledger of units never change, but for the reason that the office wrote: it may name the customer, and goes with the account.
create function rechazar_cambio_de_beneficio() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.motivo is null and to_jsonb(new) - 'motivo' = to_jsonb(old) - 'motivo' then
    return new;
  end if;
  raise exception 'Las filas de % no se cambian ni se borran.', tg_table_name using errcode = 'restrict_violation';
end
$$;
drop trigger beneficios_fijos on beneficios;
create trigger beneficios_fijos before update or delete on beneficios
  for each row execute function rechazar_cambio_de_beneficio();
