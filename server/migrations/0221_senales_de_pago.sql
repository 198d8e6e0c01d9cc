-- When the provider of payments was last heard of, and what last went wrong with it: an administrator reads it on a settings page.
create table senales_pago (
  proveedor text primary key,
  aviso_en timestamptz,
  fallo text check (fallo in ('incierto', 'no-disponible', 'firma-invalida', 'configuracion')),
  fallo_en timestamptz,
  check ((fallo is null) = (fallo_en is null))
);
