-- Giving back: what is asked, quoted, decided and returned of an invoice, and the fresh sign-in that deciding demands.

-- When its person last typed her password in this session; at first, when it was opened.
alter table sesiones add column reingresada_en timestamptz;

-- Why an order was annulled, when somebody of the office did it.
alter table facturas
  add column motivo_anulacion text check (length(motivo_anulacion) between 1 and 500),
  add column anulada_por uuid references usuarios,
  add check ((motivo_anulacion is null) = (anulada_por is null));
create index facturas_por_fecha on facturas ((coalesce(pagada_en, creada_en)), id_factura);

-- What was decided to be given back, counted in one statement on one row before a cent moves: two decisions at once never
-- promise more than the line cost, and nothing is given back that was not decided.
alter table factura_lineas
  add column comprometido integer not null default 0,
  add constraint factura_lineas_comprometido check (comprometido between 0 and total),
  add constraint factura_lineas_reembolsado check (reembolsado <= comprometido);

-- `medio`: back to the card by the provider, or by hand. `monto` is what was decided; `cotizado`, what the rule gave.
create table reembolsos (
  id_reembolso uuid primary key,
  id_factura uuid not null references facturas,
  id_pago uuid references pagos,
  estado text not null check (estado in ('solicitado', 'cotizado', 'aprobado', 'negado', 'enProceso', 'completado')),
  medio text not null check (medio in ('tarjeta', 'manual')),
  motivo text not null check (length(motivo) between 1 and 500),
  respuesta text check (length(respuesta) between 1 and 500),
  cotizado integer not null check (cotizado >= 0),
  monto integer check (monto > 0),
  pedido_por uuid not null references usuarios,
  propuesto_por uuid references usuarios,
  decidido_por uuid references usuarios,
  devolucion text,
  intentos integer not null default 0,
  siguiente_en timestamptz,
  creado_en timestamptz not null,
  actualizado_en timestamptz not null,
  revision integer not null default 1,
  unique (id_factura, id_reembolso),
  check (monto is not null or estado in ('solicitado', 'cotizado', 'negado')),
  check ((decidido_por is not null) = (estado not in ('solicitado', 'cotizado'))),
  check (estado <> 'completado' or devolucion is not null)
);
create index reembolsos_por_devolver on reembolsos (siguiente_en) where estado in ('aprobado', 'enProceso') and medio = 'tarjeta';

create table reembolso_lineas (
  id_reembolso uuid not null,
  id_factura uuid not null,
  posicion smallint not null,
  etapa text not null,
  porcentaje smallint not null check (porcentaje between 0 and 100),
  cotizado integer not null check (cotizado >= 0),
  monto integer check (monto >= 0),
  cancela boolean not null,
  primary key (id_reembolso, posicion),
  foreign key (id_factura, id_reembolso) references reembolsos (id_factura, id_reembolso),
  foreign key (id_factura, posicion) references factura_lineas
);
create index reembolso_lineas_por_linea on reembolso_lineas (id_factura, posicion);

create table reembolso_historial (
  id_reembolso uuid not null references reembolsos,
  orden smallint not null,
  de text,
  a text not null,
  accion text not null,
  id_usuario uuid references usuarios,
  motivo text,
  hecho_en timestamptz not null,
  primary key (id_reembolso, orden)
);

alter table notas_credito add foreign key (id_reembolso) references reembolsos;
