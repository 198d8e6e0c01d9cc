-- The tables of release 0.3.0. A database that ran all its migrations, which 0001_base.sha256 names, counts as having this one
-- (docs/decisions/0141-one-baseline-and-its-picture.md).

create extension if not exists pg_trgm;
create extension if not exists btree_gist;

create table roles (
  id_rol smallint primary key,
  nombre text not null unique
);
insert into roles (id_rol, nombre) values (1, 'admin'), (2, 'notario'), (3, 'cliente');

-- As texts are looked for: without capitals nor accents.
create function llano(texto text) returns text language sql immutable strict parallel safe
  return translate(lower(texto), 'áéíóúüñàèìòùâêîôûäëïöç', 'aeiouunaeiouaeiouaeioc');

create table usuarios (
  id_usuario uuid primary key,
  email text not null unique check (email = lower(email) and length(email) <= 254),
  nombre_completo text not null check (length(nombre_completo) between 1 and 120),
  id_rol smallint not null references roles,
  activo boolean not null default true,
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
  actualizado_en timestamptz not null,
  -- How a user has her screens: layout, themes, direction. Null until she chooses any.
  ajustes jsonb,
  -- A part of the name or the address of whoever bought. Compared byte by byte, which costs a tenth.
  buscado text collate "C" not null generated always as (llano(nombre_completo || ' ' || email)) stored,
  -- Why somebody was kept out; null of who may come in, and of who was kept out before it was asked.
  bloqueado_por text check (length(bloqueado_por) between 1 and 500),
  -- The row stays without its person, for what refers to it.
  cerrado_en timestamptz,
  check (not activo or bloqueado_por is null)
);
create index usuarios_por_rol on usuarios (id_rol, id_usuario);
create index usuarios_por_nombre on usuarios ((lower(nombre_completo) collate "C"), id_usuario);
create index usuarios_por_creacion on usuarios (creado_en, id_usuario);
create index usuarios_por_lo_buscado on usuarios using gin (buscado gin_trgm_ops);

-- What the identity service knows of a user. The hash is empty under an outside provider, or before an invited user chose.
create table cuentas (
  id_usuario uuid primary key references usuarios,
  clave_hash text,
  confirmada_en timestamptz,
  exige_cambio boolean not null default false,
  clave_cambiada_en timestamptz,
  -- Asked for until it is done or its owner signs in again. What the provider gave the session that asked stays, sealed for that
  -- session, so that the account can be closed there too.
  cierre_pedido_en timestamptz,
  cierra_en timestamptz,
  sesion_de_cierre uuid,
  credencial_de_cierre bytea,
  -- What stopped the erasure of an account on its day, in the words that its owner and the office were told; null while nothing does.
  cierre_detenido_por text check (cierre_detenido_por <> ''),
  check ((cierre_pedido_en is null) = (cierra_en is null)),
  check (credencial_de_cierre is null or cierra_en is not null),
  check (cierre_detenido_por is null or cierra_en is not null)
);
create index cuentas_por_cerrar on cuentas (cierra_en) where cierra_en is not null;

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
  credencial_cifrada bytea,
  -- When its person last typed her password in this session; at first, when it was opened.
  reingresada_en timestamptz
);
create index sesiones_abiertas on sesiones (id_usuario) where cerrada_en is null;
create index sesiones_por_vencer on sesiones (vence_en);

create table gestores (
  id_gestor uuid primary key,
  nombre text not null check (length(nombre) between 1 and 120),
  email text not null,
  telefono text,
  instituciones text[] not null default '{}',
  notas text not null default '' check (length(notas) <= 2000),
  activo boolean not null default true,
  revision integer not null default 1,
  creado_en timestamptz not null,
  actualizado_en timestamptz not null
);

-- The bytes stand in the store of files, sealed, under this id. The row comes before them, so that nothing is kept that no
-- row knows; what nobody attached to anything in a day goes.
create table archivos (
  id_archivo uuid primary key,
  -- Who handed it in; null for what we made.
  id_usuario uuid references usuarios,
  nombre text not null check (length(nombre) between 1 and 200),
  tipo text not null check (tipo in ('application/pdf', 'image/jpeg', 'image/png', 'image/webp')),
  bytes integer not null check (bytes > 0),
  sha256 bytea not null check (length(sha256) = 32),
  adjunto boolean not null default false,
  creado_en timestamptz not null,
  -- A file that a gestor handed in is attached by the same gestor only; a step of theirs says who took it.
  id_gestor uuid references gestores,
  constraint archivos_de_uno check (id_usuario is null or id_gestor is null)
);
create index archivos_huerfanos on archivos (creado_en) where not adjunto;

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
  actualizado_en timestamptz not null default now(),
  logo_claro uuid references archivos,
  logo_oscuro uuid references archivos,
  icono uuid references archivos
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
  creada_en timestamptz not null,
  respuesta_sellada bytea not null,
  primary key (alcance, clave)
);
create index peticiones_idempotentes_por_fecha on peticiones_idempotentes (creada_en);

create table formas_pago (
  id_forma_pago uuid primary key,
  id_usuario uuid not null references usuarios,
  proveedor text not null,
  token_cifrado bytea not null,
  marca text not null,
  ultimos_cuatro text not null check (ultimos_cuatro ~ '^[0-9]{4}$'),
  vence_mes smallint not null check (vence_mes between 1 and 12),
  vence_anio smallint not null check (vence_anio between 2000 and 2200),
  predeterminada boolean not null default false,
  creada_en timestamptz not null,
  referencia_hash bytea
);
create index formas_pago_por_usuario on formas_pago (id_usuario, id_forma_pago);
create unique index formas_pago_predeterminada on formas_pago (id_usuario) where predeterminada;
create unique index formas_pago_sin_repetir on formas_pago (id_usuario, referencia_hash) where referencia_hash is not null;

-- Plans: what the office sells by the month or by the year, who has one, and the units that they give.
create table planes (
  id_plan uuid primary key,
  nombre text not null unique check (length(nombre) between 1 and 60),
  descripcion text not null default '' check (length(descripcion) <= 300),
  destacado boolean not null default false,
  orden smallint not null default 100,
  estado text not null default 'borrador' check (estado in ('borrador', 'publicado', 'archivado')),
  para text not null default 'todos' check (para in ('todos', 'nuevos')),
  id_version_vigente uuid,
  -- Those of its version on sale, so that a list and the record of a change need one table.
  precio_mensual integer,
  precio_anual integer,
  documentos integer,
  descuento smallint not null default 0,
  revision integer not null default 1,
  creado_en timestamptz not null,
  actualizado_en timestamptz not null,
  citas integer default 0,
  check (estado = 'borrador' or id_version_vigente is not null)
);

-- A version never changes: a subscriber keeps theirs until they were told of the next one. `documentos` are those of one
-- month; null has no limit. `descuento` is taken off any other document of the categories, or of all when there are none.
create table versiones_plan (
  id_version uuid primary key,
  id_plan uuid not null references planes,
  numero integer not null check (numero > 0),
  precio_mensual integer check (precio_mensual > 0),
  precio_anual integer check (precio_anual > 0),
  documentos integer check (documentos between 0 and 1000),
  descuento smallint not null default 0 check (descuento between 0 and 100),
  categorias uuid[] not null default '{}',
  publicada_en timestamptz not null,
  -- Those of one month; null has no limit.
  citas integer default 0 check (citas between 0 and 100),
  unique (id_plan, numero),
  check (precio_mensual is not null or precio_anual is not null)
);
alter table planes add foreign key (id_version_vigente) references versiones_plan;
create function rechazar_cambio_de_plan() returns trigger language plpgsql as $$
begin
  raise exception 'Las filas de % no se cambian ni se borran.', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger versiones_plan_fijas before update or delete on versiones_plan
  for each row execute function rechazar_cambio_de_plan();

create table suscripciones (
  id_suscripcion uuid primary key,
  id_usuario uuid not null references usuarios,
  nombre_plan text not null,
  periodo text not null check (periodo in ('mensual', 'anual')),
  estado text not null check (estado in ('pendientePago', 'activa', 'enMora', 'suspendida', 'cancelacionProgramada', 'cambioProgramado',
    'cancelada')),
  inicio timestamptz not null,
  fin_periodo timestamptz not null,
  renovar boolean not null default true,
  id_plan uuid not null references planes,
  id_version uuid not null references versiones_plan,
  -- The instant whose day of the month its periods are counted from, and how many of them end at `fin_periodo`.
  ancla timestamptz not null,
  periodos integer not null default 0 check (periodos >= 0),
  -- Counts its periods for ever; a unit of the ledger names the one it was given in.
  vuelta integer not null default 0 check (vuelta >= 0),
  inicio_periodo timestamptz not null,
  -- Centavos that the present period is worth whole, as it was paid.
  valor integer not null default 0 check (valor >= 0),
  en_mora_desde timestamptz,
  cobros_fallidos smallint not null default 0,
  avisos smallint not null default 0,
  avisada_en timestamptz,
  id_version_siguiente uuid references versiones_plan,
  periodo_siguiente text check (periodo_siguiente in ('mensual', 'anual')),
  version_avisada_en timestamptz,
  cancelada_en timestamptz,
  motivo_cancelacion text check (length(motivo_cancelacion) <= 500),
  revision integer not null default 1,
  creada_en timestamptz not null,
  actualizada_en timestamptz not null,
  -- Why the office last changed a subscription: units given, days added, or its cancellation.
  motivo_oficina text check (length(motivo_oficina) <= 500),
  check (fin_periodo >= inicio_periodo),
  check ((id_version_siguiente is null) = (periodo_siguiente is null)),
  check ((cancelada_en is not null) = (estado = 'cancelada'))
);
create unique index suscripciones_viva on suscripciones (id_usuario) where estado <> 'cancelada';
create index suscripciones_por_plan on suscripciones (id_plan);
create index suscripciones_por_fin on suscripciones (fin_periodo) where estado <> 'cancelada';
-- Plans that a customer had, whose units the office still owes.
create index suscripciones_por_cliente on suscripciones (id_usuario);

create table carrito_lineas (
  id_linea uuid primary key,
  id_usuario uuid not null references usuarios,
  id_producto uuid not null,
  id_borrador uuid,
  nombre text not null,
  precio integer not null check (precio >= 0),
  agregada_en timestamptz not null
);
create index carrito_lineas_por_usuario on carrito_lineas (id_usuario, id_linea);
create unique index carrito_lineas_borrador on carrito_lineas (id_borrador) where id_borrador is not null;
create unique index carrito_lineas_gestion on carrito_lineas (id_usuario, id_producto) where id_borrador is null;

create table categorias (
  id_categoria uuid primary key,
  nombre text not null unique check (length(nombre) between 1 and 80),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  descripcion text not null default '',
  icono text not null default 'description',
  orden integer not null default 100,
  activa boolean not null default true,
  revision integer not null default 1,
  creado_en timestamptz not null,
  actualizado_en timestamptz not null
);
create function renovar_edicion_del_catalogo() returns trigger language plpgsql as $$
begin
  update edicion_catalogo set edicion = gen_random_uuid();
  return null;
end $$;
create trigger renueva_edicion after insert or update or delete or truncate on categorias
  for each statement execute function renovar_edicion_del_catalogo();

create table tipos_requisito (
  clave text primary key check (clave ~ '^[a-z0-9_]{2,60}$'),
  nombre text not null,
  instrucciones text not null default '',
  formatos text[] not null default '{pdf,jpg,png}',
  tamano_maximo integer not null default 10485760 check (tamano_maximo > 0),
  vigencia_dias integer check (vigencia_dias > 0),
  original_en_firma boolean not null default false,
  activo boolean not null default true,
  revision integer not null default 1,
  creado_en timestamptz not null,
  actualizado_en timestamptz not null,
  id_tipo uuid not null unique
);
create trigger renueva_edicion after insert or update or delete or truncate on tipos_requisito
  for each statement execute function renovar_edicion_del_catalogo();

-- `precio`, `nombre_orden` and `busqueda` follow from the version on sale and from the texts, so that a list needs one index.
create table productos (
  id_producto uuid primary key,
  tipo text not null check (tipo in ('documento', 'gestion')),
  modalidad text not null check (modalidad in ('autoservicio', 'autoservicioConAutentica', 'notarial', 'gestion')),
  nombre text not null check (length(nombre) between 1 and 120),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  resumen text not null,
  descripcion text not null,
  incluye text[] not null default '{}',
  no_incluye text[] not null default '{}',
  base_legal text[] not null default '{}',
  id_categoria uuid not null references categorias,
  tags text[] not null default '{}',
  aranceles jsonb not null default '[]',
  plazo_horas integer not null check (plazo_horas >= 0),
  plazo_desde text not null,
  despues_de_pagar text[] not null default '{}',
  preguntas_frecuentes jsonb not null default '[]',
  pasos jsonb not null default '[]',
  destacado boolean not null default false,
  estado text not null default 'borrador' check (estado in ('borrador', 'publicado', 'archivado')),
  precio integer not null default 0 check (precio >= 0),
  id_version_vigente uuid,
  nombre_orden text collate "C" not null,
  busqueda tsvector not null,
  revision integer not null default 1,
  creado_en timestamptz not null,
  actualizado_en timestamptz not null,
  -- The kind of act that a product ends in, which its notary may correct when she signs; null where she says it each time.
  clase_acto text check (clase_acto in ('escrituraPublica', 'actaNotarial', 'legalizacionFirmas', 'legalizacionFotocopias',
    'protocolacion', 'documentoPrivado')),
  -- The place of a product in the catalogue, by hand; null until somebody places it, after those that have one and by name.
  orden integer check (orden between 1 and 999998),
  id_imagen uuid unique references archivos,
  check ((tipo = 'gestion') = (modalidad = 'gestion')),
  check (estado <> 'publicado' or id_version_vigente is not null)
);
create index productos_por_busqueda on productos using gin (busqueda);
create index productos_por_precio on productos (precio, nombre_orden, id_producto) where estado = 'publicado';
create index productos_por_categoria on productos (id_categoria) where estado = 'publicado';
create index productos_por_tag on productos using gin (tags);
create index productos_por_portada on productos ((((1 - destacado::int) * 1000000) + coalesce(orden, 999999)), nombre_orden, id_producto)
  where estado = 'publicado';
