-- What a trámite is while people work on it: its notary, the hours that were promised, and what was asked to be handed in.

-- `grupo` is who is on the move, so that a list asks for one value and finds it in an index.
alter table solicitudes
  add column id_notario uuid references usuarios,
  add column asignada_en timestamptz,
  -- When its notary said yes to it.
  add column aceptada_en timestamptz,
  -- Where it goes back to after a pause.
  add column estado_anterior text,
  -- Business hours that were promised, as the product said when it was sold.
  add column plazo_horas integer not null default 0 check (plazo_horas >= 0),
  -- Business hours that passed while the clock ran, until it stopped last.
  add column horas_consumidas double precision not null default 0 check (horas_consumidas >= 0),
  -- Since when the clock runs, and when the hours end if it goes on; null while it stands.
  add column reloj_desde timestamptz,
  add column vence_en timestamptz,
  -- When the system acts if nobody did.
  add column limite_en timestamptz,
  -- When its customer is reminded that it waits for her, and how many times she was.
  add column aviso_en timestamptz,
  add column avisos smallint not null default 0,
  add column grupo text not null generated always as (case
    when estado in ('requisitosPendientes', 'enCorreccion', 'porAprobar', 'gastosPorPagar') then 'cliente'
    when estado in ('entregado', 'cerrado', 'cancelado', 'rechazado', 'caducado', 'entregada', 'cerrada', 'cancelada',
      'caducada', 'denegada', 'cerradaSinExito') then 'finalizado'
    else 'oficina' end) stored,
  add check ((estado = 'enPausa') = (estado_anterior is not null)),
  add check ((reloj_desde is null) = (vence_en is null)),
  add check (aceptada_en is null or id_notario is not null);

update solicitudes s set plazo_horas = p.plazo_horas from productos p where p.id_producto = s.id_producto;

create index solicitudes_tramites on solicitudes (id_solicitud) where tipo = 'tramite';
create index solicitudes_tramites_por_estado on solicitudes (estado, id_solicitud) where tipo = 'tramite';
create index solicitudes_tramites_por_grupo on solicitudes (grupo, id_solicitud) where tipo = 'tramite';
create index solicitudes_tramites_por_notario on solicitudes (id_notario, grupo, id_solicitud) where tipo = 'tramite' and id_notario is not null;
create index solicitudes_tramites_por_vencer on solicitudes (vence_en, id_solicitud) where tipo = 'tramite' and vence_en is not null;
create index solicitudes_por_limite on solicitudes (limite_en) where limite_en is not null;
create index solicitudes_por_avisar on solicitudes (aviso_en) where aviso_en is not null;

-- What was asked of one solicitud, copied from its product when it was sold: a product that changes, changes nothing here.
create table requisitos (
  id_requisito uuid primary key default gen_random_uuid(),
  id_solicitud uuid not null references solicitudes,
  orden smallint not null,
  clave text not null references tipos_requisito,
  nombre text not null,
  instrucciones text not null default '',
  obligatorio boolean not null,
  vigencia_dias integer check (vigencia_dias > 0),
  original_en_firma boolean not null default false,
  estado text not null default 'pendiente' check (estado in ('pendiente', 'subido', 'aceptado', 'rechazado', 'dispensado', 'vencido')),
  -- Why it was rejected or is not needed.
  motivo text check (length(motivo) between 1 and 500),
  -- How many times it was handed in.
  entregas smallint not null default 0,
  entregado_en timestamptz,
  revisado_por uuid references usuarios,
  revisado_en timestamptz,
  -- Until when what was accepted is good.
  vence_el date,
  revision integer not null default 1,
  unique (id_solicitud, orden),
  check ((estado in ('pendiente')) = (entregado_en is null and revisado_en is null)),
  check (estado not in ('rechazado', 'dispensado') or motivo is not null)
);
create index requisitos_por_vencer on requisitos (vence_el) where estado = 'aceptado' and vence_el is not null;

-- The files of each time it was handed in, as pages in their order. None is ever taken away.
create table requisito_archivos (
  id_archivo uuid primary key references archivos,
  id_requisito uuid not null references requisitos,
  entrega smallint not null,
  pagina smallint not null,
  unique (id_requisito, entrega, pagina)
);

insert into requisitos (id_solicitud, orden, clave, nombre, instrucciones, obligatorio, vigencia_dias, original_en_firma)
select s.id_solicitud, r.orden + 1, r.clave, t.nombre, coalesce(nullif(r.instrucciones, ''), t.instrucciones), r.obligatorio,
  t.vigencia_dias, t.original_en_firma
from solicitudes s join productos_requisitos r on r.id_producto = s.id_producto join tipos_requisito t on t.clave = r.clave
where s.estado <> 'firmado' and s.estado <> 'entregado';
