-- The last paid charge of a subscription says what it is worth: the dashboard of plans asks for it of each one.
create index suscripcion_cargos_aplicados on suscripcion_cargos (id_suscripcion, aplicado_en desc) include (periodo, precio)
  where estado = 'aplicado';
-- What is used of each subscription in its present period.
create index beneficios_de_vuelta on beneficios (id_suscripcion, vuelta, clase) include (movimiento, cantidad, ilimitado);
