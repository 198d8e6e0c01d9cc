-- The further members of the office whose time an appointment takes, beside its notary's.
create table equipo_de_citas (
  id_cita uuid not null references citas,
  id_usuario uuid not null references usuarios,
  primary key (id_cita, id_usuario)
);
create index equipo_de_citas_por_persona on equipo_de_citas (id_usuario);

alter table ocupaciones
  drop constraint ocupaciones_papel_check,
  add constraint ocupaciones_papel_check check (papel in ('notario', 'equipo', 'cliente', 'bloqueo'));
