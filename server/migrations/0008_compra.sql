-- Buying: the cart's promo code, orders that become invoices, their payments, and the requests that they become.

alter table carrito_lineas
  add foreign key (id_producto) references productos,
  add foreign key (id_borrador) references borradores;
create unique index carrito_lineas_borrador on carrito_lineas (id_borrador) where id_borrador is not null;
create unique index carrito_lineas_gestion on carrito_lineas (id_usuario, id_producto) where id_borrador is null;

-- `usos` counts the reserved and the used together: a limit is one statement on one row, and the check holds it whoever errs.
create table codigos_promocionales (
  id_codigo uuid primary key,
  codigo text not null unique check (codigo ~ '^[A-Z0-9][A-Z0-9-]{2,29}$'),
  descripcion text not null default '' check (length(descripcion) <= 200),
  tipo text not null check (tipo in ('porcentaje', 'monto')),
  valor integer not null check (valor > 0),
  desde timestamptz,
  hasta timestamptz,
  usos_maximos integer check (usos_maximos > 0),
  usos_por_cliente integer check (usos_por_cliente > 0),
  monto_minimo integer not null default 0 check (monto_minimo >= 0),
  aplica_a text not null default 'todo' check (aplica_a in ('todo', 'categorias', 'productos', 'planes')),
  objetos uuid[] not null default '{}',
  activo boolean not null default true,
  usos integer not null default 0 check (usos >= 0),
  revision integer not null default 1,
  creado_en timestamptz not null,
  actualizado_en timestamptz not null,
  check (usos_maximos is null or usos <= usos_maximos),
  check (tipo <> 'porcentaje' or valor <= 100),
  check (desde is null or hasta is null or desde < hasta),
  check ((aplica_a in ('todo', 'planes')) or cardinality(objetos) > 0)
);

create table codigos_por_cliente (
  id_codigo uuid not null references codigos_promocionales,
  id_usuario uuid not null references usuarios,
  usos integer not null check (usos >= 0),
  primary key (id_codigo, id_usuario)
);

create table carritos (
  id_usuario uuid primary key references usuarios,
  codigo text,
  actualizado_en timestamptz not null
);

-- The last number given of each series, taken in the transaction that uses it: a number that rolls back is given again.
create table numeraciones (
  serie text primary key check (serie ~ '^[A-Z]{1,3}-[0-9]{4}$'),
  ultimo integer not null check (ultimo > 0)
);

create table facturas (
  id_factura uuid primary key,
  id_usuario uuid not null references usuarios,
  referencia text not null unique check (referencia ~ '^FD-[0-9A-Z]{6,10}$'),
  clave text not null,
  huella bytea not null,
  estado text not null check (estado in ('pendientePago', 'pagada', 'parcialmenteReembolsada', 'reembolsada', 'vencida', 'anulada')),
  metodo text not null check (metodo in ('tarjeta', 'transferencia', 'sinCosto')),
  serie text,
  numero integer,
  moneda text not null default 'GTQ',
  subtotal integer not null check (subtotal >= 0),
  descuento integer not null check (descuento >= 0),
  total integer not null check (total = subtotal - descuento and total >= 0),
  base integer not null,
  iva integer not null check (base + iva = total),
  reembolsado integer not null default 0 check (reembolsado between 0 and total),
  receptor jsonb not null,
  codigo text,
  vence_en timestamptz not null,
  pagada_en timestamptz,
  creada_en timestamptz not null,
  actualizada_en timestamptz not null,
  revision integer not null default 1,
  unique (id_usuario, clave),
  unique (serie, numero),
  check ((numero is null) = (pagada_en is null) and (numero is null) = (serie is null)),
  check ((numero is null) = (estado in ('pendientePago', 'vencida', 'anulada')))
);
create index facturas_por_usuario on facturas (id_usuario, id_factura desc);
create index facturas_por_vencer on facturas (vence_en) where estado = 'pendientePago';

-- What was sold, as it was then: a product that changes or is archived changes nothing here.
create table factura_lineas (
  id_factura uuid not null references facturas,
  posicion smallint not null check (posicion between 1 and 20),
  id_producto uuid not null references productos,
  id_version uuid not null references versiones_producto,
  id_borrador uuid references borradores,
  tipo text not null check (tipo in ('documento', 'gestion')),
  modalidad text not null,
  nombre text not null,
  precio integer not null check (precio >= 0),
  descuento integer not null check (descuento >= 0),
  total integer not null check (total = precio - descuento),
  base integer not null,
  iva integer not null check (base + iva = total),
  reembolsado integer not null default 0 check (reembolsado between 0 and total),
  primary key (id_factura, posicion)
);
create index factura_lineas_por_borrador on factura_lineas (id_borrador) where id_borrador is not null;

