-- The same as before with half the work: most texts are plain letters, and few have other apostrophes or hyphens.
create or replace function llano(texto text) returns text language plpgsql immutable strict parallel safe as $$
declare
  sin_tildes text;
begin
  if octet_length(texto) = length(texto) then
    return replace(lower(texto collate "C"), '`', '''');
  end if;
  sin_tildes := regexp_replace(normalize(lower(texto), nfd), '[\u0300-\u036f]', '', 'g');
  if sin_tildes ~ '[łøđ’‘ʼʻꞌ´`′‐‑–]' then
    return translate(sin_tildes, 'łøđ’‘ʼʻꞌ´`′‐‑–', 'lod''''''''''''''''---');
  end if;
  return sin_tildes;
end $$;