alter table carrito_lineas add foreign key (id_producto) references productos;
create trigger renueva_edicion after insert or update or delete or truncate on productos
  for each statement execute function renovar_edicion_del_catalogo();

-- The words of the catalogue without accents, with their root and how they sound: what a half-typed or misspelt one is
-- compared with.
create table palabras_producto (
  palabra text collate "C" primary key,
  raiz text not null,
  sonido text not null
);
create index palabras_producto_por_raiz on palabras_producto (raiz);
create index palabras_producto_parecidas on palabras_producto using gist (sonido gist_trgm_ops);

create table productos_requisitos (
  id_producto uuid not null references productos on delete cascade,
  clave text not null references tipos_requisito,
  orden smallint not null,
  obligatorio boolean not null default true,
  instrucciones text not null default '',
  primary key (id_producto, clave)
);
create trigger renueva_edicion after insert or update or delete or truncate on productos_requisitos
  for each statement execute function renovar_edicion_del_catalogo();

create table versiones_producto (
  id_version uuid primary key,
  id_producto uuid not null references productos,
  numero integer not null check (numero > 0),
  precio integer not null check (precio >= 0),
  entrevista json,
  plantilla json,
  muestra text,
  secciones text[] not null default '{}',
  publicada_en timestamptz,
  creado_en timestamptz not null,
  -- Answers of the sample of a version, so that who writes the next one sees it with them. Versions from before have none.
  respuestas_de_muestra json,
  unique (id_producto, numero),
  unique (id_producto, id_version),
  check ((entrevista is null) = (plantilla is null)),
  check (json_typeof(respuestas_de_muestra) = 'object')
);
alter table productos add foreign key (id_producto, id_version_vigente)
  references versiones_producto (id_producto, id_version);
-- Drafts and sales refer to what was published: nobody changes it afterwards, the owner of the database neither.
create function negar_cambio_de_version() returns trigger language plpgsql as $$
begin
  raise exception 'La versión % ya se publicó: no se cambia ni se borra.', old.id_version using errcode = 'restrict_violation';
end $$;
create trigger version_publicada_inmutable before update or delete on versiones_producto
  for each row when (old.publicada_en is not null) execute function negar_cambio_de_version();
create trigger renueva_edicion after insert or update or delete or truncate on versiones_producto
  for each statement execute function renovar_edicion_del_catalogo();

create table facturas (
  id_factura uuid primary key,
  id_usuario uuid not null references usuarios,
  referencia text not null unique check (referencia ~ '^FD-[0-9A-Z]{6,10}$'),
  clave text not null,
  huella bytea not null,
  estado text not null check (estado in ('pendientePago', 'pagada', 'parcialmenteReembolsada', 'reembolsada', 'vencida', 'anulada')),
  metodo text not null check (metodo in ('tarjeta', 'transferencia', 'sinCosto')),
  serie text,
  numero integer,
  moneda text not null default 'GTQ',
  subtotal integer not null check (subtotal >= 0),
  descuento integer not null check (descuento >= 0),
  total integer not null check (total = subtotal - descuento and total >= 0),
  base integer not null,
  iva integer not null check (base + iva = total),
  reembolsado integer not null default 0 check (reembolsado between 0 and total),
  receptor jsonb not null,
  codigo text,
  vence_en timestamptz not null,
  pagada_en timestamptz,
  creada_en timestamptz not null,
  actualizada_en timestamptz not null,
  revision integer not null default 1,
  -- Who invoiced, as it was when it was paid.
  emisor jsonb,
  -- Why an order was annulled, when somebody of the office did it.
  motivo_anulacion text check (length(motivo_anulacion) between 1 and 500),
  anulada_por uuid references usuarios,
  -- An invoice for the expenses of a gestión has one line and makes no solicitud.
  gastos_de uuid,
  -- An order that has its own time to be paid, which another try does not change: that of a renewal.
  vence_fijo boolean not null default false,
  unique (id_usuario, clave),
  unique (serie, numero),
  check ((numero is null) = (pagada_en is null) and (numero is null) = (serie is null)),
  check ((numero is null) = (estado in ('pendientePago', 'vencida', 'anulada'))),
  check (anulada_por is null or motivo_anulacion is not null)
);
create index facturas_por_usuario on facturas (id_usuario, id_factura desc);
create index facturas_por_vencer on facturas (vence_en) where estado = 'pendientePago';
create index facturas_por_fecha on facturas ((coalesce(pagada_en, creada_en)), id_factura);
create index facturas_de_gastos on facturas (gastos_de) where gastos_de is not null;
create unique index facturas_de_gastos_por_pagar on facturas (gastos_de) where estado = 'pendientePago';
-- The rows of the days that are not closed yet, and of one day that is reviewed.
create index facturas_por_pago on facturas (pagada_en) where numero is not null;

-- What was sold, as it was then: a product that changes or is archived changes nothing here.
create table factura_lineas (
  id_factura uuid not null references facturas,
  posicion smallint not null check (posicion between 1 and 20),
  id_producto uuid references productos,
  id_version uuid references versiones_producto,
  id_borrador uuid,
  tipo text not null check (tipo in ('documento', 'gestion', 'plan')),
  modalidad text,
  nombre text not null,
  precio integer not null check (precio >= 0),
  descuento integer not null check (descuento >= 0),
  total integer not null check (total = precio - descuento),
  base integer not null,
  iva integer not null check (base + iva = total),
  reembolsado integer not null default 0 check (reembolsado between 0 and total),
  -- What its credit notes add up to: counted in one statement on one row, so that no line is credited above what it cost.
  acreditado integer not null default 0,
  -- What was decided to be given back, counted in one statement on one row before a cent moves: two decisions at once never
  -- promise more than the line cost, and nothing is given back that was not decided.
  comprometido integer not null default 0,
  -- Whether its order still holds the draft of a line: until the order is given up. One order alone does.
  retiene boolean not null default true,
  id_suscripcion uuid references suscripciones,
  beneficio text check (beneficio in ('unidad', 'descuento')),
  primary key (id_factura, posicion),
  check (acreditado between 0 and total),
  constraint factura_lineas_comprometido check (comprometido between 0 and total),
  constraint factura_lineas_reembolsado check (reembolsado <= comprometido),
  check ((tipo = 'plan') = (id_producto is null) and (id_producto is null) = (id_version is null)
    and (id_producto is null) = (modalidad is null)),
  check (tipo <> 'plan' or (id_suscripcion is not null and beneficio is null)),
  check (beneficio is null or id_suscripcion is not null)
);
create index factura_lineas_por_borrador on factura_lineas (id_borrador) where id_borrador is not null;
create unique index factura_lineas_retiene on factura_lineas (id_borrador) where retiene;
create index factura_lineas_por_suscripcion on factura_lineas (id_suscripcion) where id_suscripcion is not null;

-- The one row behind a trámite or a gestión. Answers are a copy of their own, sealed: a draft may be copied and changed later.
create table solicitudes (
  id_solicitud uuid primary key,
  serie text not null,
  numero integer not null,
  tipo text not null check (tipo in ('tramite', 'gestion')),
  id_usuario uuid not null references usuarios,
  id_producto uuid not null references productos,
  id_version uuid not null references versiones_producto,
  id_factura uuid not null,
  posicion smallint not null,
  nombre text not null,
  respuestas_cifradas bytea,
  estado text not null,
  revision integer not null default 1,
  creada_en timestamptz not null,
  actualizada_en timestamptz not null,
  -- `grupo` is who is on the move, so that a list asks for one value and finds it in an index.
  id_notario uuid references usuarios,
  asignada_en timestamptz,
  -- When its notary said yes to it.
  aceptada_en timestamptz,
  -- Where it goes back to after a pause.
  estado_anterior text,
  -- Business hours that were promised, as the product said when it was sold.
  plazo_horas integer not null default 0 check (plazo_horas >= 0),
  -- Business hours that passed while the clock ran, until it stopped last.
  horas_consumidas double precision not null default 0 check (horas_consumidas >= 0),
  -- Since when the clock runs, and when the hours end if it goes on; null while it stands.
  reloj_desde timestamptz,
  vence_en timestamptz,
  -- When the system acts if nobody did.
  limite_en timestamptz,
  -- When its customer is reminded that it waits for her, and how many times she was.
  aviso_en timestamptz,
  avisos smallint not null default 0,
  -- The platform alone makes and delivers it: no notary ever holds it. Fixed when it is bought.
  automatica boolean not null default false,
  grupo text not null generated always as (case
    when estado in ('requisitosPendientes', 'enCorreccion', 'porAprobar', 'gastosPorPagar', 'porResponder', 'denegada') then 'cliente'
    when estado in ('entregado', 'cerrado', 'cancelado', 'rechazado', 'caducado', 'entregada', 'cerrada', 'cancelada',
    'caducada', 'cerradaSinExito') then 'finalizado'
    else 'oficina' end) stored,
  id_gestor uuid references gestores,
  unique (serie, numero),
  unique (id_factura, posicion),
  foreign key (id_factura, posicion) references factura_lineas,
  constraint solicitudes_check1 check ((reloj_desde is null) = (vence_en is null)),
  -- A gestión goes back from paying its expenses to where it was, as anything does from a pause.
  constraint solicitudes_vuelve check ((estado in ('enPausa', 'gastosPorPagar')) = (estado_anterior is not null)),
  constraint solicitudes_aceptada check (aceptada_en is null or id_notario is not null or id_gestor is not null),
  constraint solicitudes_de_uno check (id_notario is null or id_gestor is null)
);
create index solicitudes_por_usuario on solicitudes (id_usuario, id_solicitud desc);
create index solicitudes_tramites on solicitudes (id_solicitud) where tipo = 'tramite';
create index solicitudes_tramites_por_estado on solicitudes (estado, id_solicitud) where tipo = 'tramite';
create index solicitudes_tramites_por_vencer on solicitudes (vence_en, id_solicitud) where tipo = 'tramite' and vence_en is not null;
create index solicitudes_por_limite on solicitudes (limite_en) where limite_en is not null;
create index solicitudes_por_avisar on solicitudes (aviso_en) where aviso_en is not null;
create index solicitudes_tramites_de_notario on solicitudes (id_notario, id_solicitud) where tipo = 'tramite' and id_notario is not null;
create index solicitudes_tramites_de_notario_por_estado on solicitudes (id_notario, estado, id_solicitud) where tipo = 'tramite' and id_notario is not null;
create index solicitudes_tramites_en_plazo on solicitudes (id_solicitud, vence_en) where tipo = 'tramite' and vence_en is not null;
create index solicitudes_tramites_por_vencer_de_estado on solicitudes (estado, vence_en, id_solicitud) where tipo = 'tramite' and vence_en is not null;
-- Not delivered for a reason that another try does not mend by itself: somebody of the office has to act.
create index solicitudes_no_entregadas on solicitudes (actualizada_en) where estado in ('firmado', 'noEntregado');
create index solicitudes_tramites_por_grupo on solicitudes (grupo, id_solicitud) where tipo = 'tramite';
create index solicitudes_tramites_por_notario on solicitudes (id_notario, grupo, id_solicitud) where tipo = 'tramite' and id_notario is not null;
create index solicitudes_tramites_de_cliente on solicitudes (id_usuario, id_solicitud) include (estado, grupo, vence_en, id_notario) where tipo = 'tramite';
create index solicitudes_tramites_por_vencer_de_grupo on solicitudes (grupo, vence_en, id_solicitud) where tipo = 'tramite' and vence_en is not null;
create index solicitudes_tramites_por_vencer_de_notario on solicitudes (id_notario, vence_en, id_solicitud) include (estado, grupo)
  where tipo = 'tramite' and vence_en is not null and id_notario is not null;
create index solicitudes_gestiones_por_id on solicitudes (id_solicitud) where tipo = 'gestion';
create index solicitudes_gestiones_por_estado on solicitudes (estado, id_solicitud) where tipo = 'gestion';
create index solicitudes_gestiones_por_grupo on solicitudes (grupo, id_solicitud) where tipo = 'gestion';
create index solicitudes_gestiones_por_vencer on solicitudes (vence_en, id_solicitud) where tipo = 'gestion' and vence_en is not null;
create index solicitudes_gestiones_de_gestor on solicitudes (id_gestor, grupo, id_solicitud) include (tipo) where id_gestor is not null;
create index solicitudes_gestiones_de_gestor_por_id on solicitudes (id_gestor, id_solicitud) where tipo = 'gestion' and id_gestor is not null;
create index solicitudes_gestiones_de_gestor_por_estado on solicitudes (id_gestor, estado, id_solicitud) where tipo = 'gestion' and id_gestor is not null;
create index solicitudes_gestiones_de_cliente on solicitudes (id_usuario, id_solicitud) include (estado, grupo, vence_en, id_gestor) where tipo = 'gestion';
create index solicitudes_gestiones_en_plazo on solicitudes (id_solicitud, vence_en) where tipo = 'gestion' and vence_en is not null;
create index solicitudes_gestiones_por_vencer_de_grupo on solicitudes (grupo, vence_en, id_solicitud) where tipo = 'gestion' and vence_en is not null;
create index solicitudes_gestiones_por_vencer_de_estado on solicitudes (estado, vence_en, id_solicitud) where tipo = 'gestion' and vence_en is not null;
create index solicitudes_gestiones_por_vencer_de_gestor on solicitudes (id_gestor, vence_en, id_solicitud) include (estado, grupo)
  where tipo = 'gestion' and vence_en is not null and id_gestor is not null;
-- The trámites bought in a period, by the state that they have.
create index solicitudes_tramites_por_compra on solicitudes (creada_en) include (estado, vence_en, id_notario) where tipo = 'tramite';
alter table facturas add foreign key (gastos_de) references solicitudes;

