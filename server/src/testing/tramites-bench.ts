import type { Rol } from '@fedatario/contract';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { openSesion } from '../casa/identidad/sesion.ts';
import { type Db, openPools } from '../db/db.ts';
import { useSecret } from '../services/cipher.ts';
import { keptSecret } from '../services/secret.ts';
import { createUsuario } from './factories.ts';

const NOTARIOS = 40;
/** Mean number of trámites of a customer, and the number of the customer whose list is measured, who has the most. */
const POR_CLIENTE = 3;
const DE_LA_QUE_MIRA = 60;

export interface Oficina {
  /** Authorization headers of an administrator and of the customer with the most trámites. */
  readonly administra: string;
  readonly cliente: string;
  /** The notary with the most trámites. */
  readonly idNotario: string;
}

/**
 * Fills the database as five years of growth would, with the states, notaries and dates of a real office: trámites under way
 * are of the last weeks, and nearly all are finished. Only the tables that lists read: no invoices, no histories.
 */
export async function growTramites(databaseUrl: string, dataDir: string, many: number): Promise<Oficina> {
  useSecret(keptSecret(dataDir));
  const pools = openPools({ url: databaseUrl, max: 2, patience: 3_600_000 });
  try {
    const { db } = pools;
    const ana = await createUsuario(db, { email: `${uuidv7()}@ejemplo.com` });
    await db.connection().execute(async (one) => {
      await sql`set statement_timeout = 0`.execute(one);
      await sql`set session_replication_role = replica`.execute(one);
      await sql`select setseed(0.42)`.execute(one);
      await insertGente(one, many);
      const indexes = await dropIndexes(one);
      await insertTramites(one, many);
      for (const { indexdef } of indexes) await sql.raw(indexdef).execute(one);
      await sql`update solicitudes set id_usuario = ${ana.idUsuario} where id_solicitud in (
        select id_solicitud from solicitudes order by id_solicitud desc limit ${DE_LA_QUE_MIRA})`.execute(one);
      await sql`set session_replication_role = origin`.execute(one);
      // As autovacuum does by itself, sooner or later.
      await sql`vacuum analyze`.execute(one);
    });
    const admin = await createUsuario(db, { email: `${uuidv7()}@ejemplo.com`, rol: 'admin' satisfies Rol });
    return {
      administra: await sesionDe(db, admin.idUsuario),
      cliente: await sesionDe(db, ana.idUsuario),
      idNotario: await masCargado(db),
    };
  } finally {
    await pools.close();
  }
}

async function sesionDe(db: Db, idUsuario: string): Promise<string> {
  const { accessToken } = await openSesion(db, { idUsuario, userAgent: '', credential: null, now: new Date() });
  return `Bearer ${accessToken}`;
}

async function masCargado(db: Db): Promise<string> {
  const { rows } = await sql<{ idNotario: string }>`select id_notario from solicitudes
    where id_notario is not null group by id_notario order by count(*) desc limit 1`.execute(db);
  return rows[0]?.idNotario ?? '';
}

/** Building the indexes once afterwards takes half the time of updating them row by row. */
async function dropIndexes(db: Db) {
  const { rows } = await sql<{ indexname: string; indexdef: string }>`
    select indexname, indexdef from pg_indexes i where tablename = 'solicitudes'
      and not exists (select 1 from pg_constraint c where c.conname = i.indexname)`.execute(db);
  for (const { indexname } of rows) await sql`drop index ${sql.id(indexname)}`.execute(db);
  return rows;
}

