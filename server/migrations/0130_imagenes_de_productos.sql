-- The picture of a product is a file of the office, at an address of its own; the column for an address was never written.
alter table productos drop column imagen;
alter table productos add column id_imagen uuid unique references archivos;
