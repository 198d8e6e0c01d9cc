-- A gestión has no screens and no calls that move it forward, so nothing could be delivered to who paid for one. None is
-- on sale, and none can be put on sale until a later migration drops this rule. See docs/decisions/0056.

update productos set estado = 'archivado', actualizado_en = now(), revision = revision + 1
  where tipo = 'gestion' and estado = 'publicado';

alter table productos add constraint productos_sin_gestiones_a_la_venta
  check (tipo <> 'gestion' or estado <> 'publicado');

-- What was sold before is listed for the office until it is given back.
create index solicitudes_gestiones on solicitudes (id_factura, posicion) where tipo = 'gestion';
