import pg from 'pg';

/** Bytes of each table with its indexes, by its name. */
export type Pesos = ReadonlyMap<string, number>;

/** Weighs the tables once they are packed, as a table that has been written for years is not; the smallest that they can be. */
export async function pesar(databaseUrl: string): Promise<Pesos> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('vacuum full analyze');
  const { rows } = await client.query<{ tabla: string; bytes: string }>(
    `select schemaname || '.' || relname as tabla, pg_total_relation_size(relid) as bytes from pg_stat_user_tables`,
  );
  await client.end();
  return new Map(rows.map(({ tabla, bytes }) => [tabla.replace(/^public\./, ''), Number(bytes)]));
}

/** The tables that grew, with the bytes of each of so many trámites, the heaviest first. */
export function crecidas(before: Pesos, after: Pesos, many: number) {
  return [...after]
    .map(([tabla, bytes]) => ({ tabla, bytes: Math.round((bytes - (before.get(tabla) ?? 0)) / many) }))
    .filter(({ bytes }) => bytes > 0)
    .sort((a, b) => b.bytes - a.bytes);
}
