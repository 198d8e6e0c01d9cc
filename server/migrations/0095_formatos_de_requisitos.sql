-- What files each requisito takes, as its kind said when it was asked. Null in what was asked before: any file.
alter table requisitos
  add column formatos text[],
  add column tamano_maximo integer check (tamano_maximo > 0),
  add check ((formatos is null) = (tamano_maximo is null));
