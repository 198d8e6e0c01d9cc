-- What the law still asks of a notary after an act, each until a day; done with its proof. Late is what is pending after it.
create table deberes (
  id_deber uuid primary key,
  id_solicitud uuid not null references solicitudes,
  -- Who signed the act: it is hers.
  id_notario uuid not null references usuarios,
  tipo text not null,
  -- The day it counts from, and its last one.
  desde date not null,
  vence_el date not null,
  estado text not null default 'pendiente' check (estado in ('pendiente', 'cumplido')),
  -- When its notary is told next; null when nothing is left to tell.
  aviso_el date,
  -- As its proof says: when it was done, and the number it was given.
  cumplido_el date,
  constancia text check (length(constancia) between 1 and 60),
  id_archivo uuid references archivos,
  anotado_por uuid references usuarios,
  anotado_en timestamptz,
  creado_en timestamptz not null,
  unique (id_solicitud, tipo),
  check (vence_el > desde and cumplido_el >= desde),
  check ((estado = 'cumplido') = (cumplido_el is not null and anotado_por is not null and anotado_en is not null)),
  check ((estado = 'cumplido') = (constancia is not null or id_archivo is not null)),
  check (aviso_el is null or estado = 'pendiente')
);
-- The order of the list: a day as a number.
create index deberes_por_vencer on deberes (((vence_el - date '2000-01-01')::bigint), id_deber);
create index deberes_por_notario on deberes (id_notario, estado);
create index deberes_por_avisar on deberes (aviso_el) where aviso_el is not null;
