-- What the office demands of who works in it. One row.
create table reglas_de_acceso (
  id smallint primary key default 1 check (id = 1),
  -- Without a second step of signing in, nobody of the staff does what asks for the password again.
  dos_pasos_al_personal boolean not null default false
);
insert into reglas_de_acceso default values;
