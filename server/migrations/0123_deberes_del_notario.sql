-- Duties of a notary that no trámite brings: a cancelled number of the protocol, and the notice of each quarter
-- (Código de Notariado, art. 37 b and c). `asunto` says what such a duty is about, and tells it from the others of its kind.
alter table deberes alter column id_solicitud drop not null;
alter table deberes add column asunto text check (length(asunto) between 1 and 120);
alter table deberes add constraint deberes_de_algo check ((id_solicitud is null) = (asunto is not null));
create unique index deberes_del_notario on deberes (id_notario, tipo, asunto) where id_solicitud is null;
