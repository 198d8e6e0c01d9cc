-- Plans: what the office sells by the month or by the year, who has one, and the units that they give.

create table planes (
  id_plan uuid primary key,
  nombre text not null unique check (length(nombre) between 1 and 60),
  descripcion text not null default '' check (length(descripcion) <= 300),
  destacado boolean not null default false,
  orden smallint not null default 100,
  estado text not null default 'borrador' check (estado in ('borrador', 'publicado', 'archivado')),
  para text not null default 'todos' check (para in ('todos', 'nuevos')),
  id_version_vigente uuid,
  -- Those of its version on sale, so that a list and the record of a change need one table.
  precio_mensual integer,
  precio_anual integer,
  documentos integer,
  descuento smallint not null default 0,
  revision integer not null default 1,
  creado_en timestamptz not null,
  actualizado_en timestamptz not null
);

-- A version never changes: a subscriber keeps theirs until they were told of the next one. `documentos` are those of one
-- month; null has no limit. `descuento` is taken off any other document of the categories, or of all when there are none.
create table versiones_plan (
  id_version uuid primary key,
  id_plan uuid not null references planes,
  numero integer not null check (numero > 0),
  precio_mensual integer check (precio_mensual > 0),
  precio_anual integer check (precio_anual > 0),
  documentos integer check (documentos between 0 and 1000),
  descuento smallint not null default 0 check (descuento between 0 and 100),
  categorias uuid[] not null default '{}',
  publicada_en timestamptz not null,
  unique (id_plan, numero),
  check (precio_mensual is not null or precio_anual is not null)
);
alter table planes add foreign key (id_version_vigente) references versiones_plan;
alter table planes add check (estado = 'borrador' or id_version_vigente is not null);

create function rechazar_cambio_de_plan() returns trigger language plpgsql as $$
begin
  raise exception 'Las filas de % no se cambian ni se borran.', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger versiones_plan_fijas before update or delete on versiones_plan
  for each row execute function rechazar_cambio_de_plan();

-- Nobody could subscribe before: the table holds no rows.
alter table suscripciones
  add column id_plan uuid not null references planes,
  add column id_version uuid not null references versiones_plan,
  -- The instant whose day of the month its periods are counted from, and how many of them end at `fin_periodo`.
  add column ancla timestamptz not null,
  add column periodos integer not null default 0 check (periodos >= 0),
  -- Counts its periods for ever; a unit of the ledger names the one it was given in.
  add column vuelta integer not null default 0 check (vuelta >= 0),
  add column inicio_periodo timestamptz not null,
  -- Centavos that the present period is worth whole, as it was paid.
  add column valor integer not null default 0 check (valor >= 0),
  add column en_mora_desde timestamptz,
  add column cobros_fallidos smallint not null default 0,
  add column avisos smallint not null default 0,
  add column avisada_en timestamptz,
  add column id_version_siguiente uuid references versiones_plan,
  add column periodo_siguiente text check (periodo_siguiente in ('mensual', 'anual')),
  add column version_avisada_en timestamptz,
  add column cancelada_en timestamptz,
  add column motivo_cancelacion text check (length(motivo_cancelacion) <= 500),
  add column revision integer not null default 1,
  add column creada_en timestamptz not null,
  add column actualizada_en timestamptz not null,
  add check (fin_periodo >= inicio_periodo),
  add check ((id_version_siguiente is null) = (periodo_siguiente is null)),
  add check ((cancelada_en is not null) = (estado = 'cancelada'));
create index suscripciones_por_plan on suscripciones (id_plan);
create index suscripciones_por_fin on suscripciones (fin_periodo) where estado <> 'cancelada';

-- A line of an order may be a plan; one of a document says by which benefit of a plan it costs less.
alter table factura_lineas
  alter column id_producto drop not null,
  alter column id_version drop not null,
  alter column modalidad drop not null,
  add column id_suscripcion uuid references suscripciones,
  add column beneficio text check (beneficio in ('unidad', 'descuento')),
  drop constraint factura_lineas_tipo_check,
  add constraint factura_lineas_tipo_check check (tipo in ('documento', 'gestion', 'plan')),
  add check ((tipo = 'plan') = (id_producto is null) and (id_producto is null) = (id_version is null)
    and (id_producto is null) = (modalidad is null)),
  add check (tipo <> 'plan' or (id_suscripcion is not null and beneficio is null)),
  add check (beneficio is null or id_suscripcion is not null);
