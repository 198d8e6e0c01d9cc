-- The steps of a period, without the table: dashboards count deliveries and the stays that ended in it.
create index solicitud_historial_por_fecha on solicitud_historial (hecho_en) include (id_solicitud, a);
-- The trámites bought in a period, by the state that they have.
create index solicitudes_tramites_por_compra on solicitudes (creada_en) include (estado, vence_en, id_notario) where tipo = 'tramite';
