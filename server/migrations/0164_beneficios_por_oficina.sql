-- A unit that came back because of the office outlives its period; any other is over with it.
alter table beneficios add column por_oficina boolean not null default false check (not por_oficina or movimiento = 'devuelto');
-- Plans that a customer had, whose units the office still owes.
create index suscripciones_por_cliente on suscripciones (id_usuario);
-- Appointments for advice that a plan without limit lets its customer have ahead at once.
alter table reglas_citas add column asesorias_por_venir smallint not null default 2 check (asesorias_por_venir between 1 and 20);
