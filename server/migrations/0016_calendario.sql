-- When the office works, by which promised hours are counted. The country's holidays are computed, not kept.
create table calendario (
  id smallint primary key default 1 check (id = 1),
  -- Of each day of the week from Sunday, its stretches of work.
  horario jsonb not null,
  traslado boolean not null default true,
  -- Feasts of the town, as MM-DD.
  feriados_locales text[] not null default '{08-15}',
  excepciones jsonb not null default '[]',
  revision integer not null default 1,
  actualizado_en timestamptz not null default now()
);
insert into calendario (horario)
select jsonb_build_array('[]'::jsonb, dia, dia, dia, dia, dia, '[]'::jsonb)
from (values ('[{"desde": "08:00", "hasta": "17:00"}]'::jsonb)) as laboral (dia);
