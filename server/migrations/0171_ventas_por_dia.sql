-- Sums of the sales of each closed day, in the time zone of the company: dashboards and reports read them instead of the rows.
create table ventas_por_dia (
  dia date not null,
  metodo text not null,
  -- Empty for an order without a promo code.
  codigo text not null,
  pedidos integer not null,
  con_cobro integer not null,
  ingresos bigint not null,
  descuento bigint not null,
  notas integer not null,
  devuelto bigint not null,
  primary key (dia, metodo, codigo)
);

create table productos_por_dia (
  dia date not null,
  -- Null for the plans.
  id_producto uuid references productos,
  vendidos integer not null,
  subtotal bigint not null,
  descuento bigint not null,
  cobrado bigint not null,
  devuelto bigint not null,
  ultima_venta timestamptz,
  unique nulls not distinct (dia, id_producto)
);

-- The days before `hasta` are kept. `difieren` are those that the last review found not to be the sum of their rows.
create table cierre_de_ventas (
  id smallint primary key default 1 check (id = 1),
  hasta date not null,
  difieren date[] not null default '{}',
  revisado_en timestamptz not null
);

-- The rows of the days that are not closed yet, and of one day that is reviewed.
create index facturas_por_pago on facturas (pagada_en) where numero is not null;
create index notas_credito_por_fecha on notas_credito (creada_en);
