-- A customer may let the words of their rating be shown on the page of the product. See docs/decisions/0119.
alter table calificaciones
  -- Of its trámite, kept here so that the page of a product finds its ratings by an index.
  add column id_producto uuid references productos,
  add column revision integer not null default 1,
  -- Since when the customer lets them be shown, and the name beside them («Ana R.»), as they read it when they agreed.
  add column consentida_en timestamptz,
  add column firma text check (length(firma) between 1 and 80),
  -- Since when the administration shows them.
  add column elegida_en timestamptz,
  add check ((consentida_en is null) = (firma is null)),
  -- Nothing is shown without consent, and only words: an erased comment cannot stay shown.
  add check (consentida_en is null or (comentario is not null and length(comentario) <= 600)),
  add check (elegida_en is null or consentida_en is not null);
update calificaciones c set id_producto = s.id_producto from solicitudes s where s.id_solicitud = c.id_solicitud;
alter table calificaciones alter column id_producto set not null;
create index calificaciones_por_producto on calificaciones (id_producto) include (puntos);
create index calificaciones_consentidas on calificaciones (consentida_en) where consentida_en is not null;

-- The page of a product says the average of all its ratings, and shows the chosen words.
create trigger renueva_edicion after insert or update or delete or truncate on calificaciones
  for each statement execute function renovar_edicion_del_catalogo();
