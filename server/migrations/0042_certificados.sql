-- What each notary signs with: her own certificate, or one of the house's authority. Only the last is kept; what a document was
-- sealed with stands in the document.
create table certificados_notario (
  id_notario uuid primary key references usuarios,
  origen text not null check (origen in ('propio', 'desarrollo')),
  -- The key and its certificate, sealed; of a PKCS#12 file, with its password.
  contenido_cifrado bytea not null,
  sha256 bytea not null check (length(sha256) = 32),
  titular text not null,
  emisor text not null,
  desde timestamptz not null,
  hasta timestamptz not null,
  puesto_en timestamptz not null
);
