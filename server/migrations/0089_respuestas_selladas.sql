-- What a repeated request is answered may hold an identity document: it is kept sealed, as the document itself is.
-- The answers of the last day stand in clear and cannot be sealed here, so they go. A purchase repeated across this
-- migration still finds its order by its key (facturas_id_usuario_clave_key).
delete from peticiones_idempotentes;
alter table peticiones_idempotentes drop column respuesta;
alter table peticiones_idempotentes add column respuesta_sellada bytea not null;