-- Answers hold identity numbers, so they are sealed. `deshacer` and `rehacer` are revisions of borrador_cambios.
create table borradores (
  id_borrador uuid primary key,
  id_usuario uuid not null references usuarios,
  id_producto uuid not null references productos,
  id_version uuid not null references versiones_producto,
  nombre text not null check (length(nombre) between 1 and 120),
  respuestas_cifradas bytea not null,
  indice smallint not null default 0 check (indice between 0 and 40),
  respondidas integer not null,
  total integer not null,
  estado text not null check (estado in ('enProgreso', 'completo', 'enCarrito', 'enPedido', 'comprado', 'enCorreccion', 'corregido',
    'bloqueado', 'descartado')),
  revision integer not null default 1,
  deshacer integer[] not null default '{}',
  rehacer integer[] not null default '{}',
  creado_en timestamptz not null,
  actualizado_en timestamptz not null,
  descartado_en timestamptz,
  -- The trámite whose delivered document a draft is about, as the legalization of its signatures: the document goes with it when it is bought.
  id_solicitud_origen uuid references solicitudes,
  check ((estado = 'descartado') = (descartado_en is not null))
);
create index borradores_por_usuario on borradores (id_usuario, actualizado_en desc, id_borrador desc);
create index borradores_por_borrar on borradores (descartado_en) where descartado_en is not null;
create index borradores_de_origen on borradores (id_solicitud_origen) where id_solicitud_origen is not null;
alter table carrito_lineas add foreign key (id_borrador) references borradores;
alter table factura_lineas add foreign key (id_borrador) references borradores;

-- Each change of answers, with the values before and after: undo, the history and the merge of two tabs are made of it.
create table borrador_cambios (
  id_borrador uuid not null references borradores on delete cascade,
  revision integer not null,
  motivo text not null check (motivo in ('guardado', 'deshecho', 'rehecho', 'restaurado', 'migrado')),
  claves text[] not null,
  contenido_cifrado bytea not null,
  hecho_en timestamptz not null,
  primary key (id_borrador, revision)
);

-- The catalogue is read far more than it is written. Its edition changes in the transaction of each change of it, so a
-- process may keep what it read for as long as one look at this row says the same. It is random, so that no restored or
-- other database ever shows the edition of another.
create table edicion_catalogo (
  id smallint primary key default 1 check (id = 1),
  edicion uuid not null default gen_random_uuid()
);
insert into edicion_catalogo default values;

-- Who receives the newsletter. One who is not the owner of a confirmed account confirms by a link first.
create table boletin (
  id_boletin uuid primary key,
  email text not null unique check (email = lower(email) and length(email) <= 254),
  nombre text not null check (length(nombre) between 1 and 120),
  id_usuario uuid references usuarios,
  activo boolean not null default false,
  f_suscripcion timestamptz not null,
  confirmado_en timestamptz,
  enlace_enviado_en timestamptz,
  check (not activo or confirmado_en is not null)
);

-- People, vehicles and places that a customer chose to keep for her next documents. What identifies is sealed; `huella`
-- is a hash that only this service can make of the identity document, so that the same person is kept once.
create table libreta (
  id_entrada uuid primary key,
  id_usuario uuid not null references usuarios,
  tipo text not null check (tipo in ('persona', 'vehiculo', 'inmueble', 'direccion')),
  contenido_cifrado bytea not null,
  huella bytea,
  revision integer not null default 1,
  consentida_en timestamptz not null,
  creada_en timestamptz not null,
  actualizada_en timestamptz not null,
  unique (id_usuario, tipo, huella)
);

-- What visitors ask of the service, answered on the first page. The questions of one product are the product's.
create table preguntas_frecuentes (
  id_pregunta uuid primary key,
  pregunta text not null check (length(pregunta) between 1 and 200),
  respuesta text not null check (length(respuesta) between 1 and 3000),
  orden integer not null default 100,
  activa boolean not null default true,
  revision integer not null default 1,
  creado_en timestamptz not null,
  actualizado_en timestamptz not null
);

-- `usos` counts the reserved and the used together: a limit is one statement on one row, and the check holds it whoever errs.
create table codigos_promocionales (
  id_codigo uuid primary key,
  codigo text not null unique check (codigo ~ '^[A-Z0-9][A-Z0-9-]{2,29}$'),
  descripcion text not null default '' check (length(descripcion) <= 200),
  tipo text not null check (tipo in ('porcentaje', 'monto')),
  valor integer not null check (valor > 0),
  desde timestamptz,
  hasta timestamptz,
  usos_maximos integer check (usos_maximos > 0),
  usos_por_cliente integer check (usos_por_cliente > 0),
  monto_minimo integer not null default 0 check (monto_minimo >= 0),
  aplica_a text not null default 'todo' check (aplica_a in ('todo', 'categorias', 'productos', 'planes')),
  objetos uuid[] not null default '{}',
  activo boolean not null default true,
  usos integer not null default 0 check (usos >= 0),
  revision integer not null default 1,
  creado_en timestamptz not null,
  actualizado_en timestamptz not null,
  check (usos_maximos is null or usos <= usos_maximos),
  check (tipo <> 'porcentaje' or valor <= 100),
  check (desde is null or hasta is null or desde < hasta),
  check ((aplica_a in ('todo', 'planes')) or cardinality(objetos) > 0)
);

create table codigos_por_cliente (
  id_codigo uuid not null references codigos_promocionales,
  id_usuario uuid not null references usuarios,
  usos integer not null check (usos >= 0),
  primary key (id_codigo, id_usuario)
);

create table carritos (
  id_usuario uuid primary key references usuarios,
  codigo text,
  actualizado_en timestamptz not null
);

-- The last number given of each series, taken in the transaction that uses it: a number that rolls back is given again.
create table numeraciones (
  serie text primary key check (serie ~ '^[A-Z]{1,3}-[0-9]{4}$'),
  ultimo integer not null check (ultimo > 0)
);

create table usos_codigo (
  id_factura uuid primary key references facturas,
  id_codigo uuid not null references codigos_promocionales,
  id_usuario uuid not null references usuarios,
  estado text not null check (estado in ('reservado', 'usado', 'liberado')),
  descuento integer not null check (descuento >= 0),
  creado_en timestamptz not null,
  actualizado_en timestamptz not null
);
create index usos_codigo_por_codigo on usos_codigo (id_codigo, creado_en desc);

-- The person of an account, as the payment provider knows her.
create table clientes_pago (
  id_usuario uuid not null references usuarios,
  proveedor text not null,
  referencia text not null,
  primary key (id_usuario, proveedor)
);

-- `aplicado`: it is what paid the invoice; a second capture is not, and goes back by itself (`devolucion`).
create table pagos (
  id_pago uuid primary key,
  id_factura uuid not null references facturas,
  clave text not null,
  metodo text not null check (metodo in ('tarjeta', 'transferencia', 'sinCosto')),
  proveedor text not null,
  referencia text,
  intento text,
  id_forma_pago uuid references formas_pago on delete set null,
  recordar boolean not null default false,
  monto integer not null check (monto >= 0),
  estado text not null check (estado in ('iniciado', 'requiereAccion', 'autorizado', 'capturado', 'rechazado', 'cancelado', 'incierto')),
  aplicado boolean not null default false,
  motivo text,
  marca text,
  ultimos_cuatro text,
  url text,
  devolucion text,
  devuelto integer not null default 0 check (devuelto between 0 and monto),
  creado_en timestamptz not null,
  actualizado_en timestamptz not null,
  unique (id_factura, clave),
  check (not aplicado or estado = 'capturado')
);
create index pagos_por_factura on pagos (id_factura, id_pago desc);
create unique index pagos_por_referencia on pagos (proveedor, referencia) where referencia is not null;
create index pagos_por_intento on pagos (proveedor, intento) where intento is not null;
create unique index pagos_uno_vivo on pagos (id_factura) where estado in ('iniciado', 'requiereAccion', 'autorizado', 'incierto');
create unique index pagos_uno_aplicado on pagos (id_factura) where aplicado;
create index pagos_por_preguntar on pagos (actualizado_en) where estado in ('iniciado', 'requiereAccion', 'autorizado', 'incierto') and metodo = 'tarjeta';

-- What the provider told, once each: a notice that comes twice finds its row.
create table eventos_pago (
  proveedor text not null,
  id_evento text not null,
  tipo text not null,
  referencia text not null,
  recibido_en timestamptz not null,
  primary key (proveedor, id_evento)
);
create index eventos_pago_por_fecha on eventos_pago (recibido_en);

create table solicitud_historial (
  id_solicitud uuid not null references solicitudes,
  orden smallint not null,
  de text,
  a text not null,
  accion text not null,
  id_usuario uuid references usuarios,
  motivo text,
  hecho_en timestamptz not null,
  id_gestor uuid references gestores,
  primary key (id_solicitud, orden)
);
-- The steps of a period, without the table: dashboards count deliveries and the stays that ended in it.
create index solicitud_historial_por_fecha on solicitud_historial (hecho_en) include (id_solicitud, a);

-- How invoices name the company, and where customers transfer to. Not for visitors: it stands apart from what they see.
create table datos_facturacion (
  id smallint primary key default 1 check (id = 1),
  razon_social text,
  nit text,
  establecimiento text,
  direccion text,
  datos_transferencia text,
  revision integer not null default 1,
  actualizado_en timestamptz not null default now(),
  municipio text,
  departamento text,
  codigo_postal text,
  regimen text not null default 'trimestral' check (regimen in ('trimestral', 'retencion'))
);
insert into datos_facturacion (id) values (1);

create table notas_credito (
  id_nota uuid primary key,
  id_factura uuid not null references facturas,
  id_reembolso uuid,
  serie text not null,
  numero integer not null,
  motivo text not null check (length(motivo) between 1 and 255),
  moneda text not null,
  total integer not null check (total > 0),
  base integer not null,
  iva integer not null check (base + iva = total),
  creada_en timestamptz not null,
  unique (serie, numero),
  unique (id_factura, id_nota)
);
create unique index notas_credito_por_reembolso on notas_credito (id_reembolso) where id_reembolso is not null;
create index notas_credito_por_fecha on notas_credito (creada_en);

create table notas_credito_lineas (
  id_nota uuid not null references notas_credito,
  id_factura uuid not null,
  posicion smallint not null,
  monto integer not null check (monto > 0),
  base integer not null,
  iva integer not null check (base + iva = monto),
  primary key (id_nota, posicion),
  foreign key (id_factura, id_nota) references notas_credito (id_factura, id_nota),
  foreign key (id_factura, posicion) references factura_lineas
);
create index notas_credito_lineas_por_linea on notas_credito_lineas (id_factura, posicion);

-- One fiscal document for each invoice and each credit note. Its kinds are the tax authority's: an open list. What the
-- certifier answered is kept whole and never changes.
create table dtes (
  id_dte uuid primary key,
  tipo text not null check (tipo ~ '^[A-Z]{4}$'),
  id_factura uuid not null references facturas,
  id_nota uuid unique references notas_credito,
  estado text not null check (estado in ('pendiente_certificacion', 'certificada', 'rechazada', 'anulada')),
  emitido_en timestamptz not null,
  certificador text,
  ambiente text check (ambiente in ('pruebas', 'produccion')),
  autorizacion uuid unique,
  serie text,
  numero text,
  certificado_en timestamptz,
  nit_certificador text,
  nombre_certificador text,
  xml text,
  errores jsonb not null default '[]',
  intentos integer not null default 0,
  enviado_en timestamptz,
  creado_en timestamptz not null,
  actualizado_en timestamptz not null,
  check ((tipo = 'NCRE') = (id_nota is not null)),
  check ((autorizacion is not null) = (estado in ('certificada', 'anulada'))),
  check (num_nulls(autorizacion, serie, numero, certificado_en, nit_certificador, nombre_certificador, xml, certificador, ambiente) in (0, 9))
);
create unique index dtes_de_factura on dtes (id_factura) where id_nota is null;
create index dtes_por_certificar on dtes (actualizado_en) where estado = 'pendiente_certificacion';

-- `medio`: back to the card by the provider, or by hand. `monto` is what was decided; `cotizado`, what the rule gave.
create table reembolsos (
  id_reembolso uuid primary key,
  id_factura uuid not null references facturas,
  id_pago uuid references pagos,
  estado text not null check (estado in ('solicitado', 'cotizado', 'aprobado', 'negado', 'enProceso', 'completado')),
  medio text not null check (medio in ('tarjeta', 'manual')),
  motivo text not null check (length(motivo) between 1 and 500),
  respuesta text check (length(respuesta) between 1 and 500),
  cotizado integer not null check (cotizado >= 0),
  monto integer check (monto > 0),
  pedido_por uuid not null references usuarios,
  propuesto_por uuid references usuarios,
  decidido_por uuid references usuarios,
  devolucion text,
  intentos integer not null default 0,
  siguiente_en timestamptz,
  creado_en timestamptz not null,
  actualizado_en timestamptz not null,
  revision integer not null default 1,
  -- A refund that the system makes by itself, of what was charged and not spent: nobody asked for it and nobody decided it.
  de_oficio boolean not null default false,
  unique (id_factura, id_reembolso),
  check (monto is not null or estado in ('solicitado', 'cotizado', 'negado')),
  constraint reembolsos_check2 check (estado <> 'completado' or devolucion is not null),
  constraint reembolsos_decidido
    check (de_oficio or (decidido_por is not null) = (estado not in ('solicitado', 'cotizado')))
);
create index reembolsos_por_devolver on reembolsos (siguiente_en) where estado in ('aprobado', 'enProceso') and medio = 'tarjeta';
alter table notas_credito add foreign key (id_reembolso) references reembolsos;

create table reembolso_lineas (
  id_reembolso uuid not null,
  id_factura uuid not null,
  posicion smallint not null,
  etapa text not null,
  porcentaje smallint not null check (porcentaje between 0 and 100),
  cotizado integer not null check (cotizado >= 0),
  monto integer check (monto >= 0),
  cancela boolean not null,
  primary key (id_reembolso, posicion),
  foreign key (id_factura, id_reembolso) references reembolsos (id_factura, id_reembolso),
  foreign key (id_factura, posicion) references factura_lineas
);
create index reembolso_lineas_por_linea on reembolso_lineas (id_factura, posicion);

create table reembolso_historial (
  id_reembolso uuid not null references reembolsos,
  orden smallint not null,
  de text,
  a text not null,
  accion text not null,
  id_usuario uuid references usuarios,
  motivo text,
  hecho_en timestamptz not null,
  primary key (id_reembolso, orden)
);

