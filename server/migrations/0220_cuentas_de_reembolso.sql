-- The bank account to which a refund is transferred that does not go back on the card, sealed. A refund whose customer has not told one has
-- no row, and neither has one that came to nothing.
create table reembolso_cuentas (
  id_reembolso uuid primary key references reembolsos (id_reembolso),
  cuenta_cifrada bytea not null,
  actualizado_en timestamptz not null
);
