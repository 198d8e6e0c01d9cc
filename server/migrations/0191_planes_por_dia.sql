-- The movements of plans of each closed day, in the time zone of the company: the dashboard reads them instead of every paid charge.
create table planes_por_dia (
  dia date not null,
  movimiento text not null check (movimiento in ('nuevas', 'reactivadas', 'expansion', 'contraccion', 'bajas')),
  cantidad integer not null check (cantidad > 0),
  -- Centavos by which they changed what the subscriptions are worth a month.
  mrr bigint not null,
  primary key (dia, movimiento)
);

-- The days before `hasta` are kept. `difieren` are those that the last review found not to be what their rows say.
create table cierre_de_planes (
  id smallint primary key default 1 check (id = 1),
  hasta date not null,
  difieren date[] not null default '{}',
  revisado_en timestamptz not null
);

-- The charges and ends of the days that are not closed yet, and of those that are reviewed.
create index suscripcion_cargos_por_pago on suscripcion_cargos (aplicado_en) where estado = 'aplicado';
create index suscripciones_por_cancelacion on suscripciones (cancelada_en) where estado = 'cancelada' and vuelta > 0;
