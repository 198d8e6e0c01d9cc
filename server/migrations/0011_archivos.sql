-- Files that people hand in and documents that we make, the receipts of bank transfers, and what is delivered at once.

-- The bytes stand in the store of files, sealed, under this id. The row comes before them, so that nothing is kept that no
-- row knows; what nobody attached to anything in a day goes.
create table archivos (
  id_archivo uuid primary key,
  -- Who handed it in; null for what we made.
  id_usuario uuid references usuarios,
  nombre text not null check (length(nombre) between 1 and 200),
  tipo text not null check (tipo in ('application/pdf', 'image/jpeg', 'image/png', 'image/webp')),
  bytes integer not null check (bytes > 0),
  sha256 bytea not null check (length(sha256) = 32),
  adjunto boolean not null default false,
  creado_en timestamptz not null
);
create index archivos_huerfanos on archivos (creado_en) where not adjunto;

create table comprobantes (
  id_comprobante uuid primary key,
  id_factura uuid not null references facturas,
  id_archivo uuid not null unique references archivos,
  estado text not null check (estado in ('enRevision', 'aceptado', 'rechazado', 'reemplazado')),
  monto integer check (monto > 0),
  fecha date,
  banco text check (length(banco) <= 80),
  referencia text check (length(referencia) <= 80),
  monto_recibido integer check (monto_recibido > 0),
  motivo text check (length(motivo) <= 300),
  revisado_por uuid references usuarios,
  revisado_en timestamptz,
  creado_en timestamptz not null,
  check ((estado in ('aceptado', 'rechazado')) = (revisado_por is not null)),
  check ((revisado_por is null) = (revisado_en is null)),
  check ((estado = 'aceptado') = (monto_recibido is not null)),
  check (estado <> 'rechazado' or motivo is not null)
);
create index comprobantes_por_factura on comprobantes (id_factura, id_comprobante desc);
create index comprobantes_por_estado on comprobantes (estado, id_comprobante);
create unique index comprobantes_uno_en_revision on comprobantes (id_factura) where estado = 'enRevision';
create unique index comprobantes_uno_aceptado on comprobantes (id_factura) where estado = 'aceptado';

-- A sealed document that was delivered. Nothing of it changes; a correction is another version.
create table documentos (
  id_documento uuid primary key,
  id_solicitud uuid not null references solicitudes,
  version smallint not null check (version > 0),
  id_archivo uuid not null unique references archivos,
  sha256 bytea not null unique check (length(sha256) = 32),
  -- Of the certificate it was sealed with.
  certificado_sha256 bytea not null check (length(certificado_sha256) = 32),
  -- A hundred random bits in letters and digits that nobody takes for one another.
  codigo_verificacion text not null unique check (codigo_verificacion ~ '^[0-9A-HJKMNP-TV-Z]{20}$'),
  sellado_en timestamptz not null,
  unique (id_solicitud, version)
);
