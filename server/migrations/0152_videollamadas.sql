-- The service where video calls meet; null when the office gives none.
alter table reglas_citas add column url_video text default 'https://meet.jit.si' check (url_video ~ '^https?://' and length(url_video) <= 200);
-- The room of a video call, which nobody can guess.
alter table citas add column clave_video text check (clave_video ~ '^[0-9a-f]{32}$');