create table comprobantes (
  id_comprobante uuid primary key,
  id_factura uuid not null references facturas,
  id_archivo uuid not null unique references archivos,
  estado text not null check (estado in ('enRevision', 'aceptado', 'rechazado', 'reemplazado')),
  monto integer check (monto > 0),
  fecha date,
  banco text check (length(banco) <= 80),
  referencia text check (length(referencia) <= 80),
  monto_recibido integer check (monto_recibido > 0),
  motivo text check (length(motivo) <= 300),
  revisado_por uuid references usuarios,
  revisado_en timestamptz,
  creado_en timestamptz not null,
  check ((estado in ('aceptado', 'rechazado')) = (revisado_por is not null)),
  check ((revisado_por is null) = (revisado_en is null)),
  check ((estado = 'aceptado') = (monto_recibido is not null)),
  check (estado <> 'rechazado' or motivo is not null)
);
create index comprobantes_por_factura on comprobantes (id_factura, id_comprobante desc);
create index comprobantes_por_estado on comprobantes (estado, id_comprobante);
create unique index comprobantes_uno_en_revision on comprobantes (id_factura) where estado = 'enRevision';
create unique index comprobantes_uno_aceptado on comprobantes (id_factura) where estado = 'aceptado';

-- A sealed document that was delivered. Nothing of it changes; a correction is another version.
create table documentos (
  id_documento uuid primary key,
  id_solicitud uuid not null references solicitudes,
  version smallint not null check (version > 0),
  id_archivo uuid not null unique references archivos,
  sha256 bytea not null unique check (length(sha256) = 32),
  -- Of the certificate it was sealed with.
  certificado_sha256 bytea not null check (length(certificado_sha256) = 32),
  -- A hundred random bits in letters and digits that nobody takes for one another.
  codigo_verificacion text not null unique check (codigo_verificacion ~ '^[0-9A-HJKMNP-TV-Z]{20}$'),
  sellado_en timestamptz not null,
  -- The notary whose certificate sealed it; null for the platform's.
  id_notario uuid references usuarios,
  -- The delivered text of a document that people may go on editing, in its one form and sealed. Null: it was signed by hand, or delivered
  -- before texts were kept.
  contenido_cifrado bytea,
  unique (id_solicitud, version)
);
create index documentos_por_solicitud on documentos (id_solicitud, version desc);

-- Every administrative act, written in the transaction that makes it. Nothing of it is ever changed or deleted.
create table auditoria (
  id_registro uuid primary key,
  hecho_en timestamptz not null,
  -- Who did it, as she was then: no reference, so that the record needs nobody. Null: the system, for nobody.
  id_actor uuid,
  nombre_actor text,
  rol_actor text,
  objeto text not null,
  accion text not null,
  id_objeto text,
  nombre_objeto text,
  -- [{ campo, antes, despues, reservado }]: never a secret nor an identity number.
  cambios jsonb not null default '[]',
  -- What one look showed at once.
  vistos text[] not null default '{}',
  id_peticion text,
  -- The network of the caller, not her address.
  origen text,
  -- A look of the office at what is somebody's: whose it is, of which trámite, and why, where a reason is asked for. Those whose it is
  -- read these rows (GET /private/usuario/consultas).
  id_titular uuid,
  id_solicitud uuid,
  motivo text,
  -- Session, look and quarter of an hour: a screen that asks again by itself leaves one row for each.
  turno text unique,
  check ((id_actor is null) = (nombre_actor is null) and (id_actor is null) = (rol_actor is null))
);
create index auditoria_por_fecha on auditoria (hecho_en, id_registro);
create index auditoria_por_actor on auditoria (id_actor, hecho_en);
create index auditoria_por_objeto on auditoria (id_objeto, hecho_en);
create index auditoria_por_titular on auditoria (id_titular, id_registro desc) where id_titular is not null;
-- Of the acts done to the account itself what stays is that they were done; what they changed in it goes.
create function auditoria_no_cambia() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('fedatario.borrado', true) = 'si' then return null; end if;
  raise exception 'La auditoría no se cambia ni se borra.';
end $$;
create trigger auditoria_no_cambia before update or delete or truncate on auditoria
  for each statement execute function auditoria_no_cambia();

-- What a user of the role notario needs to be one: her number, her practice, her hours.
create table perfiles_notario (
  id_usuario uuid primary key references usuarios,
  colegiado text not null unique check (colegiado ~ '^[0-9]{1,6}$'),
  -- As it stands under her signature.
  titulo text not null check (length(titulo) between 1 and 80),
  -- Categories of the catalogue; none is any.
  especialidades uuid[] not null default '{}',
  -- Of each day of the week from Sunday, its stretches of work.
  horario jsonb not null,
  excepciones jsonb not null default '[]',
  minutos_cita smallint not null check (minutos_cita between 10 and 240),
  modalidades text[] not null check (modalidades <@ '{presencial,videollamada,telefono}' and cardinality(modalidades) > 0),
  -- Trámites that she works on at once.
  carga_maxima smallint not null check (carga_maxima between 1 and 500),
  activo boolean not null default true,
  -- The last day that her constancia of the Colegio holds.
  solvente_hasta date not null,
  -- While she may not practise (Código de Notariado, art. 4): without an end, until it is taken away.
  inhabilitado_desde date,
  inhabilitado_hasta date,
  inhabilitado_por text check (length(inhabilitado_por) between 1 and 300),
  revision integer not null default 1,
  creado_en timestamptz not null,
  actualizado_en timestamptz not null,
  -- Busy times of notaries' private calendars, read from the ICS address that their profile names.
  calendario_url text
    check (calendario_url ~ '^https?://' and length(calendario_url) <= 2000),
  check ((inhabilitado_desde is null) = (inhabilitado_por is null)),
  check (inhabilitado_hasta is null or inhabilitado_hasta >= inhabilitado_desde)
);

create table motivos_feedback (
  id_motivo uuid primary key,
  nombre text not null check (length(nombre) between 1 and 80),
  descripcion text not null default '' check (length(descripcion) <= 300),
  orden integer not null,
  activo boolean not null default true,
  revision integer not null default 1,
  creado_en timestamptz not null,
  actualizado_en timestamptz not null
);

-- When the office works, by which promised hours are counted. The country's holidays are computed, not kept.
create table calendario (
  id smallint primary key default 1 check (id = 1),
  -- Of each day of the week from Sunday, its stretches of work.
  horario jsonb not null,
  traslado boolean not null default true,
  -- Feasts of the town, as MM-DD.
  feriados_locales text[] not null default '{08-15}',
  excepciones jsonb not null default '[]',
  revision integer not null default 1,
  actualizado_en timestamptz not null default now(),
  -- Days on which the Archivo General de Protocolos, courts and registers receive nothing though the law counts them: a duty falls before them.
  cierres_de_registros jsonb not null default '[]'
);
insert into calendario (horario)
select jsonb_build_array('[]'::jsonb, dia, dia, dia, dia, dia, '[]'::jsonb)
from (values ('[{"desde": "08:00", "hasta": "17:00"}]'::jsonb)) as laboral (dia);

-- Stands instead of what the product ships for a kind; without a row, the shipped text is used.
create table tipos_notificacion (
  clave text primary key,
  nombre text not null check (length(nombre) between 1 and 80),
  activa boolean not null,
  correo boolean not null,
  en_app boolean not null,
  asunto text not null check (length(asunto) between 1 and 200),
  titulo text not null check (length(titulo) between 1 and 200),
  cuerpo text not null check (length(cuerpo) between 1 and 4000),
  boton text not null check (length(boton) <= 60),
  pie text not null check (length(pie) <= 500),
  aviso text not null check (length(aviso) <= 300),
  revision integer not null,
  actualizado_en timestamptz not null
);

create table preferencias_notificacion (
  id_usuario uuid not null references usuarios,
  clave text not null,
  correo boolean not null,
  en_app boolean not null,
  primary key (id_usuario, clave)
);

create table notificaciones (
  id_notificacion uuid primary key,
  id_usuario uuid not null references usuarios,
  tipo text not null,
  titulo text not null,
  texto text not null,
  enlace text check (enlace like '/%'),
  -- Names the deed it tells, so that it is told once.
  hecho text,
  -- False where only a mail tells it, and the row remembers that it was told.
  en_app boolean not null,
  creada_en timestamptz not null,
  leida_en timestamptz
);
create index notificaciones_por_usuario on notificaciones (id_usuario, id_notificacion desc) where en_app;
create index notificaciones_sin_leer on notificaciones (id_usuario) where en_app and leida_en is null;
create unique index notificaciones_una_vez on notificaciones (id_usuario, tipo, hecho) where hecho is not null;
create index notificaciones_por_fecha on notificaciones (creada_en);

-- What was asked of one solicitud, copied from its product when it was sold: a product that changes, changes nothing here.
create table requisitos (
  id_requisito uuid primary key default gen_random_uuid(),
  id_solicitud uuid not null references solicitudes,
  orden smallint not null,
  clave text not null references tipos_requisito,
  nombre text not null,
  instrucciones text not null default '',
  obligatorio boolean not null,
  vigencia_dias integer check (vigencia_dias > 0),
  original_en_firma boolean not null default false,
  estado text not null default 'pendiente' check (estado in ('pendiente', 'subido', 'aceptado', 'rechazado', 'dispensado', 'vencido')),
  -- Why it was rejected or is not needed.
  motivo text check (length(motivo) between 1 and 500),
  -- How many times it was handed in.
  entregas smallint not null default 0,
  entregado_en timestamptz,
  revisado_por uuid references usuarios,
  revisado_en timestamptz,
  -- Until when what was accepted is good.
  vence_el date,
  revision integer not null default 1,
  -- What files each requisito takes, as its kind said when it was asked. Null in what was asked before: any file.
  formatos text[],
  tamano_maximo integer check (tamano_maximo > 0),
  unique (id_solicitud, orden),
  check ((estado in ('pendiente')) = (entregado_en is null and revisado_en is null)),
  check (estado not in ('rechazado', 'dispensado') or motivo is not null),
  check ((formatos is null) = (tamano_maximo is null))
);
create index requisitos_por_vencer on requisitos (vence_el) where estado = 'aceptado' and vence_el is not null;

-- The files of each time it was handed in, as pages in their order. None is ever taken away.
create table requisito_archivos (
  id_archivo uuid primary key references archivos,
  id_requisito uuid not null references requisitos,
  entrega smallint not null,
  pagina smallint not null,
  unique (id_requisito, entrega, pagina)
);

-- The version in force of each; what it said before stands below.
create table textos_legales (
  clase text primary key check (clase in ('terminos', 'privacidad')),
  version integer not null check (version > 0),
  texto text not null,
  publicado_en timestamptz not null
);

create table textos_legales_versiones (
  clase text not null references textos_legales,
  version integer not null,
  texto text not null,
  publicado_en timestamptz not null,
  publicado_por uuid references usuarios,
  primary key (clase, version)
);

create table textos_legales_aceptados (
  id_usuario uuid not null references usuarios on delete cascade,
  clase text not null,
  version integer not null,
  aceptado_en timestamptz not null,
  primary key (id_usuario, clase, version),
  foreign key (clase, version) references textos_legales_versiones
);
create index textos_legales_aceptados_por_version on textos_legales_aceptados (clase, version);

-- A document that no longer holds, as two people said. Nothing of it is ever changed or deleted.
create table documento_marcas (
  id_documento uuid primary key references documentos,
  marca text not null check (marca in ('sustituido', 'anulado')),
  motivo text not null check (length(motivo) between 1 and 500),
  propuesta_por uuid not null references usuarios,
  confirmada_por uuid not null references usuarios,
  confirmada_en timestamptz not null,
  id_sustituto uuid references documentos,
  check (propuesta_por <> confirmada_por),
  check ((marca = 'sustituido') = (id_sustituto is not null))
);
create function documento_marcas_no_cambia() returns trigger language plpgsql as $$
begin
  raise exception 'Una marca de un documento no se cambia ni se borra.';
end $$;
create trigger documento_marcas_no_cambia before update or delete or truncate on documento_marcas
  for each statement execute function documento_marcas_no_cambia();

-- Where each chain ends. Its row is held while an entry is added, so that no two follow the same one.
create table registro_cadenas (
  id_notario uuid primary key references usuarios,
  ultimo integer not null check (ultimo >= 0),
  -- Of the last entry; zeros before the first.
  huella bytea not null check (length(huella) = 32)
);
create function registro_no_cambia() returns trigger language plpgsql as $$
begin
  raise exception 'El registro de actuaciones no se cambia ni se borra.';
end $$;
create trigger registro_no_cambia before delete or truncate on registro_cadenas
  for each statement execute function registro_no_cambia();

-- The record of what each notary did: a chain of entries, each holding the hash of the one before, to which things are only added.
create table registro_actuaciones (
  id_asiento uuid primary key,
  id_notario uuid not null references registro_cadenas,
  numero integer not null check (numero > 0),
  previa bytea not null check (length(previa) = 32),
  actuacion text not null check (actuacion in ('entrega', 'sustitucion', 'anulacion')),
  hecho_en timestamptz not null check (hecho_en = date_trunc('milliseconds', hecho_en)),
  -- By whom; null for the system, which seals what the notary signed.
  id_usuario uuid references usuarios,
  id_solicitud uuid not null references solicitudes,
  documento_sha256 bytea not null check (length(documento_sha256) = 32),
  -- JSON, byte for byte as it was hashed: the instrument as the notary's index names it.
  datos text not null,
  huella bytea not null unique check (length(huella) = 32),
  -- HMAC of the hash under a key kept outside the database: who rewrites entries cannot make it.
  prueba bytea not null check (length(prueba) = 32),
  unique (id_notario, numero),
  unique (id_notario, previa)
);
create index registro_actuaciones_por_fecha on registro_actuaciones (hecho_en, id_asiento);
create index registro_actuaciones_por_solicitud on registro_actuaciones (id_solicitud);
create trigger registro_no_cambia before update or delete or truncate on registro_actuaciones
  for each statement execute function registro_no_cambia();

-- Where each chain ended on each day that something was added to it, signed.
create table registro_cabezas (
  id_notario uuid not null references registro_cadenas,
  dia date not null,
  numero integer not null check (numero > 0),
  huella bytea not null check (length(huella) = 32),
  firma bytea not null check (length(firma) = 64),
  primary key (id_notario, dia)
);
create trigger registro_no_cambia before update or delete or truncate on registro_cabezas
  for each statement execute function registro_no_cambia();

