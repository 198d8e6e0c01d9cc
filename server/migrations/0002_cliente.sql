-- What a customer has beside an account: payment methods, a plan, a cart. The nouns that fill them add their columns.

create table formas_pago (
  id_forma_pago uuid primary key,
  id_usuario uuid not null references usuarios,
  proveedor text not null,
  token_cifrado bytea not null,
  marca text not null,
  ultimos_cuatro text not null check (ultimos_cuatro ~ '^[0-9]{4}$'),
  vence_mes smallint not null check (vence_mes between 1 and 12),
  vence_anio smallint not null check (vence_anio between 2000 and 2200),
  predeterminada boolean not null default false,
  creada_en timestamptz not null
);
create index formas_pago_por_usuario on formas_pago (id_usuario, id_forma_pago);
create unique index formas_pago_predeterminada on formas_pago (id_usuario) where predeterminada;

create table suscripciones (
  id_suscripcion uuid primary key,
  id_usuario uuid not null references usuarios,
  nombre_plan text not null,
  periodo text not null check (periodo in ('mensual', 'anual')),
  estado text not null check (estado in ('pendientePago', 'activa', 'enMora', 'suspendida', 'cancelacionProgramada', 'cambioProgramado', 'cancelada')),
  inicio timestamptz not null,
  fin_periodo timestamptz not null,
  renovar boolean not null default true
);
create unique index suscripciones_viva on suscripciones (id_usuario) where estado <> 'cancelada';

create table carrito_lineas (
  id_linea uuid primary key,
  id_usuario uuid not null references usuarios,
  id_producto uuid not null,
  id_borrador uuid,
  nombre text not null,
  precio integer not null check (precio >= 0),
  agregada_en timestamptz not null
);
create index carrito_lineas_por_usuario on carrito_lineas (id_usuario, id_linea);
