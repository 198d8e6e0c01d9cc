-- The text as it was signed: the approved version with what is known only at the signing.
alter table minutas drop constraint minutas_origen_check;
alter table minutas add constraint minutas_origen_check check (origen in ('respuestas', 'notario', 'firma'));
