// The last release and what is checked out here, side by side on one database, while customers buy.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { byLength, HANGS_MS, SEED } from '@fedatario/document-engine/testing/length';
import pg from 'pg';
import { verifyData } from '../server/src/control/integridad/command.ts';
import { knownMigrations, migrate } from '../server/src/db/migrate.ts';
import { createScratchDatabase, startListening } from '../server/src/testing/index.ts';
import { lastRelease } from './release.mjs';
import { schemaOf } from './schema.mjs';
import { startBuyers } from './upgrade/buyers.mjs';
import { checkOut } from './upgrade/last-release.mjs';

const SERVE = fileURLToPath(new URL('./serve.mjs', import.meta.url));
const CARTS = 300;
const AT_ONCE = 3;
const IN_EACH_PHASE = byLength(6, 15);
const IN_EACH_MIGRATION = 3;
/** Customers work on what one migration of so many leaves, each day another in the short length. */
const OF_MIGRATIONS = byLength(4, 1);
const ENOUGH_MS = 180_000;
const ending = [];
after(async () => {
  for (const end of ending.reverse()) await end();
});

test('se pasa de la versión anterior a esta sin cerrar: cada compra queda una vez y nada falla', {
  timeout: HANGS_MS,
}, async (t) => {
  const release = lastRelease();
  if (!release) return t.skip('sin la historia de Git no hay de dónde sacar la versión anterior');
  const before = checkOut(release);
  ending.push(before.remove);
  const env = await settings();
  const old = await start(before.serve, env);
  const processes = [old.url];
  const buyers = startBuyers(before.carritos(CARTS, env), { atOnce: AT_ONCE, processes: () => processes });
  await buyers.bought(IN_EACH_PHASE);
  await migrateUnder(buyers, env.DATABASE_URL);
  const next = await start(SERVE, env);
  processes.push(next.url);
  await buyers.bought(2 * IN_EACH_PHASE);
  await old.stop();
  processes.shift();
  await buyers.bought(IN_EACH_PHASE);
  await buyers.end();
  const { 200: served = 0, ...failed } = buyers.answers();
  assert.deepEqual(failed, {}, `${served} respuestas buenas y ${JSON.stringify(failed)}`);
  await allKept(env.DATABASE_URL, buyers.orders);
  await verify(env);
  await sameTables(env.DATABASE_URL);
});

/** Runs one migration after another, and lets customers and the office work on what they leave: a process may stop between two. */
async function migrateUnder(buyers, url) {
  for (const [n, until] of knownMigrations().entries()) {
    const ran = await migrate(url, { until });
    if (ran.length > 0 && n % OF_MIGRATIONS === SEED % OF_MIGRATIONS) await buyers.bought(IN_EACH_MIGRATION);
  }
}

/** The settings that all processes share: one database and one folder of files. */
async function settings() {
  const { url, drop } = await createScratchDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'fedatario-actualizar-'));
  ending.push(drop, () => rmSync(dataDir, { recursive: true, force: true }));
  const limits = { RATE_LIMIT: '1000000', RATE_LIMIT_IDENTITY: '1000000' };
  // Longer than a customer on a busy machine takes between asking whether a process is ready and sending to it.
  const own = { DATABASE_URL: url, DATA_DIR: dataDir, PORT: '0', SANDBOX_PORT: '0', DRAIN_SECONDS: '5' };
  return { ...process.env, ...limits, ...own, APP_SECRET: 'un secreto de prueba que nadie más usa 0123456789' };
}

async function start(program, env) {
  const running = await startListening([program], env);
  let stopped;
  const stop = () => {
    stopped ??= running.stop();
    return stopped;
  };
  ending.push(stop);
  return { ...running, stop };
}

/** Every acknowledged order is there once, paid, with its number and a trámite for each line; the sealed document comes and no job is lost. */
async function allKept(connectionString, orders) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  ending.push(() => client.end());
  const ids = orders.map(({ idFactura }) => idFactura);
  const { rows } = await client.query(KEPT, [ids]);
  assert.equal(new Set(ids).size, ids.length);
  assert.deepEqual(rows, [{ orders: ids.length, numbers: ids.length, cases: 2 * ids.length }]);
  const deadline = Date.now() + ENOUGH_MS;
  for (;;) {
    const { rows: pending } = await client.query(PENDING, [ids]);
    const [{ undelivered, dead }] = pending;
    assert.equal(dead, 0);
    if (undelivered === 0) break;
    assert.ok(Date.now() < deadline, `${undelivered} documentos sin entregar`);
    await new Promise((resume) => setTimeout(resume, 500));
  }
}

/** A database that was brought here from the last release has the tables of a new one. */
async function sameTables(url) {
  const fresh = await createScratchDatabase();
  ending.push(fresh.drop);
  await migrate(fresh.url);
  assert.equal(await schemaOf(url), await schemaOf(fresh.url));
}

const KEPT = `select count(*)::int as orders, count(distinct numero)::int as numbers,
    sum((select count(*) from solicitudes s where s.id_factura = f.id_factura))::int as cases
  from facturas f where id_factura = any ($1) and estado = 'pagada'`;
const PENDING = `select
    (select count(*) from solicitudes s join factura_lineas using (id_factura, posicion)
      where id_factura = any ($1) and modalidad = 'autoservicio'
        and not exists (select from documentos d where d.id_solicitud = s.id_solicitud))::int as undelivered,
    (select count(*) from pgboss.job where name = 'muertos')::int as dead`;

async function verify({ DATABASE_URL, DATA_DIR, APP_SECRET }) {
  const said = [];
  const options = { DATABASE_URL, DATABASE_PREPARE: true, DATA_DIR, APP_SECRET, S3_REGION: 'us-east-1' };
  assert.ok(await verifyData(options, new Date(), (line) => said.push(line)), said.join('\n'));
}
