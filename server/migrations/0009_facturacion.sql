-- Fiscal documents: what the certifier knows of each invoice, and the credit notes that take a part of it back.

alter table datos_facturacion
  add column municipio text,
  add column departamento text,
  add column codigo_postal text,
  add column regimen text not null default 'trimestral' check (regimen in ('trimestral', 'retencion'));

-- Who invoiced, as it was when it was paid.
alter table facturas add column emisor jsonb;

-- What its credit notes add up to: counted in one statement on one row, so that no line is credited above what it cost.
alter table factura_lineas
  add column acreditado integer not null default 0,
  add check (acreditado between 0 and total);

create table notas_credito (
  id_nota uuid primary key,
  id_factura uuid not null references facturas,
  id_reembolso uuid,
  serie text not null,
  numero integer not null,
  motivo text not null check (length(motivo) between 1 and 255),
  moneda text not null,
  total integer not null check (total > 0),
  base integer not null,
  iva integer not null check (base + iva = total),
  creada_en timestamptz not null,
  unique (serie, numero),
  unique (id_factura, id_nota)
);
create unique index notas_credito_por_reembolso on notas_credito (id_reembolso) where id_reembolso is not null;

create table notas_credito_lineas (
  id_nota uuid not null references notas_credito,
  id_factura uuid not null,
  posicion smallint not null,
  monto integer not null check (monto > 0),
  base integer not null,
  iva integer not null check (base + iva = monto),
  primary key (id_nota, posicion),
  foreign key (id_factura, id_nota) references notas_credito (id_factura, id_nota),
  foreign key (id_factura, posicion) references factura_lineas
);
create index notas_credito_lineas_por_linea on notas_credito_lineas (id_factura, posicion);

-- One fiscal document for each invoice and each credit note. Its kinds are the tax authority's: an open list. What the
-- certifier answered is kept whole and never changes.
create table dtes (
  id_dte uuid primary key,
  tipo text not null check (tipo ~ '^[A-Z]{4}$'),
  id_factura uuid not null references facturas,
  id_nota uuid unique references notas_credito,
  estado text not null check (estado in ('pendiente_certificacion', 'certificada', 'rechazada', 'anulada')),
  emitido_en timestamptz not null,
  certificador text,
  ambiente text check (ambiente in ('pruebas', 'produccion')),
  autorizacion uuid unique,
  serie text,
  numero text,
  certificado_en timestamptz,
  nit_certificador text,
  nombre_certificador text,
  xml text,
  errores jsonb not null default '[]',
  intentos integer not null default 0,
  enviado_en timestamptz,
  creado_en timestamptz not null,
  actualizado_en timestamptz not null,
  check ((tipo = 'NCRE') = (id_nota is not null)),
  check ((autorizacion is not null) = (estado in ('certificada', 'anulada'))),
  check (num_nulls(autorizacion, serie, numero, certificado_en, nit_certificador, nombre_certificador, xml, certificador, ambiente) in (0, 9))
);
create unique index dtes_de_factura on dtes (id_factura) where id_nota is null;
create index dtes_por_certificar on dtes (actualizado_en) where estado = 'pendiente_certificacion';