create table usos_codigo (
  id_factura uuid primary key references facturas,
  id_codigo uuid not null references codigos_promocionales,
  id_usuario uuid not null references usuarios,
  estado text not null check (estado in ('reservado', 'usado', 'liberado')),
  descuento integer not null check (descuento >= 0),
  creado_en timestamptz not null,
  actualizado_en timestamptz not null
);
create index usos_codigo_por_codigo on usos_codigo (id_codigo, creado_en desc);

-- The person of an account, as the payment provider knows her.
create table clientes_pago (
  id_usuario uuid not null references usuarios,
  proveedor text not null,
  referencia text not null,
  primary key (id_usuario, proveedor)
);

alter table formas_pago add column referencia_hash bytea;
create unique index formas_pago_sin_repetir on formas_pago (id_usuario, referencia_hash) where referencia_hash is not null;

-- `aplicado`: it is what paid the invoice; a second capture is not, and goes back by itself (`devolucion`).
create table pagos (
  id_pago uuid primary key,
  id_factura uuid not null references facturas,
  clave text not null,
  metodo text not null check (metodo in ('tarjeta', 'transferencia', 'sinCosto')),
  proveedor text not null,
  referencia text,
  intento text,
  id_forma_pago uuid references formas_pago on delete set null,
  recordar boolean not null default false,
  monto integer not null check (monto >= 0),
  estado text not null check (estado in ('iniciado', 'requiereAccion', 'autorizado', 'capturado', 'rechazado', 'cancelado', 'incierto')),
  aplicado boolean not null default false,
  motivo text,
  marca text,
  ultimos_cuatro text,
  url text,
  devolucion text,
  devuelto integer not null default 0 check (devuelto between 0 and monto),
  creado_en timestamptz not null,
  actualizado_en timestamptz not null,
  unique (id_factura, clave),
  check (not aplicado or estado = 'capturado')
);
create index pagos_por_factura on pagos (id_factura, id_pago desc);
create unique index pagos_por_referencia on pagos (proveedor, referencia) where referencia is not null;
create index pagos_por_intento on pagos (proveedor, intento) where intento is not null;
create unique index pagos_uno_vivo on pagos (id_factura) where estado in ('iniciado', 'requiereAccion', 'autorizado', 'incierto');
create unique index pagos_uno_aplicado on pagos (id_factura) where aplicado;
create index pagos_por_preguntar on pagos (actualizado_en) where estado in ('iniciado', 'requiereAccion', 'autorizado', 'incierto') and metodo = 'tarjeta';

-- What the provider told, once each: a notice that comes twice finds its row.
create table eventos_pago (
  proveedor text not null,
  id_evento text not null,
  tipo text not null,
  referencia text not null,
  recibido_en timestamptz not null,
  primary key (proveedor, id_evento)
);
create index eventos_pago_por_fecha on eventos_pago (recibido_en);

-- The one row behind a trámite or a gestión. Answers are a copy of their own, sealed: a draft may be copied and changed later.
create table solicitudes (
  id_solicitud uuid primary key,
  serie text not null,
  numero integer not null,
  tipo text not null check (tipo in ('tramite', 'gestion')),
  id_usuario uuid not null references usuarios,
  id_producto uuid not null references productos,
  id_version uuid not null references versiones_producto,
  id_factura uuid not null,
  posicion smallint not null,
  nombre text not null,
  respuestas_cifradas bytea,
  estado text not null,
  revision integer not null default 1,
  creada_en timestamptz not null,
  actualizada_en timestamptz not null,
  unique (serie, numero),
  unique (id_factura, posicion),
  foreign key (id_factura, posicion) references factura_lineas
);
create index solicitudes_por_usuario on solicitudes (id_usuario, id_solicitud desc);

create table solicitud_historial (
  id_solicitud uuid not null references solicitudes,
  orden smallint not null,
  de text,
  a text not null,
  accion text not null,
  id_usuario uuid references usuarios,
  motivo text,
  hecho_en timestamptz not null,
  primary key (id_solicitud, orden)
);

-- How invoices name the company, and where customers transfer to. Not for visitors: it stands apart from what they see.
create table datos_facturacion (
  id smallint primary key default 1 check (id = 1),
  razon_social text,
  nit text,
  establecimiento text,
  direccion text,
  datos_transferencia text,
  revision integer not null default 1,
  actualizado_en timestamptz not null default now()
);
insert into datos_facturacion (id) values (1);
