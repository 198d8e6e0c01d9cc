-- When the people of a confirmed cita are reminded next; null when no reminder is left.
alter table citas add column recordatorio_en timestamptz;
create index citas_por_recordar on citas (recordatorio_en) where recordatorio_en is not null;
