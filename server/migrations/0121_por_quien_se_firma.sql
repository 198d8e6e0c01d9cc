-- For whom each person who appeared signed, besides or instead of themselves: [{"nombre", "genero"}]. Empty of every act signed before this
-- was known, which names those who appeared alone.
alter table firma_comparecientes
  add column por_si boolean not null default true,
  add column representados jsonb not null default '[]' check (jsonb_typeof(representados) = 'array'),
  add check (por_si or jsonb_array_length(representados) > 0);
