-- What is delivered without a notary is known by itself, and the text of what was delivered is kept beside its file.

-- The platform alone makes and delivers it: no notary ever holds it. Fixed when it is bought.
alter table solicitudes add column automatica boolean not null default false;
update solicitudes s set automatica = true
from factura_lineas l
where l.id_factura = s.id_factura and l.posicion = s.posicion and l.modalidad in ('autoservicio', 'autoservicioConAutentica');

-- Not delivered for a reason that another try does not mend by itself: somebody of the office has to act.
create index solicitudes_no_entregadas on solicitudes (actualizada_en) where estado in ('firmado', 'noEntregado');

-- The delivered text of a document that people may go on editing, in its one form and sealed. Null: it was signed by hand, or delivered
-- before texts were kept.
alter table documentos add column contenido_cifrado bytea;
