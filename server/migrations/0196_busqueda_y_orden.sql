-- As texts are looked for: without capitals, nor accents of any letter, and with one apostrophe and one hyphen, whichever were typed.
create or replace function llano(texto text) returns text language sql immutable strict parallel safe
  return translate(regexp_replace(normalize(lower(texto), nfd), '[\u0300-\u036f]', '', 'g'), 'łøđ’‘ʼʻꞌ´`′‐‑–', 'lod''''''''''''''''---');

-- Those stored with letters that the function left as they were until now.
update usuarios set email = email where buscado <> llano(nombre_completo || ' ' || email);
update feedback set email = email where buscado <> llano(nombre || ' ' || email);

-- Users in the order of the Spanish alphabet. The last release orders them by usuarios_por_nombre.
create index usuarios_por_alfabeto on usuarios (((nombre_completo) collate "es-x-icu"), id_usuario);
