-- The expenses of gestiones paid in a period are read from their invoices, whose rows are few.
create index if not exists facturas_de_gastos_por_pago on facturas (pagada_en) where gastos_de is not null and numero is not null;
