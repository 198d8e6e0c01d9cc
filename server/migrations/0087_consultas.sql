-- A look of the office at what is somebody's: whose it is, of which trámite, and why, where a reason is asked for. Those whose it is
-- read these rows (GET /private/usuario/consultas).
alter table auditoria
  add column id_titular uuid,
  add column id_solicitud uuid,
  add column motivo text,
  -- Session, look and quarter of an hour: a screen that asks again by itself leaves one row for each.
  add column turno text unique;
create index auditoria_por_titular on auditoria (id_titular, id_registro desc) where id_titular is not null;