create index factura_lineas_por_suscripcion on factura_lineas (id_suscripcion) where id_suscripcion is not null;

-- An order that has its own time to be paid, which another try does not change: that of a renewal.
alter table facturas add column vence_fijo boolean not null default false;

-- What each order for a plan pays for: one order for each thing and period, however often a job looks.
create table suscripcion_cargos (
  id_factura uuid primary key references facturas,
  id_suscripcion uuid not null references suscripciones,
  clase text not null check (clase in ('alta', 'renovacion', 'cambio')),
  estado text not null check (estado in ('pendiente', 'aplicado', 'anulado')),
  vuelta integer not null check (vuelta > 0),
  id_version uuid not null references versiones_plan,
  periodo text not null check (periodo in ('mensual', 'anual')),
  -- Centavos of one whole period of its version, before any discount or credit.
  precio integer not null check (precio > 0),
  desde timestamptz not null,
  hasta timestamptz not null,
  creado_en timestamptz not null,
  aplicado_en timestamptz,
  check (desde < hasta),
  check ((aplicado_en is not null) = (estado = 'aplicado'))
);
create unique index suscripcion_cargos_una_vez on suscripcion_cargos (id_suscripcion, vuelta)
  where estado <> 'anulado' and clase <> 'cambio';
create unique index suscripcion_cargos_pendiente on suscripcion_cargos (id_suscripcion) where estado = 'pendiente';

-- The ledger of units: rows are added and never change. `disponible` counts what may be reserved, and cannot be negative
-- whoever errs; null has no limit.
create table beneficio_saldos (
  id_suscripcion uuid not null references suscripciones,
  clase text not null check (clase in ('documento')),
  disponible integer default 0 check (disponible >= 0),
  primary key (id_suscripcion, clase)
);

create table beneficios (
  id_beneficio uuid primary key,
  id_suscripcion uuid not null references suscripciones,
  clase text not null check (clase in ('documento')),
  movimiento text not null check (movimiento in ('otorgado', 'reservado', 'consumido', 'devuelto', 'vencido')),
  cantidad integer not null check (cantidad >= 0),
  ilimitado boolean not null default false,
  vuelta integer not null check (vuelta > 0),
  id_factura uuid,
  posicion smallint,
  motivo text check (length(motivo) <= 500),
  id_usuario uuid references usuarios,
  hecho_en timestamptz not null,
  foreign key (id_factura, posicion) references factura_lineas,
  check (movimiento in ('otorgado', 'vencido') or (cantidad = 1 and id_factura is not null)),
  check (not ilimitado or (movimiento = 'otorgado' and cantidad = 0))
);
create index beneficios_por_suscripcion on beneficios (id_suscripcion, id_beneficio desc);
-- A line reserves, spends and gets back its unit once.
create unique index beneficios_de_linea on beneficios (id_factura, posicion, movimiento) where id_factura is not null;

create function sumar_beneficio() returns trigger language plpgsql as $$
begin
  insert into beneficio_saldos (id_suscripcion, clase) values (new.id_suscripcion, new.clase) on conflict do nothing;
  update beneficio_saldos set disponible = case
      when new.ilimitado then null
      when new.movimiento = 'vencido' and disponible is null then 0
      when new.movimiento in ('reservado', 'vencido') then disponible - new.cantidad
      when new.movimiento in ('otorgado', 'devuelto') then disponible + new.cantidad
      else disponible end
    where id_suscripcion = new.id_suscripcion and clase = new.clase;
  return null;
end $$;
create trigger beneficios_suman after insert on beneficios for each row execute function sumar_beneficio();
create trigger beneficios_fijos before update or delete on beneficios
  for each row execute function rechazar_cambio_de_plan();
