-- A request for a refund that its customer withdrew before anybody decided on it.
alter table reembolsos
  drop constraint reembolsos_estado_check,
  drop constraint reembolsos_check,
  drop constraint reembolsos_decidido,
  add constraint reembolsos_estado_check
    check (estado in ('solicitado', 'cotizado', 'aprobado', 'negado', 'retirado', 'enProceso', 'completado')),
  add constraint reembolsos_monto check (monto is not null or estado in ('solicitado', 'cotizado', 'negado', 'retirado')),
  add constraint reembolsos_decidido
    check (de_oficio or (decidido_por is not null) = (estado not in ('solicitado', 'cotizado', 'retirado')));