-- What each notary signs with: her own certificate, or one of the house's authority. Only the last is kept; what a document was
-- sealed with stands in the document.
create table certificados_notario (
  id_notario uuid primary key references usuarios,
  origen text not null check (origen in ('propio', 'desarrollo')),
  -- The key and its certificate, sealed; of a PKCS#12 file, with its password.
  contenido_cifrado bytea not null,
  sha256 bytea not null check (length(sha256) = 32),
  titular text not null,
  emisor text not null,
  desde timestamptz not null,
  hasta timestamptz not null,
  puesto_en timestamptz not null
);

-- How an act was signed before its notary, and the scan of what was signed. Nothing of it changes.
create table firmas (
  id_solicitud uuid primary key references solicitudes,
  id_notario uuid not null references usuarios,
  clase text not null check (clase in ('escrituraPublica', 'actaNotarial', 'legalizacionFirmas', 'legalizacionFotocopias', 'protocolacion',
    'documentoPrivado')),
  -- Number of the instrument; what is outside of the protocol may have none.
  instrumento text check (length(instrumento) between 1 and 30),
  lugar text not null check (length(lugar) between 1 and 120),
  fecha date not null,
  hojas smallint not null check (hojas between 1 and 500),
  folios text check (length(folios) between 1 and 60),
  firmada_en timestamptz not null
);

create table firma_comparecientes (
  id_solicitud uuid not null references firmas,
  orden smallint not null,
  nombre text not null check (length(nombre) between 1 and 120),
  identificacion text not null check (identificacion in ('dpi', 'pasaporte', 'conocido', 'testigos')),
  -- The number of the document, sealed.
  numero_cifrado bytea,
  -- As what each person appeared.
  calidad text not null default 'parte' check (calidad in ('parte', 'testigo', 'interprete', 'traductor')),
  -- For whom each person who appeared signed, besides or instead of themselves: [{"nombre", "genero"}]. Empty of every act signed before this
  -- was known, which names those who appeared alone.
  por_si boolean not null default true,
  representados jsonb not null default '[]' check (jsonb_typeof(representados) = 'array'),
  primary key (id_solicitud, orden),
  check ((identificacion in ('dpi', 'pasaporte')) = (numero_cifrado is not null)),
  check (por_si or jsonb_array_length(representados) > 0)
);

create table firma_hojas (
  id_archivo uuid primary key references archivos,
  id_solicitud uuid not null references firmas,
  orden smallint not null,
  unique (id_solicitud, orden)
);

-- The text of an act while it is written and agreed: versions that never change, the copy its notary works on, what was sent
-- to its customer, and her remarks. Texts hold identity numbers, so they are sealed.
create table minutas (
  id_solicitud uuid not null references solicitudes,
  version integer not null check (version >= 1),
  contenido_cifrado bytea not null,
  -- Of its canonical form.
  sha256 bytea not null check (length(sha256) = 32),
  origen text not null check (origen in ('respuestas', 'notario', 'firma')),
  -- Null: the system made it of the answers.
  creada_por uuid references usuarios,
  creada_en timestamptz not null,
  primary key (id_solicitud, version),
  check ((origen = 'respuestas') = (creada_por is null))
);
create function minutas_no_cambian() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('fedatario.borrado', true) = 'si' then return null; end if;
  if tg_op = 'UPDATE' and current_setting('fedatario.sellado', true) = 'si' then return null; end if;
  raise exception 'Una versión de una minuta no se cambia ni se borra.';
end $$;
create trigger minutas_no_cambian before update or delete or truncate on minutas
  for each statement execute function minutas_no_cambian();

create table minutas_trabajo (
  id_solicitud uuid primary key references solicitudes,
  revision integer not null default 1,
  contenido_cifrado bytea not null,
  -- The version it goes on from.
  base integer not null,
  actualizado_por uuid references usuarios,
  actualizado_en timestamptz not null,
  foreign key (id_solicitud, base) references minutas
);

-- Each time a version was sent. Only the last one counts: a new one voids what was approved before.
create table minuta_envios (
  id_solicitud uuid not null references solicitudes,
  orden integer not null,
  version integer not null,
  enviada_por uuid not null references usuarios,
  enviada_en timestamptz not null,
  aprobada_por uuid references usuarios,
  aprobada_en timestamptz,
  primary key (id_solicitud, orden),
  foreign key (id_solicitud, version) references minutas,
  check ((aprobada_por is null) = (aprobada_en is null))
);

-- Her remarks on paragraphs of a version, and what the notary answered.
create table minuta_observaciones (
  id_observacion uuid primary key,
  id_solicitud uuid not null references solicitudes,
  version integer not null,
  -- The position of its paragraph in that version, from 0.
  parrafo integer not null check (parrafo >= 0),
  texto text not null check (length(texto) between 1 and 1000),
  hecha_por uuid not null references usuarios,
  hecha_en timestamptz not null,
  respuesta text check (length(respuesta) between 1 and 1000),
  respondida_por uuid references usuarios,
  respondida_en timestamptz,
  foreign key (id_solicitud, version) references minutas,
  check ((respuesta is null) = (respondida_en is null) and (respuesta is null) = (respondida_por is null))
);
create index minuta_observaciones_por_solicitud on minuta_observaciones (id_solicitud, id_observacion);

-- Each time remarks were sent. Answers hold identity numbers, so they are sealed; as they were before, they stay here.
create table correcciones (
  id_solicitud uuid not null references solicitudes,
  ronda smallint not null check (ronda >= 1),
  antes_cifradas bytea not null,
  enviada_por uuid not null references usuarios,
  enviada_en timestamptz not null,
  corregida_en timestamptz,
  -- The version of its text that was made of the corrected answers, when it says something else than the one before.
  version integer,
  primary key (id_solicitud, ronda),
  foreign key (id_solicitud, version) references minutas,
  check (version is null or corregida_en is not null)
);

create table respuesta_observaciones (
  id_observacion uuid primary key,
  id_solicitud uuid not null references solicitudes,
  -- Null until it is sent.
  ronda smallint,
  -- The path of the answer.
  ruta text not null check (length(ruta) between 1 and 200),
  motivo text not null check (length(motivo) between 1 and 500),
  hecha_por uuid not null references usuarios,
  hecha_en timestamptz not null,
  -- What its customer says of it.
  respuesta text check (length(respuesta) between 1 and 1000),
  foreign key (id_solicitud, ronda) references correcciones,
  check (ronda is not null or respuesta is null),
  unique nulls not distinct (id_solicitud, ronda, ruta)
);

-- What is said about a trámite: messages between its customer and the office, and notes that only the office sees. Texts may hold
-- identity numbers, so they are sealed. Nothing of it is changed or taken away.
create table mensajes (
  id_mensaje uuid primary key,
  id_solicitud uuid not null references solicitudes,
  id_usuario uuid not null references usuarios,
  -- As its customer, or as the office.
  de_cliente boolean not null,
  texto_cifrado bytea not null,
  enviado_en timestamptz not null
);
create index mensajes_por_solicitud on mensajes (id_solicitud, id_mensaje);
-- Sealing anew under another secret changes no word of what may not be changed.
create function conversacion_no_cambia() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('fedatario.borrado', true) = 'si' then return null; end if;
  if tg_op = 'UPDATE' and current_setting('fedatario.sellado', true) = 'si' then return null; end if;
  raise exception 'Lo escrito en un trámite no se cambia ni se borra.';
end $$;
create trigger mensajes_no_cambian before update or delete or truncate on mensajes
  for each statement execute function conversacion_no_cambia();

create table mensaje_archivos (
  id_archivo uuid primary key references archivos,
  id_mensaje uuid not null references mensajes,
  posicion smallint not null,
  unique (id_mensaje, posicion)
);

-- Who read what, and when first.
create table mensaje_lecturas (
  id_mensaje uuid not null references mensajes,
  id_usuario uuid not null references usuarios,
  leido_en timestamptz not null,
  primary key (id_mensaje, id_usuario)
);

create table notas_internas (
  id_nota uuid primary key,
  id_solicitud uuid not null references solicitudes,
  id_usuario uuid not null references usuarios,
  texto_cifrado bytea not null,
  escrita_en timestamptz not null
);
create index notas_internas_por_solicitud on notas_internas (id_solicitud, id_nota);
create trigger notas_no_cambian before update or delete or truncate on notas_internas
  for each statement execute function conversacion_no_cambia();

-- What the law still asks of a notary after an act, each until a day; done with its proof. Late is what is pending after it.
create table deberes (
  id_deber uuid primary key,
  id_solicitud uuid references solicitudes,
  -- Who signed the act: it is hers.
  id_notario uuid not null references usuarios,
  tipo text not null,
  -- The day it counts from, and its last one.
  desde date not null,
  vence_el date not null,
  estado text not null default 'pendiente' check (estado in ('pendiente', 'cumplido')),
  -- When its notary is told next; null when nothing is left to tell.
  aviso_el date,
  -- As its proof says: when it was done, and the number it was given.
  cumplido_el date,
  constancia text check (length(constancia) between 1 and 60),
  id_archivo uuid references archivos,
  anotado_por uuid references usuarios,
  anotado_en timestamptz,
  creado_en timestamptz not null,
  asunto text check (length(asunto) between 1 and 120),
  unique (id_solicitud, tipo),
  check (vence_el > desde and cumplido_el >= desde),
  check ((estado = 'cumplido') = (cumplido_el is not null and anotado_por is not null and anotado_en is not null)),
  check ((estado = 'cumplido') = (constancia is not null or id_archivo is not null)),
  check (aviso_el is null or estado = 'pendiente'),
  constraint deberes_de_algo check ((id_solicitud is null) = (asunto is not null))
);
-- The order of the list: a day as a number.
create index deberes_por_vencer on deberes (((vence_el - date '2000-01-01')::bigint), id_deber);
create index deberes_por_notario on deberes (id_notario, estado);
create index deberes_por_avisar on deberes (aviso_el) where aviso_el is not null;
create unique index deberes_del_notario on deberes (id_notario, tipo, asunto) where id_solicitud is null;

-- What a customer says of a finished trámite: once, and hers to change for some days.
create table calificaciones (
  id_solicitud uuid primary key references solicitudes,
  id_usuario uuid not null references usuarios,
  -- Who signed it; null for what needed no notary.
  id_notario uuid references usuarios,
  puntos smallint not null check (puntos between 1 and 5),
  comentario text check (length(comentario) between 1 and 1000),
  creada_en timestamptz not null,
  actualizada_en timestamptz not null,
  -- A customer may let the words of their rating be shown on the page of the product. See docs/decisions/0119.
  -- Of its trámite, kept here so that the page of a product finds its ratings by an index.
  id_producto uuid not null references productos,
  revision integer not null default 1,
  -- Since when the customer lets them be shown, and the name beside them («Ana R.»), as they read it when they agreed.
  consentida_en timestamptz,
  firma text check (length(firma) between 1 and 80),
  -- Since when the administration shows them.
  elegida_en timestamptz,
  check ((consentida_en is null) = (firma is null)),
  -- Nothing is shown without consent, and only words: an erased comment cannot stay shown.
  check (consentida_en is null or (comentario is not null and length(comentario) <= 600)),
  check (elegida_en is null or consentida_en is not null)
);
create index calificaciones_por_notario on calificaciones (id_notario) where id_notario is not null;
create index calificaciones_por_producto on calificaciones (id_producto) include (puntos);
create index calificaciones_consentidas on calificaciones (consentida_en) where consentida_en is not null;
-- The page of a product says the average of all its ratings, and shows the chosen words.
create trigger renueva_edicion after insert or update or delete or truncate on calificaciones
  for each statement execute function renovar_edicion_del_catalogo();

-- What somebody of the office says of a sealed document that no longer holds, until an administrator decides.
create table marca_propuestas (
  id_propuesta uuid primary key,
  id_documento uuid not null references documentos,
  marca text not null check (marca in ('sustituido', 'anulado')),
  motivo text not null check (length(motivo) between 1 and 500),
  -- The document that takes its place.
  id_sustituto uuid references documentos check (id_sustituto <> id_documento),
  estado text not null default 'pendiente' check (estado in ('pendiente', 'confirmada', 'negada')),
  propuesta_por uuid not null references usuarios,
  propuesta_en timestamptz not null,
  decidida_por uuid references usuarios,
  decidida_en timestamptz,
  respuesta text check (length(respuesta) between 1 and 500),
  check ((marca = 'sustituido') = (id_sustituto is not null)),
  check ((estado = 'pendiente') = (decidida_por is null) and (decidida_por is null) = (decidida_en is null)),
  check (estado <> 'confirmada' or decidida_por <> propuesta_por),
  check ((estado = 'negada') = (respuesta is not null))
);
create unique index marca_propuestas_pendiente on marca_propuestas (id_documento) where estado = 'pendiente';
create index marca_propuestas_por_documento on marca_propuestas (id_documento, propuesta_en);

-- The second step of a sign-in (TOTP, RFC 6238). Without `activado_en` it is being set up and nothing asks for it.
create table dos_pasos (
  id_usuario uuid primary key references usuarios on delete cascade,
  -- The secret that the account shares with its application, sealed.
  secreto bytea not null,
  activado_en timestamptz,
  -- The last period of thirty seconds whose code was used: a code serves once.
  ultimo_paso integer not null default 0
);

-- For who lost the application; each serves once.
create table codigos_respaldo (
  id_usuario uuid not null references dos_pasos on delete cascade,
  hash bytea not null,
  primary key (id_usuario, hash)
);

-- What the office demands of who works in it. One row.
create table reglas_de_acceso (
  id smallint primary key default 1 check (id = 1),
  -- Without a second step of signing in, nobody of the staff does what asks for the password again.
  dos_pasos_al_personal boolean not null default false
);
insert into reglas_de_acceso default values;

-- The protocol of each notary (Código de Notariado, arts. 8 and 13): every number that was used, once, in order.
-- Held while an instrument is entered, so that two signings of one notary stand one after the other.
create table protocolos (
  id_notario uuid primary key references usuarios
);

