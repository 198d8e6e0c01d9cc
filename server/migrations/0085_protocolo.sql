-- The protocol of each notary (Código de Notariado, arts. 8 and 13): every number that was used, once, in order.

-- Held while an instrument is entered, so that two signings of one notary stand one after the other.
create table protocolos (
  id_notario uuid primary key references usuarios
);

create table protocolo_instrumentos (
  id_instrumento uuid primary key,
  id_notario uuid not null references protocolos,
  anio smallint not null,
  numero integer not null check (numero > 0),
  -- An act of the house; or a number that was cancelled, the razón of a legalización (art. 59), or one authorised elsewhere.
  origen text not null check (origen in ('tramite', 'cancelado', 'razon', 'ajeno')),
  fecha date not null,
  -- Null only of what was signed before folios were read as numbers.
  folio_desde integer check (folio_desde > 0),
  folio_hasta integer,
  -- It begins on the leaf where the one before it ended.
  misma_hoja boolean not null default false,
  id_solicitud uuid unique references solicitudes,
  nota text check (length(nota) between 1 and 300),
  anotado_por uuid not null references usuarios,
  anotado_en timestamptz not null,
  unique (id_notario, anio, numero),
  check (extract(year from fecha) = anio),
  check (folio_hasta >= folio_desde),
  check ((folio_desde is null) = (folio_hasta is null)),
  check (folio_desde is not null or origen = 'tramite'),
  check ((origen = 'tramite') = (id_solicitud is not null)),
  check ((origen = 'tramite') = (nota is null))
);

-- Of what was signed before, each number once: what was repeated stands with `npm run verificar`.
insert into protocolos (id_notario)
select distinct id_notario from firmas where clase in ('escrituraPublica', 'protocolacion') and instrumento ~ '^0*[1-9][0-9]{0,5}$';

insert into protocolo_instrumentos (id_instrumento, id_notario, anio, numero, origen, fecha, folio_desde, folio_hasta,
  id_solicitud, anotado_por, anotado_en)
select gen_random_uuid(), f.id_notario, extract(year from f.fecha), f.instrumento::integer, 'tramite', f.fecha,
  case when f.legible then f.leidos[1]::integer end, case when f.legible then coalesce(f.leidos[2], f.leidos[1])::integer end,
  f.id_solicitud, f.id_notario, f.firmada_en
from (
  select distinct on (id_notario, extract(year from fecha), instrumento::integer) firmas.*, leidos,
    leidos is not null and coalesce(leidos[2], leidos[1])::integer >= leidos[1]::integer as legible
  from firmas cross join lateral (select regexp_match(folios, '^\s*0*([1-9]\d{0,5})(?:\s*[-–a]\s*0*([1-9]\d{0,5}))?\s*$') as leidos) l
  where clase in ('escrituraPublica', 'protocolacion') and instrumento ~ '^0*[1-9][0-9]{0,5}$'
  order by id_notario, extract(year from fecha), instrumento::integer, firmada_en
) f;

create function protocolo_no_cambia() returns trigger language plpgsql as $$
begin
  raise exception 'El protocolo no se cambia ni se borra.';
end $$;
create trigger protocolo_no_cambia before update or delete or truncate on protocolo_instrumentos
  for each statement execute function protocolo_no_cambia();

-- As what each person appeared.
alter table firma_comparecientes
  add column calidad text not null default 'parte' check (calidad in ('parte', 'testigo', 'interprete', 'traductor'));

-- The kind of act that a product ends in, which its notary may correct when she signs; null where she says it each time.
alter table productos add column clase_acto text
  check (clase_acto in ('escrituraPublica', 'actaNotarial', 'legalizacionFirmas', 'protocolacion', 'documentoPrivado'));
update productos set clase_acto = case when slug = 'compraventa-vehiculo' then 'escrituraPublica' else 'actaNotarial' end
where slug in ('compraventa-vehiculo', 'declaracion-jurada', 'acta-supervivencia', 'autorizacion-viaje-menor', 'nombramiento-representante');
