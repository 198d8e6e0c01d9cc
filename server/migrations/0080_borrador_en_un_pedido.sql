-- A draft whose order waits to be paid has a state of its own: nobody writes in it, and no other order takes it.
alter table borradores drop constraint borradores_estado_check;
alter table borradores add constraint borradores_estado_check check (estado in
  ('enProgreso', 'completo', 'enCarrito', 'enPedido', 'comprado', 'enCorreccion', 'corregido', 'bloqueado', 'descartado'));

-- Whether its order still holds the draft of a line: until the order is given up. One order alone does.
alter table factura_lineas add column retiene boolean not null default true;
update factura_lineas l set retiene = false from facturas f
where f.id_factura = l.id_factura and f.estado in ('vencida', 'anulada');
-- Of a draft that several orders took before, a paid one keeps it, or else the first.
update factura_lineas l set retiene = false from facturas f
where f.id_factura = l.id_factura and l.retiene and l.id_borrador is not null and exists (
  select from factura_lineas o join facturas g on g.id_factura = o.id_factura
  where o.id_borrador = l.id_borrador and o.retiene
    and (g.numero is null, g.id_factura) < (f.numero is null, f.id_factura));
create unique index factura_lineas_retiene on factura_lineas (id_borrador) where retiene;

delete from carrito_lineas c using factura_lineas l where l.id_borrador = c.id_borrador and l.retiene;
update borradores b set estado = 'enPedido', descartado_en = null
from factura_lineas l join facturas f on f.id_factura = l.id_factura
where l.id_borrador = b.id_borrador and l.retiene and f.estado = 'pendientePago'
  and b.estado in ('enProgreso', 'completo', 'enCarrito', 'descartado');
update borradores b set estado = 'comprado', descartado_en = null
from factura_lineas l join facturas f on f.id_factura = l.id_factura
where l.id_borrador = b.id_borrador and l.retiene and f.numero is not null
  and b.estado in ('enProgreso', 'completo', 'enCarrito', 'descartado');

-- An order that was charged and could not be delivered is given up by the system, which says why.
alter table facturas drop constraint facturas_check5,
  add check (anulada_por is null or motivo_anulacion is not null);
