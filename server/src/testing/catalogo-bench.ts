import pg from 'pg';

export interface EnVenta {
  readonly id: string;
  readonly slug: string;
}

/** Products on sale, each copied with its version until there are this many. */
export async function growCatalogo(databaseUrl: string, many: number): Promise<EnVenta[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `with copias as materialized (
         select p.id_producto as original, gen_random_uuid() as id_producto, gen_random_uuid() as id_version, n
         from productos p cross join generate_series(1, $1 / (select count(*) from productos) + 1) n limit $1
       ), nuevos as (
         insert into productos select (jsonb_populate_record(p, jsonb_build_object('id_producto', c.id_producto,
           'slug', left(p.slug, 70) || '-' || c.n, 'nombre', left(p.nombre, 100) || ' ' || c.n, 'estado', 'borrador',
           'id_version_vigente', null, 'destacado', false, 'nombre_orden', p.nombre_orden || ' ' || c.n))).*
         from copias c join productos p on p.id_producto = c.original
       )
       insert into versiones_producto select (jsonb_populate_record(v, jsonb_build_object(
         'id_version', c.id_version, 'id_producto', c.id_producto))).*
       from copias c join productos p on p.id_producto = c.original
       join versiones_producto v on v.id_version = p.id_version_vigente`,
      [many],
    );
    await client.query(
      `update productos p set id_version_vigente = v.id_version, estado = 'publicado'
       from versiones_producto v where v.id_producto = p.id_producto and p.id_version_vigente is null`,
    );
    await client.query('analyze');
    return await publicados(client);
  } finally {
    await client.end();
  }
}

async function publicados(client: pg.Client): Promise<EnVenta[]> {
  const { rows } = await client.query<EnVenta>(
    `select id_producto as id, slug from productos where estado = 'publicado' order by nombre_orden, id_producto`,
  );
  return rows;
}
