-- The lists of gestiones are read over any number of them as those of trámites are (0065, decision 42): by gestor as by notary.

-- This one is also read without the kind, where a gestor is deleted from the catalogue.
drop index solicitudes_gestiones_de_gestor;
create index solicitudes_gestiones_de_gestor on solicitudes (id_gestor, grupo, id_solicitud) include (tipo) where id_gestor is not null;
create index solicitudes_gestiones_de_gestor_por_id on solicitudes (id_gestor, id_solicitud) where tipo = 'gestion' and id_gestor is not null;
create index solicitudes_gestiones_de_gestor_por_estado on solicitudes (id_gestor, estado, id_solicitud) where tipo = 'gestion' and id_gestor is not null;
drop index solicitudes_gestiones_de_cliente;
create index solicitudes_gestiones_de_cliente on solicitudes (id_usuario, id_solicitud) include (estado, grupo, vence_en, id_gestor) where tipo = 'gestion';
create index solicitudes_gestiones_en_plazo on solicitudes (id_solicitud, vence_en) where tipo = 'gestion' and vence_en is not null;
create index solicitudes_gestiones_por_vencer_de_grupo on solicitudes (grupo, vence_en, id_solicitud) where tipo = 'gestion' and vence_en is not null;
create index solicitudes_gestiones_por_vencer_de_estado on solicitudes (estado, vence_en, id_solicitud) where tipo = 'gestion' and vence_en is not null;
create index solicitudes_gestiones_por_vencer_de_gestor on solicitudes (id_gestor, vence_en, id_solicitud) include (estado, grupo)
  where tipo = 'gestion' and vence_en is not null and id_gestor is not null;
