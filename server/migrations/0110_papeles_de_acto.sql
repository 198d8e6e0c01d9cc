-- The testimonios, copies and razones that a notary makes of a signed act: which one it is, for whom, of how many leaves.
create table papeles_de_acto (
  id_papel uuid primary key,
  id_solicitud uuid not null references solicitudes,
  -- The notary who signed the act.
  id_notario uuid not null references usuarios,
  tipo text not null,
  -- From 1 within its kind: the second testimonio of an act.
  orden integer not null check (orden > 0),
  -- Data that the paper prints, among them names and the value of the act.
  datos_cifrados bytea not null,
  hecho_por uuid not null references usuarios,
  hecho_en timestamptz not null,
  unique (id_solicitud, tipo, orden)
);
create index papeles_de_acto_por_notario on papeles_de_acto (id_notario, hecho_en);
create index papeles_de_acto_por_quien on papeles_de_acto (hecho_por);
