-- A customer who says that the notary did not come waits for the office's answer, until then at the latest.
alter table citas
  drop constraint citas_estado_check,
  add constraint citas_estado_check check (estado in ('retenida', 'solicitada', 'confirmada', 'reclamada', 'realizada',
    'noAsistioCliente', 'noAsistioNotario', 'rechazada', 'canceladaCliente', 'canceladaPersonal', 'vencida')),
  add column respuesta_hasta timestamptz,
  add constraint citas_respuesta_check check ((estado = 'reclamada') = (respuesta_hasta is not null));
create index citas_reclamadas on citas (respuesta_hasta) where estado = 'reclamada';
-- Hours that a customer kept and let go, so that nobody keeps one without end.
create index citas_soltadas on citas (id_usuario, creada_en) where estado = 'vencida';
