-- The second step of a sign-in (TOTP, RFC 6238). Without `activado_en` it is being set up and nothing asks for it.
create table dos_pasos (
  id_usuario uuid primary key references usuarios on delete cascade,
  -- The secret that the account shares with its application, sealed.
  secreto bytea not null,
  activado_en timestamptz,
  -- The last period of thirty seconds whose code was used: a code serves once.
  ultimo_paso integer not null default 0
);

-- For who lost the application; each serves once.
create table codigos_respaldo (
  id_usuario uuid not null references dos_pasos on delete cascade,
  hash bytea not null,
  primary key (id_usuario, hash)
);
