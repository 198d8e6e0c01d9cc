-- What stopped the erasure of an account on its day, in the words that its owner and the office were told; null while nothing does.
alter table cuentas
  add column cierre_detenido_por text check (cierre_detenido_por <> ''),
  add check (cierre_detenido_por is null or cierra_en is not null);
