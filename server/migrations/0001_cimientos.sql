-- Users, accounts, sessions, the company, the development mailbox and the memory of repeated requests.

create table roles (
  id_rol smallint primary key,
  nombre text not null unique
);
insert into roles (id_rol, nombre) values (1, 'admin'), (2, 'notario'), (3, 'cliente');

create table usuarios (
  id_usuario uuid primary key,
  email text not null unique check (email = lower(email) and length(email) <= 254),
  nombre_completo text not null check (length(nombre_completo) between 1 and 120),
  id_rol smallint not null references roles,
  activo boolean not null default true,
  url_imagen text,
  shortcuts text[] not null default '{}',
  telefono text,
  tipo_documento text check (tipo_documento in ('dpi', 'pasaporte')),
  numero_documento_cifrado bytea,
  nit text,
  fecha_nacimiento date,
  direccion text,
  idioma text not null default 'es',
  zona_horaria text not null default 'America/Guatemala',
  revision integer not null default 1,
  creado_en timestamptz not null,
  actualizado_en timestamptz not null
);
create index usuarios_por_rol on usuarios (id_rol, id_usuario);

-- What the identity service knows of a user. The hash is empty under an outside provider, or before an invited user chose.
create table cuentas (
  id_usuario uuid primary key references usuarios,
  clave_hash text,
  confirmada_en timestamptz,
  exige_cambio boolean not null default false,
  clave_cambiada_en timestamptz
);

-- The one live code of a purpose; a new one replaces it. Only its keyed hash is kept.
create table codigos (
  id_usuario uuid not null references usuarios,
  proposito text not null check (proposito in ('confirmar', 'recuperar')),
  hash bytea not null,
  vence_en timestamptz not null,
  intentos smallint not null default 0,
  primary key (id_usuario, proposito)
);

-- Counters of guesses by keyed hash of what is guessed; they exist for addresses without an account too.
create table intentos (
  clave bytea primary key,
  cuenta integer not null,
  desde timestamptz not null,
  nivel smallint not null default 0,
  bloqueado_hasta timestamptz
);
create index intentos_por_fecha on intentos (desde);

create table sesiones (
  id_sesion uuid primary key,
  id_usuario uuid not null references usuarios,
  hash_actual bytea not null,
  hash_anterior bytea,
  generacion integer not null default 1,
  confirmada boolean not null default false,
  rotada_en timestamptz not null,
  creada_en timestamptz not null,
  vista_en timestamptz not null,
  vence_en timestamptz not null,
  cerrada_en timestamptz,
  motivo_cierre text,
  dispositivo text not null,
  credencial_cifrada bytea
);
create index sesiones_abiertas on sesiones (id_usuario) where cerrada_en is null;
create index sesiones_por_vencer on sesiones (vence_en);

create table informacion_general (
  id smallint primary key default 1 check (id = 1),
  nombre_empresa text not null,
  lema text,
  email text not null,
  telefono text,
  direccion text,
  sitio_web text,
  link_facebook text,
  link_linked_in text,
  link_twitter text,
  link_instagram text,
  esquema_colores text not null default 'default',
  revision integer not null default 1,
  actualizado_en timestamptz not null default now()
);
insert into informacion_general (nombre_empresa, lema, email)
values ('Fedatario', 'Documentos legales y notariales, sin salir de casa', 'contacto@ejemplo.com');

create table correos_buzon (
  id_correo uuid primary key,
  para text not null,
  asunto text not null,
  texto text not null,
  html text not null,
  recibido_en timestamptz not null
);
create index correos_buzon_por_destinatario on correos_buzon (para, id_correo desc);

-- Answers already given to a request that named itself; the row commits with the change it answers for.
create table peticiones_idempotentes (
  alcance text not null,
  clave text not null,
  huella bytea not null,
  estado smallint not null,
  respuesta text not null,
  creada_en timestamptz not null,
  primary key (alcance, clave)
);
create index peticiones_idempotentes_por_fecha on peticiones_idempotentes (creada_en);
