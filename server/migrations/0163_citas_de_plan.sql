-- Plans give appointments for advice: units of the same ledger as documents.

-- Those of one month; null has no limit.
alter table versiones_plan add column citas integer default 0 check (citas between 0 and 100);
alter table planes add column citas integer default 0;

alter table beneficio_saldos
  drop constraint beneficio_saldos_clase_check,
  add constraint beneficio_saldos_clase_check check (clase in ('documento', 'cita'));
alter table beneficios
  drop constraint beneficios_clase_check,
  add constraint beneficios_clase_check check (clase in ('documento', 'cita')),
  -- No foreign key: the appointment goes with its customer's account, and its line stays in the ledger.
  add column id_cita uuid,
  drop constraint beneficios_check,
  add constraint beneficios_por_que check (movimiento in ('otorgado', 'vencido')
    or (cantidad = 1 and (clase = 'documento') = (id_factura is not null) and (clase = 'cita') = (id_cita is not null)));
-- An appointment reserves its unit once, and spends it or gets it back once.
create unique index beneficios_de_cita on beneficios (id_cita, (movimiento = 'reservado')) where id_cita is not null;