create table protocolo_instrumentos (
  id_instrumento uuid primary key,
  id_notario uuid not null references protocolos,
  anio smallint not null,
  numero integer not null check (numero > 0),
  -- An act of the house; or a number that was cancelled, the razón of a legalización (art. 59), or one authorised elsewhere.
  origen text not null check (origen in ('tramite', 'cancelado', 'razon', 'ajeno')),
  fecha date not null,
  -- Null only of what was signed before folios were read as numbers.
  folio_desde integer check (folio_desde > 0),
  folio_hasta integer,
  -- It begins on the leaf where the one before it ended.
  misma_hoja boolean not null default false,
  id_solicitud uuid unique references solicitudes,
  nota text check (length(nota) between 1 and 300),
  anotado_por uuid not null references usuarios,
  anotado_en timestamptz not null,
  -- Place and persons of an instrument that is no act of the house, which the index of the protocol names (Código de Notariado, art. 15).
  lugar text check (length(lugar) between 1 and 120),
  otorgantes text check (length(otorgantes) between 1 and 300),
  unique (id_notario, anio, numero),
  check (extract(year from fecha) = anio),
  check (folio_hasta >= folio_desde),
  check ((folio_desde is null) = (folio_hasta is null)),
  check (folio_desde is not null or origen = 'tramite'),
  check ((origen = 'tramite') = (id_solicitud is not null)),
  check ((origen = 'tramite') = (nota is null))
);
create function protocolo_no_cambia() returns trigger language plpgsql as $$
begin
  raise exception 'El protocolo no se cambia ni se borra.';
end $$;
create trigger protocolo_no_cambia before update or delete or truncate on protocolo_instrumentos
  for each statement execute function protocolo_no_cambia();

-- A text that was sent to its customer and has not gone out yet: until then its notary takes it back, and nobody is told.
create table minuta_por_salir (
  id_solicitud uuid primary key references solicitudes,
  -- The job that sends it names it: what was taken back, or asked for again, it leaves alone.
  id_envio uuid not null unique,
  version integer not null,
  pedido_por uuid not null references usuarios,
  pedido_en timestamptz not null,
  sale_en timestamptz not null,
  foreign key (id_solicitud, version) references minutas
);

-- What a person may do with her own data: take a copy of all of it, and close her account.
create table copias (
  id_copia uuid primary key,
  id_usuario uuid not null references usuarios,
  estado text not null check (estado in ('preparando', 'lista', 'fallida', 'vencida')),
  pedida_en timestamptz not null,
  lista_en timestamptz,
  vence_en timestamptz,
  bytes double precision check (bytes > 0),
  check ((lista_en is null) = (vence_en is null) and (lista_en is null) = (bytes is null)),
  check (estado <> 'lista' or lista_en is not null)
);
create unique index copias_una_por_cuenta on copias (id_usuario) where estado = 'preparando';
create index copias_por_usuario on copias (id_usuario, pedida_en desc);
create index copias_por_vencer on copias (vence_en) where estado = 'lista';

-- The archive in pieces, each sealed apart in the store of files, so that none of it is held whole. The row comes before them.
create table copia_partes (
  id_copia uuid not null references copias,
  orden integer not null,
  id_parte uuid not null unique,
  primary key (id_copia, orden)
);

-- What the law keeps of a closed account, by class, and until when; without a day, for ever.
create table retenciones (
  id_usuario uuid not null references usuarios,
  clase text not null check (clase in ('fiscal', 'expediente', 'registro')),
  hasta date,
  purgada_en timestamptz,
  primary key (id_usuario, clase)
);
create index retenciones_por_purgar on retenciones (hasta) where purgada_en is null and hasta is not null;

-- What was erased, counted, as its owner got it by mail. It says of nobody whose it was.
create table constancias_de_cierre (
  folio uuid primary key,
  hecha_en timestamptz not null,
  contenido text not null,
  sha256 bytea not null check (length(sha256) = 32)
);

-- The one live change of address that a user asked for; a new one replaces it. Only keyed hashes of its codes are kept. The hash
-- for the new address is empty until its code is sent, and stays so when the address has an account or the provider sends the code.
create table cambios_correo (
  id_usuario uuid primary key references usuarios,
  email text not null check (email = lower(email) and length(email) <= 254),
  hash_nuevo bytea,
  hash_anterior bytea not null,
  vence_en timestamptz not null,
  intentos smallint not null default 0
);

-- The photograph of a person's profile: a file of theirs, kept sealed as every file. `usuarios.url_imagen` was never
-- written: an address that opens a file lasts minutes, so it is made for each answer. See docs/decisions/0058.
create table fotos (
  id_usuario uuid primary key references usuarios,
  id_archivo uuid not null unique references archivos,
  puesta_en timestamptz not null
);

-- What the product itself put on sale (docs/decisions/0057), and as it was then: what the office changed afterwards differs
-- from it, and is not written over.
create table surtido (
  id_producto uuid primary key references productos on delete cascade,
  -- Of the texts, interview and template that came with the product.
  huella text not null,
  -- Of the row, as it was written.
  huella_fila text not null,
  id_version uuid not null references versiones_producto,
  surtido_en timestamptz not null
);

-- Legal parameters that the office writes beside those the product brings. A value rules from its day on and is never changed afterwards:
-- what was bought under it is judged by it. `valor` is in the unit of its key: centavos, percent, hours, years, months or days.
create table valores_de_ley (
  id_valor uuid primary key,
  clave text not null check (clave <> ''),
  desde date not null,
  valor integer not null check (valor >= 0),
  fuente text not null check (fuente <> ''),
  creado_en timestamptz not null,
  unique (clave, desde)
);

-- The notary's answers of an act: its place, day, hours, leaves and number. One row a trámite; those of the moment of signing come last.
create table minuta_actos (
  id_solicitud uuid primary key references solicitudes,
  revision integer not null default 1,
  respuestas_cifradas bytea not null,
  -- The notary whose act it is: the next act of the same notary begins with the same place.
  id_notario uuid references usuarios,
  actualizado_por uuid references usuarios,
  actualizado_en timestamptz not null
);
create index minuta_actos_por_notario on minuta_actos (id_notario, actualizado_en desc);

-- The testimonios, copies and razones that a notary makes of a signed act: which one it is, for whom, of how many leaves.
create table papeles_de_acto (
  id_papel uuid primary key,
  id_solicitud uuid not null references solicitudes,
  -- The notary who signed the act.
  id_notario uuid not null references usuarios,
  tipo text not null,
  -- From 1 within its kind: the second testimonio of an act.
  orden integer not null check (orden > 0),
  -- Data that the paper prints, among them names and the value of the act.
  datos_cifrados bytea not null,
  hecho_por uuid not null references usuarios,
  hecho_en timestamptz not null,
  unique (id_solicitud, tipo, orden)
);
create index papeles_de_acto_por_notario on papeles_de_acto (id_notario, hecho_en);
create index papeles_de_acto_por_quien on papeles_de_acto (hecho_por);

-- The parts of a product that the office has written and not published yet: `datos`, `requisitos`, `precio` and `texto`, each only
-- when somebody wrote it, so that what changes elsewhere meanwhile is not written over.
create table redacciones_producto (
  id_producto uuid primary key references productos on delete cascade,
  partes jsonb not null check (jsonb_typeof(partes) = 'object'),
  revision integer not null default 1,
  escrita_por uuid not null references usuarios,
  escrita_en timestamptz not null
);

-- The interview and the template that the office is writing for the next version, with the answers of its sample. They are `json`, which
-- keeps the order of the keys as their author wrote them. Once published or dropped the row stays, without them, so that a revision never
-- means two texts. `errores` counts what the linter refuses; `completa` says whether the answers fill the document.
create table textos_producto (
  id_producto uuid primary key references productos on delete cascade,
  entrevista json,
  plantilla json,
  respuestas json,
  errores integer not null default 0 check (errores >= 0),
  completa boolean not null default false,
  revision integer not null default 1,
  escrito_por uuid not null references usuarios,
  escrito_en timestamptz not null,
  -- Cases that the text as it is written no longer gives as expected.
  casos_sin_pasar integer not null default 0 check (casos_sin_pasar >= 0),
  check ((entrevista is null) = (plantilla is null) and (entrevista is null) = (respuestas is null))
);

-- Saved cases of a document: answers and the text that they gave when somebody read it and found it good. Each is worked out on its own day,
-- since dates count from it.
create table casos_producto (
  id_caso uuid primary key,
  id_producto uuid not null references productos on delete cascade,
  nombre text not null,
  respuestas json not null,
  dia date not null,
  esperado text not null,
  creado_por uuid not null references usuarios,
  creado_en timestamptz not null,
  -- The notary and the number that a case is worked out with, when they are not those of a sample: a case that came in a file keeps its own.
  contexto json check (json_typeof(contexto) = 'object'),
  unique (id_producto, nombre)
);

-- Whether what is published of a product waits for a second person of the administration. One row.
create table reglas_de_catalogo (
  id smallint primary key default 1 check (id = 1),
  segunda_persona boolean not null default false
);
insert into reglas_de_catalogo default values;

-- A publication that was asked for and not made yet: on a date, as soon as a second person approves it, or both. It is of what was written
-- under these revisions and of a product in this state, so that nothing goes out that nobody looked at. `fallo` says why it was not made.
create table publicaciones_producto (
  id_producto uuid primary key references productos on delete cascade,
  id_publicacion uuid not null unique,
  revision integer not null,
  revision_de_texto integer not null,
  estado text not null,
  publicar_en timestamptz,
  pedida_por uuid not null references usuarios,
  pedida_en timestamptz not null,
  aprobada_por uuid references usuarios,
  aprobada_en timestamptz,
  fallo text check (fallo in ('cambioLoEscrito', 'cambioLaVenta', 'sinAprobar', 'conProblemas', 'nadaPorPublicar')),
  check ((aprobada_por is null) = (aprobada_en is null)),
  constraint publicaciones_de_dos check (aprobada_por <> pedida_por)
);
create index publicaciones_por_hacer on publicaciones_producto (publicar_en) where fallo is null;

-- Products that are one document in several forms: private, with its signatures legalized, or in a deed. The page of each compares them.
create table niveles_producto (
  id_producto uuid primary key references productos on delete cascade,
  id_grupo uuid not null,
  nivel text not null check (nivel in ('privado', 'autentica', 'escritura')),
  unique (id_grupo, nivel)
);
create trigger renueva_edicion after insert or update or delete or truncate on niveles_producto
  for each statement execute function renovar_edicion_del_catalogo();

-- Clauses that documents share. A document takes a copy of one version and says which in its template, so that nothing under it changes.
create table clausulas (
  id_clausula uuid primary key,
  nombre text not null check (nombre <> ''),
  archivada boolean not null default false,
  version integer not null default 1 check (version > 0),
  revision integer not null default 1,
  creado_en timestamptz not null
);
create unique index clausulas_nombre on clausulas (lower(nombre));

-- The text of a version is `json`, which keeps the order of the keys as their author wrote them. `trae` has the questions, worked-out values
-- and shared texts that the clause reads.
create table versiones_clausula (
  id_clausula uuid not null references clausulas,
  numero integer not null check (numero > 0),
  titulo text,
  contenido json not null check (json_typeof(contenido) = 'array'),
  trae json not null check (json_typeof(trae) = 'object'),
  nota text not null default '',
  escrita_por uuid not null references usuarios,
  escrita_en timestamptz not null,
  primary key (id_clausula, numero)
);
create function versiones_clausula_no_cambian() returns trigger language plpgsql as $$
begin
  raise exception 'Una versión de una cláusula no se cambia ni se borra.' using errcode = 'restrict_violation';
end $$;
create trigger version_de_clausula_inmutable before update or delete on versiones_clausula
  for each row execute function versiones_clausula_no_cambian();

-- The steps of its product when it was bought, each with the working days it usually takes.
create table gestion_pasos (
  id_solicitud uuid not null references solicitudes,
  orden smallint not null check (orden > 0),
  nombre text not null,
  institucion text not null,
  dias_habiles smallint check (dias_habiles > 0),
  empezado_el date,
  hecho_el date,
  -- Working days from the day on which it began, by the calendar of the day on which it was noted.
  dias_reales smallint check (dias_reales >= 0),
  primary key (id_solicitud, orden),
  check (hecho_el is null or empezado_el is not null and hecho_el >= empezado_el)
);
create index gestion_pasos_medidos on gestion_pasos (hecho_el) include (institucion, nombre, dias_reales) where dias_reales is not null;

-- Each time it was handed to an institution, with the proof. Nothing of it is changed: what comes later is another row.
create table gestion_presentaciones (
  id_presentacion uuid primary key,
  id_solicitud uuid not null references solicitudes,
  orden smallint not null check (orden > 0),
  clase text not null check (clase in ('inicial', 'respuesta', 'nueva', 'recurso')),
  institucion text not null,
  numero text not null check (length(numero) between 1 and 60),
  presentada_el date not null,
  id_archivo uuid not null unique references archivos,
  nota text not null default '',
  anotada_por uuid references usuarios,
  anotada_en timestamptz not null,
  unique (id_solicitud, orden)
);
create function lo_presentado_no_cambia() returns trigger language plpgsql as $$
begin
  raise exception 'Lo presentado a una institución no se cambia.';
end $$;
create trigger presentaciones_no_cambian before update on gestion_presentaciones
  for each statement execute function lo_presentado_no_cambia();

-- What the institution asks to be mended (a previo), until a day.
create table gestion_observaciones (
  id_observacion uuid primary key,
  id_solicitud uuid not null references solicitudes,
  orden smallint not null check (orden > 0),
  texto text not null,
  articulo text,
  notificada_el date not null,
  dias_habiles smallint check (dias_habiles > 0),
  vence_el date,
  responde text not null check (responde in ('gestor', 'cliente')),
  respuesta text,
  respondida_por uuid references usuarios,
  respondida_en timestamptz,
  atendida_en timestamptz,
  anotada_por uuid references usuarios,
  anotada_en timestamptz not null,
  unique (id_solicitud, orden),
  check ((dias_habiles is null) = (vence_el is null)),
  check ((respuesta is null) = (respondida_en is null))
);
-- One observation at a time waits for its answer.
create unique index gestion_observaciones_abierta on gestion_observaciones (id_solicitud) where atendida_en is null;

create table gestion_observacion_archivos (
  id_archivo uuid primary key references archivos,
  id_observacion uuid not null references gestion_observaciones,
  posicion smallint not null,
  unique (id_observacion, posicion)
);

