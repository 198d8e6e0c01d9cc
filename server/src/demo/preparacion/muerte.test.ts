import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { freePort } from '../../http/free-port.ts';
import { crash, startNode } from '../../testing/crash.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { until } from '../../testing/until.ts';

const { url, pools, drop } = await createTestDatabase();
const { db } = pools;
const dataDir = mkdtempSync(join(tmpdir(), 'fedatario-muerte-'));
const main = new URL('../../main.ts', import.meta.url).href;
/** The calls alone, as `npm start` serves them. */
const PRODUCTO = ['--input-type=module', '-e', `(await import('${main}')).main(undefined, true)`];

const iniciar = async () => {
  const [PORT, SANDBOX_PORT] = [String(await freePort()), String(await freePort())];
  return startNode(PRODUCTO, 'Escuchando', {
    ...process.env,
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    PORT,
    SANDBOX_PORT,
  });
};
let producto = await iniciar();
after(async () => {
  await crash(producto);
  await drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const leerPreparacion = () => db.selectFrom('preparacionDemostracion').selectAll().executeTakeFirst();

/** Customers who came in the past that is lived. */
async function llegados(): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from usuarios where email like '%@correo.test'`.execute(db);
  return rows[0]?.n ?? 0;
}

test('kill -9 a mitad del pasado: su proceso termina también, y el siguiente inicio empieza de nuevo', async () => {
  await until(async () => (await llegados()) > 0);
  const antes = await leerPreparacion();
  assert.equal(antes?.terminadaEn, null);
  await crash(producto);
  await until(async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and application_name = 'fedatario-pasado'`.execute(db);
    return rows.length === 0;
  });
  producto = await iniciar();
  const despues = await leerPreparacion();
  assert.ok(antes && despues && despues.hasta > antes.hasta);
  const repetidos = await db
    .selectFrom('usuarios')
    .select('nombreCompleto')
    .groupBy('nombreCompleto')
    .having((eb) => eb.fn.countAll(), '>', 1)
    .execute();
  assert.deepEqual(repetidos, []);
  await until(async () => (await llegados()) > 0);
});
