-- How an act was signed before its notary, and the scan of what was signed. Nothing of it changes.
create table firmas (
  id_solicitud uuid primary key references solicitudes,
  id_notario uuid not null references usuarios,
  clase text not null check (clase in ('escrituraPublica', 'actaNotarial', 'legalizacionFirmas', 'protocolacion', 'documentoPrivado')),
  -- Number of the instrument; what is outside of the protocol may have none.
  instrumento text check (length(instrumento) between 1 and 30),
  lugar text not null check (length(lugar) between 1 and 120),
  fecha date not null,
  hojas smallint not null check (hojas between 1 and 500),
  folios text check (length(folios) between 1 and 60),
  firmada_en timestamptz not null
);

create table firma_comparecientes (
  id_solicitud uuid not null references firmas,
  orden smallint not null,
  nombre text not null check (length(nombre) between 1 and 120),
  identificacion text not null check (identificacion in ('dpi', 'pasaporte', 'conocido', 'testigos')),
  -- The number of the document, sealed.
  numero_cifrado bytea,
  primary key (id_solicitud, orden),
  check ((identificacion in ('dpi', 'pasaporte')) = (numero_cifrado is not null))
);

create table firma_hojas (
  id_archivo uuid primary key references archivos,
  id_solicitud uuid not null references firmas,
  orden smallint not null,
  unique (id_solicitud, orden)
);
