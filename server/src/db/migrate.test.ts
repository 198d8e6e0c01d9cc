import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import pg from 'pg';
import { createScratchDatabase } from '../testing/database.ts';
import { migrate, reachOf } from './migrate.ts';

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
  assert.ok(names.length > 10);
  assert.equal(new Set(names).size, names.length);
  const { rows } = await other.query(
    "select from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
  );
  assert.equal(rows.length, 0);
  assert.deepEqual(await migrate(scratch.url), []);
});

test('una migración que espera una tabla deja pasar a los demás, lo dice, y la cambia cuando se suelta', async () => {
  const name = '0179_tablero_de_gestiones_y_citas.sql';
  await other.query(
    'drop index solicitudes_gestiones_abiertas, solicitudes_gestiones_por_compra, solicitud_historial_fines_de_gestion, citas_por_estado',
  );
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

const DE_LA_0_3_0 = readFileSync(new URL('../../migrations/0001_base.sha256', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('  '));

/** Leaves noted that these migrations of release 0.3.0 ran, and that the base did not. */
async function noteFormer(former: readonly string[][]): Promise<void> {
  await other.query("delete from migraciones where nombre = '0001_base.sql' or nombre = any ($1)", [
    DE_LA_0_3_0.map(([, name]) => name),
  ]);
  for (const [hash, name] of former)
    await other.query('insert into migraciones (nombre, hash) values ($1, $2)', [name, hash]);
}

test('una base que tiene todas las migraciones de la 0.3.0 tiene la primera de ahora, que no se ejecuta otra vez', async () => {
  await noteFormer(DE_LA_0_3_0);
  assert.deepEqual(await migrate(scratch.url), []);
  const { rows } = await other.query("select 1 from migraciones where nombre = '0001_base.sql'");
  assert.equal(rows.length, 1);
});

test('a una que solo tiene algunas se le pide pasar antes por la 0.3.0, y no se toca', async () => {
  await noteFormer(DE_LA_0_3_0.slice(0, -1));
  await assert.rejects(migrate(scratch.url), /anterior a la 0\.3\.0 y esta no la lee: actualice primero a la 0\.3\.0/);
  const { rows } = await other.query("select 1 from migraciones where nombre = '0001_base.sql'");
  assert.equal(rows.length, 0);
});

test('una de la 0.3.0 cuyas migraciones no son las publicadas se niega', async () => {
  await noteFormer(DE_LA_0_3_0.map(([hash = '', name = ''], n) => [n === 3 ? 'otro' : hash, name]));
  await assert.rejects(migrate(scratch.url), /0004_edicion_del_catalogo\.sql cambió/);
  await noteFormer(DE_LA_0_3_0);
  await migrate(scratch.url);
});

test('un respaldo de la 0.3.0 se alcanza; uno anterior o de una versión posterior, no', () => {
  const migraciones = [
    '0184_llaves_duraderas.sql',
    '0215_preparacion_de_la_demostracion.sql',
    '0175_testimonios.sql',
    '9999.sql',
  ];
  assert.deepEqual(migraciones.map(reachOf), ['alcanza', 'alcanza', 'anterior', 'posterior']);
});

test('una migración que cambió después de aplicarse se niega', async () => {
  await other.query("update migraciones set hash = 'otro' where nombre like '0192%'");
  await assert.rejects(migrate(scratch.url), /0192_gastos_por_pago\.sql cambió después de aplicarse/);
});
