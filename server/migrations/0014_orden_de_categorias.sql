-- Entries of a catalogue are put in order by hand: each has its own place, and there is room for as many as there may be.

alter table categorias alter column orden type integer;
update categorias set orden = n.lugar
  from (select id_categoria, row_number() over (order by orden, nombre) as lugar from categorias) n
  where n.id_categoria = categorias.id_categoria;

alter table preguntas_frecuentes alter column orden type integer;
update preguntas_frecuentes set orden = n.lugar
  from (select id_pregunta, row_number() over (order by orden, id_pregunta) as lugar from preguntas_frecuentes) n
  where n.id_pregunta = preguntas_frecuentes.id_pregunta;