async function insertGente(db: Db, many: number): Promise<void> {
  await sql`create temporary table gente as
    select n, gen_random_uuid() as id, n <= ${NOTARIOS} as notario,
      nombres[1 + (random() * 29)::int] || ' ' || nombres[1 + (random() * 29)::int] || ' '
        || apellidos[1 + (random() * 39)::int] || ' ' || apellidos[1 + (random() * 39)::int] as nombre
    from generate_series(1, ${NOTARIOS + Math.ceil(many / POR_CLIENTE)}::int) n,
      (select array['Ana', 'María', 'José', 'Luis', 'Carmen', 'Juan', 'Rosa', 'Carlos', 'Marta', 'Pedro', 'Elena', 'Jorge',
        'Lucía', 'Mario', 'Silvia', 'Óscar', 'Irma', 'Hugo', 'Gladys', 'Byron', 'Ingrid', 'Edgar', 'Wendy', 'Rudy', 'Nidia',
        'Otto', 'Aura', 'Erick', 'Lesbia', 'Walter'] as nombres,
       array['López', 'García', 'Pérez', 'Hernández', 'González', 'Ramírez', 'Morales', 'Vásquez', 'Castillo', 'Gómez', 'Ruiz',
        'Méndez', 'Juárez', 'Reyes', 'Ortiz', 'Cifuentes', 'Xiloj', 'Tzunún', 'Batz', 'Coc', 'Caal', 'Chávez', 'Barrios',
        'Estrada', 'Figueroa', 'Monzón', 'Orellana', 'Paz', 'Quiñónez', 'Rosales', 'Sandoval', 'Tobar', 'Urrutia', 'Velásquez',
        'Yax', 'Zepeda', 'Alvarado', 'Burgos', 'Cabrera', 'Dardón'] as apellidos) listas`.execute(db);
  await sql`insert into usuarios (id_usuario, email, nombre_completo, id_rol, creado_en, actualizado_en)
    select id, 'persona' || n || '@ejemplo.com', nombre, case when notario then 2 else 3 end, now(), now() from gente`.execute(
    db,
  );
  await sql`create unique index on gente (n)`.execute(db);
  await sql`create temporary table venta as
    select row_number() over () as n, id_producto, id_version_vigente as id_version, nombre from productos
    where tipo = 'documento' and id_version_vigente is not null`.execute(db);
}

/** Bought at some time of five years, more each year; its id says when. */
async function insertTramites(db: Db, many: number): Promise<void> {
  const clientes = Math.ceil(many / POR_CLIENTE);
  await sql`insert into solicitudes (id_solicitud, serie, numero, tipo, id_usuario, id_producto, id_version, id_factura,
      posicion, nombre, estado, estado_anterior, creada_en, actualizada_en, id_notario, asignada_en, aceptada_en, plazo_horas,
      reloj_desde, vence_en, limite_en)
    with sorteo as materialized (
      select n, random() as azar, random() as otro, random() as mas,
        now() - interval '1825 days' * (1 - sqrt(random())) as creada,
        1 + (random() * ${clientes - 1})::int as cliente, 1 + floor(${NOTARIOS} * random() ^ 2)::int as notario
      from generate_series(1, ${many}::int) n
    ), estados as (
      select *, case when azar < case when creada < now() - interval '60 days' then 0.005 else 0.75 end then
          case when otro < 0.06 then 'sinAsignar' when otro < 0.14 then 'asignado' when otro < 0.40 then 'enRevision'
            when otro < 0.62 then 'requisitosPendientes' when otro < 0.70 then 'enCorreccion' when otro < 0.82 then 'porAprobar'
            when otro < 0.96 then 'porFirmar' when otro < 0.99 then 'enPausa' else 'firmado' end
          else case when otro < 0.82 then 'cerrado' when otro < 0.90 then 'entregado' when otro < 0.96 then 'cancelado'
            when otro < 0.99 then 'caducado' else 'rechazado' end end as estado
      from sorteo
    ), plazos as (
      select *, estado in ('sinAsignar', 'asignado', 'enRevision', 'porFirmar', 'firmado') as corre,
        case when estado = 'sinAsignar' then false when estado = 'requisitosPendientes' then mas < 0.4
          when estado in ('cerrado', 'entregado', 'cancelado', 'caducado', 'rechazado') then mas < 0.7 else true end as tiene
      from estados
    )
    select (lpad(to_hex((extract(epoch from creada) * 1000)::bigint), 12, '0') || '7' || substr(md5(p.n::text), 1, 3)
        || '8' || substr(md5(p.n::text), 4, 15))::uuid,
      'T-' || extract(year from creada)::int, p.n, 'tramite', c.id, v.id_producto, v.id_version, gen_random_uuid(), 1, v.nombre,
      p.estado, case p.estado when 'enPausa' then 'enRevision' end, creada, creada,
      case when tiene then o.id end, case when tiene then creada end, case when tiene and p.estado <> 'asignado' then creada end, 40,
      case when corre then creada end, case when corre then creada + interval '1 day' * (3 + 40 * mas) end,
      case when p.estado in ('requisitosPendientes', 'enCorreccion', 'porAprobar') then creada + interval '42 days' end
    from plazos p join gente c on c.n = ${NOTARIOS} + p.cliente join gente o on o.n = p.notario
      join venta v on v.n = 1 + p.n % (select count(*) from venta)`.execute(db);
}
