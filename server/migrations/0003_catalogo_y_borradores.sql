-- What is on sale, and the drafts that customers write. The extension is a trusted one: the owner of a database may create it.

create extension if not exists pg_trgm;

create table categorias (
  id_categoria uuid primary key,
  nombre text not null unique check (length(nombre) between 1 and 80),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  descripcion text not null default '',
  icono text not null default 'description',
  orden smallint not null default 100,
  activa boolean not null default true,
  revision integer not null default 1,
  creado_en timestamptz not null,
  actualizado_en timestamptz not null
);

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
  actualizado_en timestamptz not null
);

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
  imagen text,
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
  check ((tipo = 'gestion') = (modalidad = 'gestion')),
  check (estado <> 'publicado' or id_version_vigente is not null)
);
create index productos_por_busqueda on productos using gin (busqueda);
create index productos_por_portada on productos ((1 - destacado::int), nombre_orden, id_producto) where estado = 'publicado';
create index productos_por_precio on productos (precio, nombre_orden, id_producto) where estado = 'publicado';
create index productos_por_categoria on productos (id_categoria) where estado = 'publicado';
create index productos_por_tag on productos using gin (tags);

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

create table versiones_producto (
  id_version uuid primary key,
  id_producto uuid not null references productos,
  numero integer not null check (numero > 0),
  precio integer not null check (precio >= 0),
  entrevista jsonb,
  plantilla jsonb,
  muestra text,
  secciones text[] not null default '{}',
  publicada_en timestamptz,
  creado_en timestamptz not null,
  unique (id_producto, numero),
  unique (id_producto, id_version),
  check ((entrevista is null) = (plantilla is null))
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
  estado text not null check (estado in ('enProgreso', 'completo', 'enCarrito', 'comprado', 'enCorreccion', 'corregido', 'bloqueado', 'descartado')),
  revision integer not null default 1,
  deshacer integer[] not null default '{}',
  rehacer integer[] not null default '{}',
  creado_en timestamptz not null,
  actualizado_en timestamptz not null,
  descartado_en timestamptz,
  check ((estado = 'descartado') = (descartado_en is not null))
);
create index borradores_por_usuario on borradores (id_usuario, actualizado_en desc, id_borrador desc);
create index borradores_por_borrar on borradores (descartado_en) where descartado_en is not null;

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
