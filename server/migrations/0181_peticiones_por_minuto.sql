-- Requests that all processes together have set apart for an address in a minute. Nothing is lost with it: unlogged.
create unlogged table peticiones_por_minuto (
  -- A keyed hash: no address is kept.
  clave bytea not null,
  minuto timestamptz not null,
  apartadas bigint not null check (apartadas > 0),
  primary key (clave, minuto)
);
create index peticiones_por_minuto_por_minuto on peticiones_por_minuto (minuto);
