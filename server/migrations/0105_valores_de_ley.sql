-- Legal parameters that the office writes beside those the product brings. A value rules from its day on and is never changed afterwards:
-- what was bought under it is judged by it. `valor` is in the unit of its key: centavos, percent, hours, years, months or days.
create table valores_de_ley (
  id_valor uuid primary key,
  clave text not null check (clave <> ''),
  desde date not null,
  valor integer not null check (valor >= 0),
  fuente text not null check (fuente <> ''),
  creado_en timestamptz not null,
  unique (clave, desde)
);
