import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { lugarDe, type Sellado } from '../sellados/sellados.ts';

/** A sealed value, with its row's key and the place it is bound to. */
export interface Guardado {
  readonly llave: readonly unknown[];
  readonly lugar: string;
  readonly bytes: Buffer;
}

/** The next rows in the order of their key that have something sealed. */
export async function listSellados(
  db: Db,
  { tabla, llave, columna, lugar }: Sellado,
  despues: readonly unknown[] | undefined,
  cuantas: number,
): Promise<Guardado[]> {
  const otras = [...lugar.matchAll(/\{(\w+)\}/g)].flatMap(([, nombre]) => nombre ?? []);
  const columnas = sql.join([...new Set([...llave, ...otras, columna])].map((nombre) => sql.ref(nombre)));
  const orden = sql.join(llave.map((nombre) => sql.ref(nombre)));
  const desde = despues ? sql`and (${orden}) > (${sql.join(despues)})` : sql``;
  const { rows } = await sql<Record<string, unknown>>`
    select ${columnas} from ${sql.table(tabla)}
    where length(${sql.ref(columna)}) > 0 ${desde}
    order by ${orden} limit ${cuantas}`.execute(db);
  return rows.map((fila) => ({
    llave: llave.map((nombre) => fila[nombre]),
    lugar: lugarDe({ lugar }, fila),
    bytes: fila[columna] as Buffer,
  }));
}

/** Permits this transaction to seal anew rows that are otherwise protected from changes. */
export async function markSelladoPermitido(db: Db): Promise<void> {
  await sql`select set_config('fedatario.sellado', 'si', true)`.execute(db);
}

/** Puts it in place of the former, unless somebody wrote another meanwhile. */
export async function updateSellado(
  db: Db,
  { tabla, llave, columna }: Sellado,
  antes: Guardado,
  nuevo: Buffer,
): Promise<void> {
  const suya = sql.join(
    llave.map((nombre, i) => sql`${sql.ref(nombre)} = ${antes.llave[i]}`),
    sql` and `,
  );
  await sql`update ${sql.table(tabla)} set ${sql.ref(columna)} = ${nuevo}
    where ${suya} and ${sql.ref(columna)} = ${antes.bytes}`.execute(db);
}

export interface TrabajoSellado {
  readonly id: string;
  readonly nombre: string;
  readonly sellado: string;
}

/** Jobs of these names that are not done. */
export async function listTrabajosSellados(db: Db, nombres: readonly string[]): Promise<TrabajoSellado[]> {
  const { rows } = await sql<TrabajoSellado>`
    select id, name as nombre, data->>'sellado' as sellado from pgboss.job
    where name = any(${nombres}) and state <> 'completed' and data ? 'sellado'`.execute(db);
  return rows;
}

export async function updateTrabajoSellado(
  db: Db,
  { id, nombre, sellado }: TrabajoSellado,
  nuevo: string,
): Promise<void> {
  await sql`update pgboss.job set data = jsonb_set(data, '{sellado}', to_jsonb(${nuevo}::text))
    where name = ${nombre} and id = ${id} and data->>'sellado' = ${sellado}`.execute(db);
}
