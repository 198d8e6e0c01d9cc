-- An expense that was added after the purchase is its customer's only once the invoice that asked for it is paid; refused, it is withdrawn.
-- See docs/decisions/0091.

alter table gestion_gastos
  add column id_factura uuid references facturas,
  add column retirado_en timestamptz,
  add check (retirado_en is null or (agregado_por is not null and gastado is null));
