-- Place and persons of an instrument that is no act of the house, which the index of the protocol names (Código de Notariado, art. 15).
alter table protocolo_instrumentos
  add column lugar text check (length(lugar) between 1 and 120),
  add column otorgantes text check (length(otorgantes) between 1 and 300);
