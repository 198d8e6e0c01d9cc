import { HOUR, type Rol, type TipoDeSolicitud } from '@fedatario/contract';
import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { openSesion } from '../casa/identidad/sesion.ts';
import { type Db, openPools } from '../db/db.ts';
import { useSecret } from '../services/cipher.ts';
import { keptSecrets } from '../services/secret.ts';
import { createUsuario } from './factories.ts';
import { clasesDeBench, turnosDeBench } from './listas-bench-clases.ts';

/** Notaries, who are gestores too. */
const ENCARGADOS = 40;
/** Mean number of solicitudes of a customer, and the number of the customer whose list is measured, who has the most. */
const POR_CLIENTE = 3;
const DE_LA_QUE_MIRA = 60;
const LARGA_MEDIDA = 6 * HOUR;

export interface Oficina {
  /** Authorization headers of an administrator and of the customer with the most solicitudes. */
  readonly administra: string;
  readonly cliente: string;
  /** The notary or the gestor with the most of them. */
  readonly idEncargado: string;
}

interface Cuantas {
  readonly tipo: TipoDeSolicitud;
  readonly many: number;
}

/**
 * Fills the database with one kind as five years of growth would, with the states, notaries or gestores, and dates of a real office:
 * those under way are of the last weeks, and nearly all are finished. Only the tables that lists read: no invoices, no histories.
 */
export async function growSolicitudes(databaseUrl: string, dataDir: string, cuantas: Cuantas): Promise<Oficina> {
  useSecret(...keptSecrets(dataDir));
  const pools = openPools({ url: databaseUrl, max: 2, patience: 3_600_000 });
  try {
    const { db } = pools;
    const ana = await createUsuario(db, { email: `${uuidv7()}@ejemplo.com` });
    await db.connection().execute(async (one) => {
      await sql`set statement_timeout = 0`.execute(one);
      await sql`set session_replication_role = replica`.execute(one);
      await sql`select setseed(0.42)`.execute(one);
      const indexes = await dropIndexes(one);
      await insertGente(one, cuantas);
      await insertSolicitudes(one, cuantas);
      for (const { indexdef } of indexes) await sql.raw(indexdef).execute(one);
      await sql`update solicitudes set id_usuario = ${ana.idUsuario} where id_solicitud in (
        select id_solicitud from solicitudes order by id_solicitud desc limit ${DE_LA_QUE_MIRA})`.execute(one);
      if (cuantas.tipo === 'gestion') await insertPasos(one);
      // Purchases made afterwards are numbered after them.
      await sql`insert into numeraciones (serie, ultimo) select serie, max(numero) from solicitudes group by serie
        on conflict (serie) do update set ultimo = excluded.ultimo`.execute(one);
      await sql`set session_replication_role = origin`.execute(one);
      // As autovacuum does by itself, sooner or later.
      await sql`vacuum analyze`.execute(one);
    });
    const admin = await createUsuario(db, { email: `${uuidv7()}@ejemplo.com`, rol: 'admin' satisfies Rol });
    return {
      administra: await sesionDe(db, admin.idUsuario),
      cliente: await sesionDe(db, ana.idUsuario),
      idEncargado: await masCargado(db, cuantas.tipo),
    };
  } finally {
    await pools.close();
  }
}

/** Opened as if in some hours, so that its token outlives the measurement. */
async function sesionDe(db: Db, idUsuario: string): Promise<string> {
  const now = new Date(Date.now() + LARGA_MEDIDA);
  const { accessToken } = await openSesion(db, { idUsuario, userAgent: '', credential: null, now });
  return `Bearer ${accessToken}`;
}

async function masCargado(db: Db, tipo: TipoDeSolicitud): Promise<string> {
  const encargado = sql.ref(clasesDeBench[tipo].encargado);
  const { rows } = await sql<{ id: string }>`select ${encargado} as id from solicitudes
    where ${encargado} is not null group by 1 order by count(*) desc limit 1`.execute(db);
  return rows[0]?.id ?? '';
}

/** Building the indexes once afterwards takes half the time of updating them row by row. */
async function dropIndexes(db: Db) {
  const { rows } = await sql<{ indexname: string; indexdef: string }>`
    select indexname, indexdef from pg_indexes i where tablename in ('solicitudes', 'usuarios')
      and not exists (select 1 from pg_constraint c where c.conname = i.indexname)`.execute(db);
  for (const { indexname } of rows) await sql`drop index ${sql.id(indexname)}`.execute(db);
  return rows;
}

