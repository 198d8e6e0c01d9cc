-- A gestión is done before an institution by a gestor of the catalogue: its steps, what was presented, what the institution observed and
-- resolved. Its own states join those of the trámites. See docs/decisions/0090.

-- `denegada` and `porResponder` wait for the customer. The expression of a generated column cannot be changed before PostgreSQL 17, so
-- the column is made anew, with the indexes that read it.
alter table solicitudes drop column grupo;
alter table solicitudes add column grupo text not null generated always as (case
  when estado in ('requisitosPendientes', 'enCorreccion', 'porAprobar', 'gastosPorPagar', 'porResponder', 'denegada') then 'cliente'
  when estado in ('entregado', 'cerrado', 'cancelado', 'rechazado', 'caducado', 'entregada', 'cerrada', 'cancelada',
    'caducada', 'cerradaSinExito') then 'finalizado'
  else 'oficina' end) stored;
create index solicitudes_tramites_por_grupo on solicitudes (grupo, id_solicitud) where tipo = 'tramite';
create index solicitudes_tramites_por_notario on solicitudes (id_notario, grupo, id_solicitud) where tipo = 'tramite' and id_notario is not null;
create index solicitudes_tramites_de_cliente on solicitudes (id_usuario, id_solicitud) include (estado, grupo, vence_en, id_notario) where tipo = 'tramite';
create index solicitudes_tramites_por_vencer_de_grupo on solicitudes (grupo, vence_en, id_solicitud) where tipo = 'tramite' and vence_en is not null;
create index solicitudes_tramites_por_vencer_de_notario on solicitudes (id_notario, vence_en, id_solicitud) include (estado, grupo)
  where tipo = 'tramite' and vence_en is not null and id_notario is not null;

alter table solicitudes add column id_gestor uuid references gestores;
do $$
declare regla record;
begin
  for regla in select conname from pg_constraint where conrelid = 'solicitudes'::regclass and contype = 'c'
    and (pg_get_constraintdef(oid) like '%estado_anterior%' or pg_get_constraintdef(oid) like '%aceptada_en%')
  loop execute format('alter table solicitudes drop constraint %I', regla.conname); end loop;
end $$;
-- A gestión goes back from paying its expenses to where it was, as anything does from a pause.
alter table solicitudes
  add constraint solicitudes_vuelve check ((estado in ('enPausa', 'gastosPorPagar')) = (estado_anterior is not null)),
  add constraint solicitudes_aceptada check (aceptada_en is null or id_notario is not null or id_gestor is not null),
  add constraint solicitudes_de_uno check (id_notario is null or id_gestor is null);

create index solicitudes_gestiones_por_id on solicitudes (id_solicitud) where tipo = 'gestion';
create index solicitudes_gestiones_por_estado on solicitudes (estado, id_solicitud) where tipo = 'gestion';
create index solicitudes_gestiones_por_grupo on solicitudes (grupo, id_solicitud) where tipo = 'gestion';
create index solicitudes_gestiones_por_vencer on solicitudes (vence_en, id_solicitud) where tipo = 'gestion' and vence_en is not null;
create index solicitudes_gestiones_de_gestor on solicitudes (id_gestor, grupo, id_solicitud) where id_gestor is not null;
create index solicitudes_gestiones_de_cliente on solicitudes (id_usuario, id_solicitud) where tipo = 'gestion';

-- The steps of its product when it was bought, each with the working days it usually takes.
create table gestion_pasos (
  id_solicitud uuid not null references solicitudes,
  orden smallint not null check (orden > 0),
  nombre text not null,
  institucion text not null,
  dias_habiles smallint check (dias_habiles > 0),
  empezado_el date,
  hecho_el date,
  primary key (id_solicitud, orden),
  check (hecho_el is null or empezado_el is not null and hecho_el >= empezado_el)
);

-- Each time it was handed to an institution, with the proof. Nothing of it is changed: what comes later is another row.
create table gestion_presentaciones (
  id_presentacion uuid primary key,
  id_solicitud uuid not null references solicitudes,
  orden smallint not null check (orden > 0),
  clase text not null check (clase in ('inicial', 'respuesta', 'nueva', 'recurso')),
  institucion text not null,
  numero text not null check (length(numero) between 1 and 60),
  presentada_el date not null,
  id_archivo uuid not null unique references archivos,
  nota text not null default '',
  anotada_por uuid references usuarios,
  anotada_en timestamptz not null,
  unique (id_solicitud, orden)
);

-- What the institution asks to be mended (a previo), until a day.
create table gestion_observaciones (
  id_observacion uuid primary key,
  id_solicitud uuid not null references solicitudes,
  orden smallint not null check (orden > 0),
  texto text not null,
  articulo text,
  notificada_el date not null,
  dias_habiles smallint check (dias_habiles > 0),
  vence_el date,
  responde text not null check (responde in ('gestor', 'cliente')),
  respuesta text,
  respondida_por uuid references usuarios,
  respondida_en timestamptz,
  atendida_en timestamptz,
  anotada_por uuid references usuarios,
  anotada_en timestamptz not null,
  unique (id_solicitud, orden),
  check ((dias_habiles is null) = (vence_el is null)),
  check ((respuesta is null) = (respondida_en is null))
);
-- One observation at a time waits for its answer.
create unique index gestion_observaciones_abierta on gestion_observaciones (id_solicitud) where atendida_en is null;

create table gestion_observacion_archivos (
  id_archivo uuid primary key references archivos,
  id_observacion uuid not null references gestion_observaciones,
  posicion smallint not null,
  unique (id_observacion, posicion)
);

-- What the institution resolved. After a claim, or an appeal, there is another version; none is taken away.
create table gestion_resultados (
  id_solicitud uuid not null references solicitudes,
  version smallint not null check (version > 0),
  favorable boolean not null,
  numero text,
  folio text,
  libro text,
  resuelta_el date not null,
  vence_el date,
  nota text not null default '',
  anotado_por uuid references usuarios,
  anotado_en timestamptz not null,
  primary key (id_solicitud, version)
);

create table gestion_resultado_archivos (
  id_archivo uuid primary key references archivos,
  id_solicitud uuid not null,
  version smallint not null,
  posicion smallint not null,
  unique (id_solicitud, version, posicion),
  foreign key (id_solicitud, version) references gestion_resultados
);

create function lo_presentado_no_cambia() returns trigger language plpgsql as $$
begin
  raise exception 'Lo presentado a una institución no se cambia.';
end $$;
create trigger presentaciones_no_cambian before update on gestion_presentaciones
  for each statement execute function lo_presentado_no_cambia();

-- Steps bought before there was a table for them.
insert into gestion_pasos (id_solicitud, orden, nombre, institucion)
select s.id_solicitud, p.orden, p.paso->>'nombre', p.paso->>'institucion'
from solicitudes s join productos x using (id_producto), jsonb_array_elements(x.pasos) with ordinality as p (paso, orden)
where s.tipo = 'gestion';
