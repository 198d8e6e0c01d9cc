-- A published version keeps its text as its author wrote it, with the order of its keys, so that a product saved to a file and brought to
-- another installation is the same to the byte.
alter table versiones_producto drop constraint versiones_producto_respuestas_de_muestra_check;
alter table versiones_producto
  alter column entrevista type json using entrevista::json,
  alter column plantilla type json using plantilla::json,
  alter column respuestas_de_muestra type json using respuestas_de_muestra::json,
  add check (json_typeof(respuestas_de_muestra) = 'object');

-- The notary and the number that a case is worked out with, when they are not those of a sample: a case that came in a file keeps its own.
alter table casos_producto add column contexto json check (json_typeof(contexto) = 'object');
