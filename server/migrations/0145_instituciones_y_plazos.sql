-- Institutions before which gestiones are done, with the page where anybody looks up what was filed; and how long their steps really take.
-- See docs/decisions/0111.

create table instituciones (
  id_institucion uuid primary key,
  -- Steps, presentations and gestores name it so.
  nombre text not null check (length(nombre) between 1 and 120),
  url_consulta text,
  notas text not null default '' check (length(notas) <= 2000),
  activa boolean not null default true,
  revision integer not null default 1,
  creado_en timestamptz not null,
  actualizado_en timestamptz not null
);

-- Working days from the day on which it began, by the calendar of the day on which it was noted.
alter table gestion_pasos add column dias_reales smallint check (dias_reales >= 0);
create index gestion_pasos_medidos on gestion_pasos (hecho_el) include (institucion, nombre, dias_reales) where dias_reales is not null;

-- The steps of a product with enough cases of a year, measured each night. What the page of the product promises.
create table plazos_medidos (
  id_producto uuid not null references productos on delete cascade,
  institucion text not null,
  nombre text not null,
  casos integer not null check (casos > 0),
  p90 smallint not null check (p90 > 0),
  primary key (id_producto, institucion, nombre)
);
create trigger renueva_edicion after insert or update or delete or truncate on plazos_medidos
  for each statement execute function renovar_edicion_del_catalogo();