async function insertGente(db: Db, { tipo, many }: Cuantas): Promise<void> {
  await sql`create temporary table gente as
    select n, gen_random_uuid() as id, n <= ${ENCARGADOS} as encargado,
      nombres[1 + (random() * 29)::int] || ' ' || nombres[1 + (random() * 29)::int] || ' '
        || apellidos[1 + (random() * 39)::int] || ' ' || apellidos[1 + (random() * 39)::int] as nombre
    from generate_series(1, ${ENCARGADOS + Math.ceil(many / POR_CLIENTE)}::int) n,
      (select array['Ana', 'María', 'José', 'Luis', 'Carmen', 'Juan', 'Rosa', 'Carlos', 'Marta', 'Pedro', 'Elena', 'Jorge',
        'Lucía', 'Mario', 'Silvia', 'Óscar', 'Irma', 'Hugo', 'Gladys', 'Byron', 'Ingrid', 'Edgar', 'Wendy', 'Rudy', 'Nidia',
        'Otto', 'Aura', 'Erick', 'Lesbia', 'Walter'] as nombres,
       array['López', 'García', 'Pérez', 'Hernández', 'González', 'Ramírez', 'Morales', 'Vásquez', 'Castillo', 'Gómez', 'Ruiz',
        'Méndez', 'Juárez', 'Reyes', 'Ortiz', 'Cifuentes', 'Xiloj', 'Tzunún', 'Batz', 'Coc', 'Caal', 'Chávez', 'Barrios',
        'Estrada', 'Figueroa', 'Monzón', 'Orellana', 'Paz', 'Quiñónez', 'Rosales', 'Sandoval', 'Tobar', 'Urrutia', 'Velásquez',
        'Yax', 'Zepeda', 'Alvarado', 'Burgos', 'Cabrera', 'Dardón'] as apellidos) listas`.execute(db);
  await sql`insert into usuarios (id_usuario, email, nombre_completo, id_rol, creado_en, actualizado_en)
    select id, 'persona' || n || '@ejemplo.com', nombre, case when encargado then 2 else 3 end, now(), now() from gente`.execute(
    db,
  );
  await sql`insert into gestores (id_gestor, nombre, email, instituciones, creado_en, actualizado_en)
    select id, nombre, 'gestor' || n || '@ejemplo.com', array['RENAP'], now(), now() from gente where encargado`.execute(
    db,
  );
  await sql`create unique index on gente (n)`.execute(db);
  await sql`create temporary table venta as
    select row_number() over () as n, id_producto, id_version_vigente as id_version, nombre from productos
    where tipo = ${clasesDeBench[tipo].producto} and id_version_vigente is not null`.execute(db);
}

/** Bought at some time of five years, more each year; its id says when. */
async function insertSolicitudes(db: Db, { tipo, many }: Cuantas): Promise<void> {
  const clientes = Math.ceil(many / POR_CLIENTE);
  const { letra, encargado, enCurso, alFinal, vuelven, anterior } = clasesDeBench[tipo];
  const { corren, esperan } = turnosDeBench(tipo);
  await sql`insert into solicitudes (id_solicitud, serie, numero, tipo, id_usuario, id_producto, id_version, id_factura,
      posicion, nombre, estado, estado_anterior, creada_en, actualizada_en, ${sql.ref(encargado)}, asignada_en, aceptada_en,
      plazo_horas, reloj_desde, vence_en, limite_en)
    with sorteo as materialized (
      select n, random() as azar, random() as otro, random() as mas,
        now() - interval '1825 days' * (1 - sqrt(random())) as creada,
        1 + (random() * ${clientes - 1})::int as cliente, 1 + floor(${ENCARGADOS} * random() ^ 2)::int as encargado
      from generate_series(1, ${many}::int) n
    ), vida as (
      select *, azar < case when creada < now() - interval '60 days' then 0.005 else 0.75 end as viva from sorteo
    ), estados as (
      select *, case when viva then ${repartido(enCurso)} else ${repartido(alFinal)} end as estado from vida
    ), plazos as (
      select *, estado = any(${corren}) as corre, case when estado = 'sinAsignar' then false
        when estado = 'requisitosPendientes' then mas < 0.4 when not viva then mas < 0.7 else true end as tiene
      from estados
    )
    select (lpad(to_hex((extract(epoch from creada) * 1000)::bigint), 12, '0') || '7' || substr(md5(p.n::text), 1, 3)
        || '8' || substr(md5(p.n::text), 4, 15))::uuid,
      ${letra} || '-' || extract(year from creada)::int, p.n, ${tipo}, c.id, v.id_producto, v.id_version, gen_random_uuid(), 1,
      v.nombre, p.estado, case when p.estado = any(${vuelven}) then ${anterior} end, creada, creada,
      case when tiene then o.id end, case when tiene then creada end,
      case when tiene and p.estado not in ('asignado', 'asignada') then creada end, 40,
      case when corre then creada end, case when corre then creada + interval '1 day' * (3 + 40 * mas) end,
      case when p.estado = any(${esperan}) then creada + interval '42 days' end
    from plazos p join gente c on c.n = ${ENCARGADOS} + p.cliente join gente o on o.n = p.encargado
      join venta v on v.n = 1 + p.n % (select count(*) from venta)`.execute(db);
}

/** The state in whose part the random number `otro` falls. */
function repartido(partes: readonly (readonly [number, string])[]): RawBuilder<string> {
  const casos = partes.map(([hasta, estado]) => sql`when otro <= ${sql.lit(hasta)} then ${sql.lit(estado)}`);
  return sql`case ${sql.join(casos, sql` `)} end`;
}

/** The steps of each gestión before two institutions, done where it ended. */
async function insertPasos(db: Db): Promise<void> {
  await sql`insert into gestion_pasos (id_solicitud, orden, nombre, institucion, dias_habiles, empezado_el, hecho_el)
    select s.id_solicitud, p.orden, p.nombre, p.institucion, 5, hecho.el, hecho.el
    from solicitudes s,
      (values (1::smallint, 'Emisión', 'RENAP'), (2::smallint, 'Apostilla', 'MINEX')) as p (orden, nombre, institucion),
      lateral (select case when s.grupo = 'finalizado' then s.creada_en::date end as el) hecho
    where s.tipo = 'gestion' order by s.id_solicitud, p.orden`.execute(db);
}