-- What the institution resolved. After a claim, or an appeal, there is another version; none is taken away.
create table gestion_resultados (
  id_solicitud uuid not null references solicitudes,
  version smallint not null check (version > 0),
  favorable boolean not null,
  numero text,
  folio text,
  libro text,
  resuelta_el date not null,
  vence_el date,
  nota text not null default '',
  anotado_por uuid references usuarios,
  anotado_en timestamptz not null,
  primary key (id_solicitud, version)
);

create table gestion_resultado_archivos (
  id_archivo uuid primary key references archivos,
  id_solicitud uuid not null,
  version smallint not null,
  posicion smallint not null,
  unique (id_solicitud, version, posicion),
  foreign key (id_solicitud, version) references gestion_resultados
);

-- The private link of a gestor, who has no account: a mail brings it, and a code sent to the same address opens it. See docs/decisions/0092.
create table enlaces_gestor (
  id_enlace uuid primary key,
  id_gestor uuid not null references gestores on delete cascade,
  -- The address it was sent to: when the catalogue gets another one, the link no longer opens.
  email text not null,
  creado_en timestamptz not null,
  enviado_en timestamptz not null,
  vence_en timestamptz not null,
  anulado_en timestamptz,
  codigo_hash bytea,
  codigo_vence_en timestamptz,
  codigo_intentos smallint not null default 0,
  check ((codigo_hash is null) = (codigo_vence_en is null))
);
create unique index enlaces_gestor_vivo on enlaces_gestor (id_gestor) where anulado_en is null;

create table sesiones_gestor (
  id_sesion uuid primary key,
  id_enlace uuid not null references enlaces_gestor on delete cascade,
  hash bytea not null,
  dispositivo text not null,
  abierta_en timestamptz not null,
  vence_en timestamptz not null,
  cerrada_en timestamptz
);
create index sesiones_gestor_de_enlace on sesiones_gestor (id_enlace);

-- Every opening, every wrong code and every write by link. Nothing of it is changed.
create table bitacora_gestor (
  id_entrada uuid primary key,
  id_enlace uuid not null references enlaces_gestor on delete cascade,
  id_solicitud uuid references solicitudes,
  que text not null check (que <> ''),
  dispositivo text not null,
  hecho_en timestamptz not null
);
create index bitacora_gestor_de_enlace on bitacora_gestor (id_enlace, id_entrada);

-- What a gestor and the office write to each other about a gestión; its customer does not read it.
create table gestion_recados (
  id_recado uuid primary key,
  id_solicitud uuid not null references solicitudes,
  id_gestor uuid not null references gestores,
  -- Null when the gestor wrote it.
  id_usuario uuid references usuarios,
  texto_cifrado bytea not null,
  escrito_en timestamptz not null
);
create index gestion_recados_de_solicitud on gestion_recados (id_solicitud, id_recado);

-- What an institution charges for a gestión: estimated when it was bought, spent with its receipt, charged by invoices of their own, and what is
-- left given back. See docs/decisions/0091. A gestión that was bought before has no estimate, so nothing of it is charged.
create table gestion_gastos (
  id_gasto uuid primary key default gen_random_uuid(),
  id_solicitud uuid not null references solicitudes,
  orden smallint not null check (orden > 0),
  concepto text not null check (length(concepto) between 1 and 160),
  -- The most that its customer pays for it, told before buying or before the invoice that asks for it.
  estimado integer not null check (estimado between 1 and 100000000),
  -- The office added it after the purchase.
  agregado_por uuid references usuarios,
  gastado integer check (gastado between 0 and 100000000),
  gastado_el date,
  id_archivo uuid unique references archivos,
  paga text not null default 'cliente' check (paga in ('cliente', 'oficina')),
  anotado_por uuid references usuarios,
  anotado_en timestamptz,
  id_factura uuid references facturas,
  retirado_en timestamptz,
  unique (id_solicitud, orden),
  check ((gastado is null) = (gastado_el is null)),
  check ((gastado is null) = (id_archivo is null)),
  check (retirado_en is null or (agregado_por is not null and gastado is null))
);

-- Institutions before which gestiones are done, with the page where anybody looks up what was filed; and how long their steps really take.
-- See docs/decisions/0111.
create table instituciones (
  id_institucion uuid primary key,
  -- Steps, presentations and gestores name it so.
  nombre text not null check (length(nombre) between 1 and 120),
  url_consulta text,
  notas text not null default '' check (length(notas) <= 2000),
  activa boolean not null default true,
  revision integer not null default 1,
  creado_en timestamptz not null,
  actualizado_en timestamptz not null
);

-- The steps of a product with enough cases of a year, measured each night. What the page of the product promises.
create table plazos_medidos (
  id_producto uuid not null references productos on delete cascade,
  institucion text not null,
  nombre text not null,
  casos integer not null check (casos > 0),
  p90 smallint not null check (p90 > 0),
  primary key (id_producto, institucion, nombre)
);
create trigger renueva_edicion after insert or update or delete or truncate on plazos_medidos
  for each statement execute function renovar_edicion_del_catalogo();

-- Offices where people come, each with its rooms by name. A cita names its room by its place in the list.
create table sedes (
  id_sede uuid primary key,
  nombre text not null check (length(nombre) between 1 and 80),
  direccion text not null check (length(direccion) between 1 and 200),
  indicaciones text not null default '' check (length(indicaciones) <= 600),
  url_mapa text,
  -- IANA name; hours of its citas are told in it.
  zona_horaria text not null,
  salas text[] not null check (cardinality(salas) between 1 and 30),
  orden integer not null,
  activa boolean not null default true,
  revision integer not null default 1,
  creado_en timestamptz not null,
  actualizado_en timestamptz not null
);

-- How the office gives appointments: one row. A length that is null is the notary's own (`perfiles_notario.minutos_cita`).
create table reglas_citas (
  id smallint primary key default 1 check (id = 1),
  minutos_firma smallint not null default 60 check (minutos_firma between 10 and 480),
  minutos_asesoria smallint check (minutos_asesoria between 10 and 480),
  minutos_videollamada smallint check (minutos_videollamada between 10 and 480),
  minutos_telefono smallint check (minutos_telefono between 10 and 480),
  -- Minutes between two hours that are offered.
  paso smallint not null default 30 check (paso in (10, 15, 20, 30, 60)),
  holgura_antes smallint not null default 0 check (holgura_antes between 0 and 120),
  holgura_despues smallint not null default 15 check (holgura_despues between 0 and 120),
  anticipacion_horas smallint not null default 12 check (anticipacion_horas between 0 and 720),
  dias_maximos smallint not null default 60 check (dias_maximos between 1 and 365),
  -- Until so many hours before it, its customer may move or cancel it.
  horas_para_cambiar smallint not null default 4 check (horas_para_cambiar between 0 and 720),
  cambios_maximos smallint not null default 3 check (cambios_maximos between 0 and 20),
  -- Whether a cita that a customer asks for is confirmed at once.
  confirma_sola boolean not null default false,
  revision integer not null default 1,
  actualizado_en timestamptz not null default now(),
  -- The service where video calls meet; null when the office gives none.
  url_video text default 'https://meet.jit.si' check (url_video ~ '^https?://' and length(url_video) <= 200),
  -- Appointments for advice that a plan without limit lets its customer have ahead at once.
  asesorias_por_venir smallint not null default 2 check (asesorias_por_venir between 1 and 20)
);
insert into reglas_citas default values;

create table citas (
  id_cita uuid primary key,
  clase text not null check (clase in ('firma', 'asesoria')),
  modalidad text not null check (modalidad in ('presencial', 'videollamada', 'telefono')),
  id_usuario uuid not null references usuarios,
  id_notario uuid not null references usuarios,
  id_solicitud uuid references solicitudes,
  estado text not null check (estado in ('retenida', 'solicitada', 'confirmada', 'reclamada', 'realizada', 'noAsistioCliente',
    'noAsistioNotario', 'rechazada', 'canceladaCliente', 'canceladaPersonal', 'vencida')),
  inicio timestamptz not null,
  fin timestamptz not null check (fin > inicio),
  -- The IANA zone that its hours are told in.
  zona text not null,
  id_sede uuid references sedes,
  sala smallint,
  -- Until when the time is kept while its customer chooses or pays.
  retenida_hasta timestamptz,
  notas text check (length(notas) between 1 and 1000),
  -- Why it was moved, refused or cancelled last.
  motivo text check (length(motivo) between 1 and 500),
  -- SEQUENCE of its calendar entry.
  secuencia integer not null default 0,
  -- Moves that its customer asked for.
  cambios smallint not null default 0,
  -- A time that one side proposes; the agreed one stays until the other side accepts.
  propuesta_inicio timestamptz,
  propuesta_fin timestamptz check (propuesta_fin > propuesta_inicio),
  propuesta_sede uuid references sedes,
  propuesta_sala smallint,
  propuesta_por text check (propuesta_por in ('cliente', 'oficina')),
  propuesta_motivo text check (length(propuesta_motivo) between 1 and 500),
  propuesta_hasta timestamptz,
  revision integer not null default 1,
  creada_en timestamptz not null,
  actualizada_en timestamptz not null,
  -- When the people of a confirmed cita are reminded next; null when no reminder is left.
  recordatorio_en timestamptz,
  -- The room of a video call, which nobody can guess.
  clave_video text check (clave_video ~ '^[0-9a-f]{32}$'),
  respuesta_hasta timestamptz,
  -- What the office notes about an appointment does not close its customer's claim, which they make once.
  reclamable boolean not null default true,
  check ((clase = 'firma') = (id_solicitud is not null)),
  check (clase <> 'firma' or modalidad = 'presencial'),
  check ((modalidad = 'presencial') = (id_sede is not null) and (id_sede is null) = (sala is null)),
  check ((estado = 'retenida') = (retenida_hasta is not null)),
  check ((propuesta_inicio is null) = (propuesta_por is null) and (propuesta_inicio is null) = (propuesta_fin is null)
    and (propuesta_inicio is null) = (propuesta_hasta is null)),
  check (propuesta_inicio is null or estado in ('solicitada', 'confirmada')),
  constraint citas_respuesta_check check ((estado = 'reclamada') = (respuesta_hasta is not null))
);
-- A trámite has one signing ahead, and a customer chooses one cita at a time.
create unique index citas_una_por_solicitud on citas (id_solicitud) where estado in ('retenida', 'solicitada', 'confirmada');
create unique index citas_una_retenida on citas (id_usuario) where estado = 'retenida';
create index citas_por_cliente on citas (id_usuario, inicio, id_cita);
create index citas_por_notario on citas (id_notario, inicio, id_cita);
create index citas_por_inicio on citas (inicio, id_cita);
create index citas_solicitadas on citas (inicio) where estado = 'solicitada';
create index citas_propuestas on citas (propuesta_hasta) where propuesta_hasta is not null;
create index citas_por_recordar on citas (recordatorio_en) where recordatorio_en is not null;
create index citas_reclamadas on citas (respuesta_hasta) where estado = 'reclamada';
-- Hours that a customer kept and let go, so that nobody keeps one without end.
create index citas_soltadas on citas (id_usuario, creada_en) where estado = 'vencida';
-- Confirmed appointments of which nobody noted anything.
create index citas_confirmadas on citas (fin) where estado = 'confirmada';

create table cita_historial (
  id_cita uuid not null references citas,
  orden smallint not null,
  accion text not null,
  de text,
  a text not null,
  como text check (como in ('cliente', 'notario', 'admin', 'sistema')),
  id_usuario uuid references usuarios,
  motivo text check (length(motivo) between 1 and 500),
  -- The time it was for afterwards.
  inicio timestamptz not null,
  hecho_en timestamptz not null,
  primary key (id_cita, orden)
);

-- The time of people and rooms. Two causes never take the same person or the same room at once: the constraints hold whatever the
-- code does. A cita has a row for its notary, with the margins, and one for its customer; while a move is proposed, those of both
-- times. A bloqueo is a row without a cita.
create table ocupaciones (
  id_ocupacion uuid primary key,
  id_causa uuid not null,
  -- Its time is taken before its row is written.
  id_cita uuid references citas deferrable initially deferred check (id_cita = id_causa),
  papel text not null check (papel in ('notario', 'cliente', 'bloqueo')),
  id_persona uuid not null references usuarios,
  id_sede uuid references sedes,
  sala smallint,
  inicio timestamptz not null,
  fin timestamptz not null check (fin > inicio),
  rango tstzrange not null check (rango @> tstzrange(inicio, fin)),
  viva boolean not null default true,
  propuesta boolean not null default false,
  motivo text check (length(motivo) between 1 and 200),
  check ((papel = 'bloqueo') = (id_cita is null)),
  check ((id_sede is null) = (sala is null)),
  constraint ocupaciones_persona exclude using gist (id_persona with =, rango with &&, id_causa with <>) where (viva),
  constraint ocupaciones_sala exclude using gist (id_sede with =, sala with =, rango with &&, id_causa with <>)
    where (viva and sala is not null)
);
create index ocupaciones_por_causa on ocupaciones (id_causa);

-- The last reading of each; its busy times stay while the other side is away.
create table calendarios_ajenos (
  id_usuario uuid primary key references usuarios,
  url text not null,
  intentado_en timestamptz not null,
  leido_en timestamptz,
  fallo text check (fallo in ('direccion', 'respuesta', 'tamano', 'tiempo', 'formato'))
);

create table ocupado_ajeno (
  id_usuario uuid not null references calendarios_ajenos on delete cascade,
  inicio timestamptz not null,
  fin timestamptz not null check (fin > inicio)
);
create index ocupado_ajeno_por_persona on ocupado_ajeno (id_usuario, inicio);

-- The check-in of an appointment: who came, and how each was identified. It counts for the hour it was noted for alone.
create table asistencias (
  id_cita uuid primary key references citas,
  -- Names, capacities and numbers of documents, sealed.
  personas_cifradas bytea not null,
  inicio timestamptz not null,
  id_quien uuid not null references usuarios,
  revision integer not null default 1,
  registrada_en timestamptz not null
);

-- The address by which somebody's calendar reads their own appointments: of its secret the hash alone is kept.
create table calendarios_secretos (
  id_usuario uuid primary key references usuarios,
  hash bytea not null unique,
  creado_en timestamptz not null
);

