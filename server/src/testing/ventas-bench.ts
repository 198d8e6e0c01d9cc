import { sql } from 'kysely';
import { guardados, rehacer } from '../control/cierres/cierres.ts';
import { openPools } from '../db/db.ts';

/** One sale in so many is given back in part, weeks later. */
const POR_NOTA = 100;
/** How often the table is read to know how long reading it takes. */
const LECTURAS = 9;

/**
 * The sales of trámites that are there already: an invoice of one line for each, paid when it was bought, its promo code if it had one, the
 * credit note of one in a hundred and the history of its work; and the sums of the days that have ended, as the product keeps them.
 */
export async function growVentas(databaseUrl: string): Promise<void> {
  const pools = openPools({ url: databaseUrl, max: 2, patience: 3_600_000 });
  try {
    await pools.db.connection().execute(async (one) => {
      await sql`set statement_timeout = 0`.execute(one);
      await sql`set session_replication_role = replica`.execute(one);
      for (const insert of [facturas, lineas, notas, lineasDeNotas, historial, calificaciones])
        await insert.execute(one);
      await sql`set session_replication_role = origin`.execute(one);
      await sql`vacuum analyze`.execute(one);
      await one.transaction().execute((tx) => rehacer(tx, guardados.ventas, new Date()));
      await one.transaction().execute((tx) => rehacer(tx, guardados.tramites, new Date()));
      await sql`vacuum analyze ventas_por_dia, productos_por_dia, tramites_por_periodo`.execute(one);
    });
  } finally {
    await pools.close();
  }
}

/** Milliseconds of reading every invoice line once, one row after another, with the table in memory. */
export async function scanLineas(databaseUrl: string): Promise<number[]> {
  const pools = openPools({ url: databaseUrl, max: 1, patience: 3_600_000 });
  try {
    return await pools.db.connection().execute(async (one) => {
      for (const off of ['enable_indexscan', 'enable_indexonlyscan', 'enable_bitmapscan'])
        await sql`set ${sql.raw(off)} = off`.execute(one);
      await sql`set max_parallel_workers_per_gather = 0`.execute(one);
      const times: number[] = [];
      for (let n = 0; n <= LECTURAS; n += 1) {
        const began = performance.now();
        await sql`select count(*), sum(total) from factura_lineas`.execute(one);
        times.push(performance.now() - began);
      }
      return times.slice(1);
    });
  } finally {
    await pools.close();
  }
}

const facturas = sql`insert into facturas (id_factura, id_usuario, referencia, clave, huella, estado, metodo, subtotal, descuento, total, base,
    iva, receptor, codigo, serie, numero, creada_en, pagada_en, actualizada_en, vence_en)
  select s.id_factura, s.id_usuario, 'FD-' || upper(lpad(to_hex(s.numero), 7, '0')), s.numero::text, '\\x00', 'pagada',
    case when s.numero % 3 = 0 then 'transferencia' else 'tarjeta' end, p.precio, p.descuento, p.precio - p.descuento,
    p.precio - p.descuento, 0, '{"tipo": "CF", "numero": "CF", "nombre": "Consumidor final"}',
    case when p.descuento > 0 then 'CODIGO' || (s.numero % 20) end, 'F-' || extract(year from s.creada_en)::int, s.numero,
    s.creada_en, s.creada_en, s.creada_en, s.creada_en
  from solicitudes s, lateral (select (5000 + (s.numero::bigint * 7919) % 95000)::int as precio,
    case when s.numero % 10 = 0 then 1000 else 0 end as descuento) p`;

const lineas = sql`insert into factura_lineas (id_factura, posicion, id_producto, id_version, nombre, tipo, precio, descuento, total, base,
    iva, modalidad)
  select f.id_factura, s.posicion, s.id_producto, s.id_version, s.nombre, 'documento', f.subtotal, f.descuento, f.total, f.total, 0, 'notarial'
  from facturas f join solicitudes s using (id_factura)`;

const notas = sql`insert into notas_credito (id_nota, id_factura, serie, numero, total, base, iva, moneda, motivo, creada_en)
  select gen_random_uuid(), id_factura, 'NC', numero, total / 2, total / 2, 0, 'GTQ', 'Se canceló', least(now(), pagada_en + interval '40 days')
  from facturas where numero % ${sql.lit(POR_NOTA)} = 0`;

const lineasDeNotas = sql`insert into notas_credito_lineas (id_nota, id_factura, posicion, monto, base, iva)
  select id_nota, id_factura, 1, total, total, 0 from notas_credito`;

/** Two digests of its number give each trámite its pace: from minutes to weeks in a state, most of them some days. */
const azar = (cual: string) =>
  sql`(('x' || substr(md5(s.numero || '${sql.raw(cual)}'), 1, 7))::bit(28)::int / 268435456.0)`;

const historial = sql`insert into solicitud_historial (id_solicitud, orden, de, a, accion, hecho_en)
  select s.id_solicitud, p.orden, p.de, p.a, p.accion,
    s.creada_en + (p.orden - 1) * least((now() - s.creada_en) / 4, interval '1 hour' * (0.2 + 120 * ${azar('a')} ^ 3 + 60 * ${azar('b')}))
  from solicitudes s, (values (1, null, 'sinAsignar', 'comprar'), (2, 'sinAsignar', 'asignado', 'asignar'),
    (3, 'asignado', 'enRevision', 'aceptar'), (4, 'enRevision', 'entregado', 'entregar')) as p (orden, de, a, accion)
  where p.orden = 1 or s.grupo = 'finalizado'`;

/** One delivered trámite in five was rated, a week later. */
const calificaciones = sql`insert into calificaciones (id_solicitud, id_usuario, id_notario, id_producto, puntos, creada_en, actualizada_en)
  select s.id_solicitud, s.id_usuario, s.id_notario, s.id_producto, 3 + s.numero % 3, s.creada_en + interval '20 days', now()
  from solicitudes s where s.grupo = 'finalizado' and s.numero % 5 = 0`;
