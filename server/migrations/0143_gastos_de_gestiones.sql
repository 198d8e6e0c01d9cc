-- What an institution charges for a gestión: estimated when it was bought, spent with its receipt, charged by invoices of their own, and what is
-- left given back. See docs/decisions/0091. A gestión that was bought before has no estimate, so nothing of it is charged.

create table gestion_gastos (
  id_gasto uuid primary key default gen_random_uuid(),
  id_solicitud uuid not null references solicitudes,
  orden smallint not null check (orden > 0),
  concepto text not null check (length(concepto) between 1 and 160),
  -- The most that its customer pays for it, told before buying or before the invoice that asks for it.
  estimado integer not null check (estimado between 1 and 100000000),
  -- The office added it after the purchase.
  agregado_por uuid references usuarios,
  gastado integer check (gastado between 0 and 100000000),
  gastado_el date,
  id_archivo uuid unique references archivos,
  paga text not null default 'cliente' check (paga in ('cliente', 'oficina')),
  anotado_por uuid references usuarios,
  anotado_en timestamptz,
  unique (id_solicitud, orden),
  check ((gastado is null) = (gastado_el is null)),
  check ((gastado is null) = (id_archivo is null))
);

-- An invoice for the expenses of a gestión has one line and makes no solicitud.
alter table facturas add column gastos_de uuid references solicitudes;
create index facturas_de_gastos on facturas (gastos_de) where gastos_de is not null;
create unique index facturas_de_gastos_por_pagar on facturas (gastos_de) where estado = 'pendientePago';

-- A refund that the system makes by itself, of what was charged and not spent: nobody asked for it and nobody decided it.
alter table reembolsos add column de_oficio boolean not null default false;
do $$
declare regla record;
begin
  for regla in select conname from pg_constraint where conrelid = 'reembolsos'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%decidido_por IS NOT NULL%'
  loop execute format('alter table reembolsos drop constraint %I', regla.conname); end loop;
end $$;
alter table reembolsos add constraint reembolsos_decidido
  check (de_oficio or (decidido_por is not null) = (estado not in ('solicitado', 'cotizado')));
