-- The gestiones that are open now, by state, and those bought in a period, without the table.
create index solicitudes_gestiones_abiertas on solicitudes (estado) include (vence_en)
  where tipo = 'gestion' and grupo <> 'finalizado';
create index solicitudes_gestiones_por_compra on solicitudes (creada_en) where tipo = 'gestion';
-- The steps by which a gestión ends; no trámite has one of these states.
create index solicitud_historial_fines_de_gestion on solicitud_historial (a, hecho_en) include (id_solicitud, orden)
  where a in ('entregada', 'cerradaSinExito', 'cancelada', 'caducada');
-- Citas of a state and a period, counted and listed.
create index citas_por_estado on citas (estado, inicio, id_cita) include (fin);
