-- A name has as many characters as an interview takes: given names and surnames of 80 each, and the space between.
alter table firma_comparecientes
  drop constraint firma_comparecientes_nombre_check,
  add constraint firma_comparecientes_nombre_check check (length(nombre) between 1 and 161);
alter table usuarios
  drop constraint usuarios_nombre_completo_check,
  add constraint usuarios_nombre_completo_check check (length(nombre_completo) between 1 and 161);
alter table boletin
  drop constraint boletin_nombre_check,
  add constraint boletin_nombre_check check (length(nombre) between 1 and 161);
alter table feedback
  drop constraint feedback_nombre_check,
  add constraint feedback_nombre_check check (length(nombre) between 1 and 161);
