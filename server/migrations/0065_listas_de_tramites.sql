-- What the office's lists of trámites are read by, over any number of them. Those with `vence_en` hold only what is under way; what
-- an index includes is filtered in it, without going to the rows.

create index solicitudes_tramites_de_notario on solicitudes (id_notario, id_solicitud) where tipo = 'tramite' and id_notario is not null;
create index solicitudes_tramites_de_notario_por_estado on solicitudes (id_notario, estado, id_solicitud) where tipo = 'tramite' and id_notario is not null;
create index solicitudes_tramites_de_cliente on solicitudes (id_usuario, id_solicitud) include (estado, grupo, vence_en, id_notario) where tipo = 'tramite';
create index solicitudes_tramites_en_plazo on solicitudes (id_solicitud, vence_en) where tipo = 'tramite' and vence_en is not null;
create index solicitudes_tramites_por_vencer_de_grupo on solicitudes (grupo, vence_en, id_solicitud) where tipo = 'tramite' and vence_en is not null;
create index solicitudes_tramites_por_vencer_de_estado on solicitudes (estado, vence_en, id_solicitud) where tipo = 'tramite' and vence_en is not null;
create index solicitudes_tramites_por_vencer_de_notario on solicitudes (id_notario, vence_en, id_solicitud) include (estado, grupo)
  where tipo = 'tramite' and vence_en is not null and id_notario is not null;

-- As texts are looked for: without capitals nor accents.
create function llano(texto text) returns text language sql immutable strict parallel safe
  return translate(lower(texto), 'áéíóúüñàèìòùâêîôûäëïöç', 'aeiouunaeiouaeiouaeioc');

-- A part of the name or the address of whoever bought. Compared byte by byte, which costs a tenth.
alter table usuarios add column buscado text collate "C" not null generated always as (llano(nombre_completo || ' ' || email)) stored;
create index usuarios_por_lo_buscado on usuarios using gin (buscado gin_trgm_ops);
