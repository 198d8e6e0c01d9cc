-- What happened to trámites in each closed day, month and year of the company, counted: dashboards read it instead of the histories.
create table tramites_por_periodo (
  hecho text not null check (hecho in ('nuevo', 'estancia', 'entrega', 'sinDocumento')),
  grano text not null check (grano in ('dia', 'mes', 'anio')),
  -- The first day.
  inicio date not null,
  -- The state that a stay was in.
  estado text check ((estado is not null) = (hecho = 'estancia')),
  -- The notary who delivered; null for what the platform alone made.
  id_notario uuid references usuarios check (id_notario is null or hecho = 'entrega'),
  -- How long a stay, or a delivery since its notary accepted it, took: hours to three days, then days of 24.
  horas integer check (horas is null or hecho in ('estancia', 'entrega')),
  veces integer not null check (veces > 0),
  unique nulls not distinct (hecho, grano, inicio, estado, id_notario, horas) include (veces)
);

-- The days before `hasta` are kept, and the months and years that ended before it. `difieren` are those that the last review
-- found not to be what the histories say: a day (2026-01-31), a month (2026-01) or a year (2026).
create table cierre_de_tramites (
  id smallint primary key default 1 check (id = 1),
  hasta date not null,
  difieren text[] not null default '{}',
  revisado_en timestamptz not null
);

-- What is open now, by state and notary, without the table; and the ratings of a period.
create index solicitudes_tramites_abiertos on solicitudes (estado, id_notario) include (vence_en)
  where tipo = 'tramite' and grupo <> 'finalizado';
create index calificaciones_por_fecha on calificaciones (creada_en) include (id_notario, puntos);
