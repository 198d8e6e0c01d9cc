-- The session in which the address of a calendar was made: it ends with it. Sessions are deleted before the address is, so it is no reference.
alter table calendarios_secretos add column id_sesion uuid;
