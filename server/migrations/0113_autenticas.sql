-- The trámite whose delivered document a draft is about, as the legalization of its signatures: the document goes with it when it is bought.
alter table borradores add column id_solicitud_origen uuid references solicitudes;
create index borradores_de_origen on borradores (id_solicitud_origen) where id_solicitud_origen is not null;

-- Three kinds of requisito came with more megabytes than a file may have, so that the list of kinds could not be read.
update tipos_requisito set tamano_maximo = 10485760
where clave in ('documento_a_legalizar', 'identificacion_firmantes', 'original_a_fotocopiar') and tamano_maximo = 26214400;
