-- What the office notes about an appointment does not close its customer's claim, which they make once.
alter table citas add column reclamable boolean not null default true;
update citas c set reclamable = false
  where c.clase = 'firma' and c.estado = 'realizada'
    or exists (select from cita_historial h where h.id_cita = c.id_cita and h.a = 'reclamada');

-- An appointment reserves its unit once, spends it once, and gets it back once, also after it was noted as spent.
drop index beneficios_de_cita;
create unique index beneficios_de_cita on beneficios (id_cita, movimiento) where id_cita is not null;

-- Confirmed appointments of which nobody noted anything.
create index citas_confirmadas on citas (fin) where estado = 'confirmada';
