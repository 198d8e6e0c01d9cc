-- The one live change of address that a user asked for; a new one replaces it. Only keyed hashes of its codes are kept. The hash
-- for the new address is empty until its code is sent, and stays so when the address has an account or the provider sends the code.
create table cambios_correo (
  id_usuario uuid primary key references usuarios,
  email text not null check (email = lower(email) and length(email) <= 254),
  hash_nuevo bytea,
  hash_anterior bytea not null,
  vence_en timestamptz not null,
  intentos smallint not null default 0
);
