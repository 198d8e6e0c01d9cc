-- A product whose signing before a notary was optional promised an appointment that nobody could make: it is made and
-- delivered at once, as the others of its kind.
update productos set modalidad = 'autoservicio', actualizado_en = now(), revision = revision + 1
  where modalidad = 'autoservicioConAutentica';

-- What the product itself put on sale (docs/decisions/0057), and as it was then: what the office changed afterwards differs
-- from it, and is not written over.
create table surtido (
  id_producto uuid primary key references productos on delete cascade,
  -- Of the texts, interview and template that came with the product.
  huella text not null,
  -- Of the row, as it was written.
  huella_fila text not null,
  id_version uuid not null references versiones_producto,
  surtido_en timestamptz not null
);
