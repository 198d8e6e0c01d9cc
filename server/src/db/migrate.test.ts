import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import pg from 'pg';
import { createScratchDatabase } from '../testing/database.ts';
import { migrate } from './migrate.ts';

const scratch = await createScratchDatabase();
const other = new pg.Client({ connectionString: scratch.url });
await other.connect();
const LOCK = 4_021_876;

after(async () => {
  await other.end();
  await scratch.drop();
});

test('quien inicia mientras otra conexión retiene el turno lo dice, y al final se niega en vez de esperar en silencio', async () => {
  await other.query('select pg_advisory_lock($1)', [LOCK]);
  const told: string[] = [];
  await assert.rejects(migrate(scratch.url, { tell: (text) => told.push(text), patience: 2_500 }), /retiene el turno/);
  assert.deepEqual(told, ['Otro proceso prepara la base de datos; se espera su turno hasta 3 s.']);
  await other.query('select pg_advisory_unlock($1)', [LOCK]);
});

test('varios que inician a la vez aplican cada migración una sola vez, y ninguno deja el turno tomado', async () => {
  const ran = await Promise.all([migrate(scratch.url), migrate(scratch.url), migrate(scratch.url)]);
  const names = ran.flat();
  assert.ok(names.length > 50);
  assert.equal(new Set(names).size, names.length);
  const { rows } = await other.query(
    "select from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
  );
  assert.equal(rows.length, 0);
  assert.deepEqual(await migrate(scratch.url), []);
});

test('una migración que espera una tabla deja pasar a los demás, lo dice, y la cambia cuando se suelta', async () => {
  const name = '0174_indices_de_tableros.sql';
  await other.query('drop index solicitud_historial_por_fecha, solicitudes_tramites_por_compra');
  await other.query('delete from migraciones where nombre = $1', [name]);
  const long = new pg.Client({ connectionString: scratch.url });
  await long.connect();
  await long.query('begin');
  await long.query('lock table solicitud_historial in row exclusive mode');
  const told: string[] = [];
  const migrating = migrate(scratch.url, { tell: (text) => told.push(text) });
  const longest = await longestWrite();
  await long.end();
  assert.deepEqual(await migrating, [name]);
  assert.ok(longest > 200 && longest < 1_500, `${longest} ms`);
  assert.deepEqual(told, ['Otra conexión usa una tabla que una migración cambia; se espera hasta 120 s.']);
});

/** Milliseconds of the longest of the writes that come in some seconds: those that stand behind a migration wait. */
async function longestWrite(): Promise<number> {
  const waits: number[] = [];
  const end = Date.now() + 4_000;
  while (Date.now() < end) {
    await new Promise((resume) => setTimeout(resume, 50));
    const began = Date.now();
    await other.query('begin; lock table solicitud_historial in row exclusive mode; commit');
    waits.push(Date.now() - began);
  }
  return Math.max(...waits);
}

test('una base de una versión posterior no se toca: se dice cuál es y qué hacer', async () => {
  await other.query("insert into migraciones (nombre, hash) values ('9999_del_futuro.sql', 'x')");
  await assert.rejects(migrate(scratch.url), /versión posterior de Fedatario \(migración 9999_del_futuro/);
  await other.query("delete from migraciones where nombre = '9999_del_futuro.sql'");
});

test('una migración que cambió después de aplicarse se niega', async () => {
  await other.query("update migraciones set hash = 'otro' where nombre like '0002%'");
  await assert.rejects(migrate(scratch.url), /0002_cliente\.sql cambió después de aplicarse/);
});
