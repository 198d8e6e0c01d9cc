-- A gestión has the screens and the calls that carry it to its result, so it may be sold. Decision 0056.

alter table productos drop constraint productos_sin_gestiones_a_la_venta;
drop index solicitudes_gestiones;