-- Customers who found no hour: the next that is free is offered to them, in order.
create table esperas_de_citas (
  id_espera uuid primary key,
  id_usuario uuid not null references usuarios,
  clase text not null check (clase in ('firma', 'asesoria')),
  modalidad text not null check (modalidad in ('presencial', 'videollamada', 'telefono')),
  id_solicitud uuid references solicitudes,
  id_sede uuid references sedes,
  -- Null is any suitable notary.
  id_notario uuid references usuarios,
  -- The hours that suit them.
  desde timestamptz not null,
  hasta timestamptz not null check (hasta > desde),
  estado text not null check (estado in ('espera', 'ofrecida', 'cumplida', 'retirada', 'pasada')),
  -- The hour that is kept for them while it is offered.
  id_cita uuid references citas,
  -- Hours that were offered before, which are offered to others from then on.
  ofrecidas timestamptz[] not null default '{}',
  creada_en timestamptz not null,
  check ((clase = 'firma') = (id_solicitud is not null)),
  check ((estado = 'ofrecida') <= (id_cita is not null))
);
create unique index esperas_una_por_persona on esperas_de_citas (id_usuario, clase, coalesce(id_solicitud, id_usuario))
  where estado in ('espera', 'ofrecida');
create index esperas_en_orden on esperas_de_citas (creada_en, id_espera) where estado in ('espera', 'ofrecida');
create index esperas_por_cita on esperas_de_citas (id_cita) where id_cita is not null;

-- What each order for a plan pays for: one order for each thing and period, however often a job looks.
create table suscripcion_cargos (
  id_factura uuid primary key references facturas,
  id_suscripcion uuid not null references suscripciones,
  clase text not null check (clase in ('alta', 'renovacion', 'cambio')),
  estado text not null check (estado in ('pendiente', 'aplicado', 'anulado')),
  vuelta integer not null check (vuelta > 0),
  id_version uuid not null references versiones_plan,
  periodo text not null check (periodo in ('mensual', 'anual')),
  -- Centavos of one whole period of its version, before any discount or credit.
  precio integer not null check (precio > 0),
  desde timestamptz not null,
  hasta timestamptz not null,
  creado_en timestamptz not null,
  aplicado_en timestamptz,
  check (desde < hasta),
  check ((aplicado_en is not null) = (estado = 'aplicado'))
);
create unique index suscripcion_cargos_una_vez on suscripcion_cargos (id_suscripcion, vuelta)
  where estado <> 'anulado' and clase <> 'cambio';
create unique index suscripcion_cargos_pendiente on suscripcion_cargos (id_suscripcion) where estado = 'pendiente';

-- The ledger of units: rows are added and never change. `disponible` counts what may be reserved, and cannot be negative
-- whoever errs; null has no limit.
create table beneficio_saldos (
  id_suscripcion uuid not null references suscripciones,
  clase text not null check (clase in ('documento', 'cita')),
  disponible integer default 0 check (disponible >= 0),
  primary key (id_suscripcion, clase)
);

create table beneficios (
  id_beneficio uuid primary key,
  id_suscripcion uuid not null references suscripciones,
  clase text not null check (clase in ('documento', 'cita')),
  movimiento text not null check (movimiento in ('otorgado', 'reservado', 'consumido', 'devuelto', 'vencido')),
  cantidad integer not null check (cantidad >= 0),
  ilimitado boolean not null default false,
  vuelta integer not null check (vuelta > 0),
  id_factura uuid,
  posicion smallint,
  motivo text check (length(motivo) <= 500),
  id_usuario uuid references usuarios,
  hecho_en timestamptz not null,
  -- No foreign key: the appointment goes with its customer's account, and its line stays in the ledger.
  id_cita uuid,
  -- A unit that came back because of the office outlives its period; any other is over with it.
  por_oficina boolean not null default false check (not por_oficina or movimiento = 'devuelto'),
  foreign key (id_factura, posicion) references factura_lineas,
  check (not ilimitado or (movimiento = 'otorgado' and cantidad = 0)),
  constraint beneficios_por_que check (movimiento in ('otorgado', 'vencido')
    or (cantidad = 1 and (clase = 'documento') = (id_factura is not null) and (clase = 'cita') = (id_cita is not null)))
);
create index beneficios_por_suscripcion on beneficios (id_suscripcion, id_beneficio desc);
-- A line reserves, spends and gets back its unit once.
create unique index beneficios_de_linea on beneficios (id_factura, posicion, movimiento) where id_factura is not null;
create unique index beneficios_de_cita on beneficios (id_cita, movimiento) where id_cita is not null;
create function sumar_beneficio() returns trigger language plpgsql as $$
begin
  insert into beneficio_saldos (id_suscripcion, clase) values (new.id_suscripcion, new.clase) on conflict do nothing;
  update beneficio_saldos set disponible = case
      when new.ilimitado then null
      when new.movimiento = 'vencido' and disponible is null then 0
      when new.movimiento in ('reservado', 'vencido') then disponible - new.cantidad
      when new.movimiento in ('otorgado', 'devuelto') then disponible + new.cantidad
      else disponible end
    where id_suscripcion = new.id_suscripcion and clase = new.clase;
  return null;
end $$;
create trigger beneficios_suman after insert on beneficios for each row execute function sumar_beneficio();
-- The rows of the ledger of units never change, but for the reason that the office wrote: it may name the customer, and goes with the account.
create function rechazar_cambio_de_beneficio() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.motivo is null and to_jsonb(new) - 'motivo' = to_jsonb(old) - 'motivo' then
    return new;
  end if;
  raise exception 'Las filas de % no se cambian ni se borran.', tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger beneficios_fijos before update or delete on beneficios
  for each row execute function rechazar_cambio_de_beneficio();

-- What people write to the office outside a trámite, and what it answers. Texts may hold identity numbers, so they are sealed; the
-- inbox is searched by name and address.
create table feedback (
  id_feedback uuid primary key,
  id_motivo uuid not null references motivos_feedback,
  -- Null for a guest, whose address nobody has confirmed.
  id_usuario uuid references usuarios,
  -- The trámite that it is about.
  id_solicitud uuid references solicitudes,
  nombre text not null check (length(nombre) between 1 and 120),
  email text not null check (length(email) <= 254),
  puntos smallint check (puntos between 1 and 5),
  estado text not null check (estado in ('sinLeer', 'leido', 'respondido', 'archivado')),
  destacado boolean not null default false,
  id_responsable uuid references usuarios,
  -- The number of the form of a guest, who sends each form once.
  pase uuid unique,
  -- The link by which a guest reads and answers: it is of this turn and holds until then; null without one.
  enlace_turno integer not null default 0,
  enlace_hasta timestamptz,
  recibido_en timestamptz not null,
  -- When somebody last wrote in it, other than a note.
  movido_en timestamptz not null,
  buscado text collate "C" not null generated always as (llano(nombre || ' ' || email)) stored,
  check (id_usuario is not null or pase is not null),
  check (id_solicitud is null or id_usuario is not null)
);
create index feedback_por_estado on feedback (estado, movido_en, id_feedback);
create index feedback_de_responsable on feedback (id_responsable, estado, movido_en, id_feedback) where id_responsable is not null;
create index feedback_destacado on feedback (movido_en, id_feedback) where destacado;
create index feedback_de_usuario on feedback (id_usuario, movido_en, id_feedback) where id_usuario is not null;
create index feedback_de_motivo on feedback (id_motivo);
create index feedback_de_solicitud on feedback (id_solicitud) where id_solicitud is not null;

create table feedback_mensajes (
  id_mensaje uuid primary key,
  id_feedback uuid not null references feedback,
  clase text not null check (clase in ('persona', 'oficina', 'nota')),
  -- Of the office, who wrote it; null of a guest.
  id_usuario uuid references usuarios,
  texto_cifrado bytea not null,
  enviado_en timestamptz not null,
  check (clase = 'persona' or id_usuario is not null)
);
create index feedback_mensajes_por_hilo on feedback_mensajes (id_feedback, id_mensaje);

create table feedback_archivos (
  id_archivo uuid primary key references archivos,
  id_mensaje uuid not null references feedback_mensajes,
  posicion smallint not null,
  unique (id_mensaje, posicion)
);

-- Sums of the sales of each closed day, in the time zone of the company: dashboards and reports read them instead of the rows.
create table ventas_por_dia (
  dia date not null,
  metodo text not null,
  -- Empty for an order without a promo code.
  codigo text not null,
  pedidos integer not null,
  con_cobro integer not null,
  ingresos bigint not null,
  descuento bigint not null,
  notas integer not null,
  devuelto bigint not null,
  primary key (dia, metodo, codigo)
);

create table productos_por_dia (
  dia date not null,
  -- Null for the plans.
  id_producto uuid references productos,
  vendidos integer not null,
  subtotal bigint not null,
  descuento bigint not null,
  cobrado bigint not null,
  devuelto bigint not null,
  ultima_venta timestamptz,
  unique nulls not distinct (dia, id_producto)
);

-- The days before `hasta` are kept. `difieren` are those that the last review found not to be the sum of their rows.
create table cierre_de_ventas (
  id smallint primary key default 1 check (id = 1),
  hasta date not null,
  difieren date[] not null default '{}',
  revisado_en timestamptz not null
);

-- A screen of rows as somebody of the office left it: its filters, its order and its hidden columns, under a name.
create table vistas (
  id_vista uuid primary key,
  id_usuario uuid not null references usuarios,
  -- The screen that it is of, as its report is called.
  lugar text not null check (length(lugar) between 1 and 60),
  nombre text not null check (length(nombre) between 1 and 60),
  filtros jsonb not null,
  -- Empty for the order that the screen has by itself.
  orden text not null,
  ocultas text[] not null,
  -- Seen by the whole office, and changed by who made it and the administration alone.
  compartida boolean not null,
  revision integer not null default 1,
  creada_en timestamptz not null,
  actualizada_en timestamptz not null
);
create unique index vistas_por_nombre on vistas (id_usuario, lugar, lower(nombre));
create index vistas_compartidas on vistas (lugar) where compartida;

-- When a view is mailed, and as what.
create table programaciones (
  id_programacion uuid primary key,
  id_vista uuid not null references vistas on delete cascade,
  id_usuario uuid not null references usuarios,
  formato text not null check (formato in ('csv', 'xlsx', 'pdf')),
  cada text not null check (cada in ('dia', 'semana', 'mes')),
  -- From 1, Monday, to 7; or of the month, whose last day stands for those that it has not.
  dia smallint check (dia between 1 and 31),
  -- Of the company's time zone.
  hora smallint not null check (hora between 0 and 23),
  pausada boolean not null default false,
  proxima_en timestamptz not null,
  ultima_en timestamptz,
  fallo_en timestamptz,
  fallo text check (fallo in ('sinDestinatarios', 'sinPermiso', 'sinArchivo')),
  revision integer not null default 1,
  creada_en timestamptz not null,
  actualizada_en timestamptz not null,
  check ((cada = 'dia') = (dia is null)),
  check (cada <> 'semana' or dia <= 7),
  check ((fallo_en is null) = (fallo is null))
);
create index programaciones_de_vista on programaciones (id_vista);
create index programaciones_por_salir on programaciones (proxima_en) where not pausada;

create table programacion_destinatarios (
  id_programacion uuid not null references programaciones on delete cascade,
  id_usuario uuid not null references usuarios,
  -- When they asked to receive it no more.
  baja_en timestamptz,
  primary key (id_programacion, id_usuario)
);
create index programacion_destinatarios_de_usuario on programacion_destinatarios (id_usuario);

-- Each mail of an occurrence to a person: there is one, however often and by how many processes it is attempted.
create table programacion_entregas (
  id_programacion uuid not null references programaciones on delete cascade,
  ocurrencia timestamptz not null,
  id_usuario uuid not null references usuarios,
  -- Null until its mail waits in the queue of the mail.
  enviada_en timestamptz,
  primary key (id_programacion, ocurrencia, id_usuario)
);

-- Answers that the office writes often, with variables that are filled in when one is put in the answer to a comment.
create table plantillas_respuesta (
  id_plantilla uuid primary key,
  nombre text not null check (length(nombre) between 1 and 80),
  texto text not null check (length(texto) between 1 and 4000),
  orden integer not null,
  activa boolean not null default true,
  revision integer not null default 1,
  creado_en timestamptz not null,
  actualizado_en timestamptz not null
);

-- A text sealed under the secret of this data. A process that cannot open it was started with another secret, and what it wrote
-- could not be read by the others.
create table centinela (
  unica boolean primary key default true check (unica),
  sellado bytea not null,
  creado_en timestamptz not null default now()
);

-- Requests that all processes together have set apart for an address in a minute. Nothing is lost with it: unlogged.
create unlogged table peticiones_por_minuto (
  -- A keyed hash: no address is kept.
  clave bytea not null,
  minuto timestamptz not null,
  apartadas bigint not null check (apartadas > 0),
  primary key (clave, minuto)
);
create index peticiones_por_minuto_por_minuto on peticiones_por_minuto (minuto);

-- Backups that were made or tried, so that the office sees when the last one was. Their files stand elsewhere.
create table respaldos (
  nombre text primary key check (nombre ~ '^\d{8}T\d{6}Z$'),
  metodo text not null check (metodo in ('fisico', 'logico')),
  estado text not null check (estado in ('completo', 'fallido')),
  -- Why it failed, in words for people.
  motivo text check (length(motivo) <= 1000),
  comenzado_en timestamptz not null,
  terminado_en timestamptz not null,
  bytes bigint not null default 0 check (bytes >= 0),
  archivos integer not null default 0 check (archivos >= 0),
  -- When it was last restored somewhere else and found whole.
  probado_en timestamptz,
  check ((estado = 'fallido') = (motivo is not null)),
  check (terminado_en >= comenzado_en),
  check (probado_en is null or estado = 'completo')
);

-- Keys that do not change with APP_SECRET: that of the hashes, which cannot be made anew, and that of the register's signatures,
-- which must hold for past days. Sealed like everything else.
create table llaves_duraderas (
  proposito text primary key check (proposito in ('huellas', 'registro')),
  sellada bytea not null,
  creada_en timestamptz not null default now()
);
