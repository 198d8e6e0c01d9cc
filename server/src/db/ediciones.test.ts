import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createTestDatabase } from '../testing/database.ts';
import type { Db } from './db.ts';
import { edicionesDe, shareQuery } from './ediciones.ts';

const db = { isTransaction: false } as Db;

/** A query of editions that answers when the test says so. */
function slowLook() {
  const looks: { keys: readonly string[]; answer: (...names: string[]) => void; fail: (error: Error) => void }[] = [];
  const look = (_: Db, keys: readonly string[]) =>
    new Promise<string[]>((answer, fail) => looks.push({ keys, answer: (...names) => answer(names), fail }));
  return { look, looks };
}

const tick = () => new Promise((done) => setImmediate(done));

test('quienes llegan antes de que empiece una mirada la comparten; quien llega después, la siguiente', async () => {
  const { look, looks } = slowLook();
  const ask = shareQuery(look);
  const first = [ask(db, 'a'), ask(db, 'a')];
  assert.equal(looks.length, 0, 'it has not begun');
  await tick();
  const late = [ask(db, 'a'), ask(db, 'a'), ask(db, 'a')];
  await tick();
  assert.equal(looks.length, 1, 'the late ones wait for a look of their own');
  looks[0]?.answer('vieja');
  assert.deepEqual(await Promise.all(first), ['vieja', 'vieja']);
  await tick();
  assert.equal(looks.length, 2, 'one look for the three');
  const later = ask(db, 'a');
  looks[1]?.answer('nueva');
  assert.deepEqual(await Promise.all(late), ['nueva', 'nueva', 'nueva']);
  await tick();
  looks[2]?.answer('otra');
  assert.equal(await later, 'otra');
});

test('una mirada que falla falla para los suyos, y no detiene a los que siguen', async () => {
  const { look, looks } = slowLook();
  const ask = shareQuery(look);
  const first = ask(db, 'a');
  await tick();
  const next = ask(db, 'a');
  looks[0]?.fail(new Error('sin base'));
  await assert.rejects(first, /sin base/);
  await tick();
  looks[1]?.answer('bien');
  assert.equal(await next, 'bien');
});

test('una transacción mira por sí misma', async () => {
  const { look, looks } = slowLook();
  const ask = shareQuery(look);
  void ask({ isTransaction: true } as Db, 'a');
  assert.equal(looks.length, 1);
});

test('quienes preguntan por cosas distintas comparten la mirada, y cada uno recibe la suya', async () => {
  const { look, looks } = slowLook();
  const ask = shareQuery(look);
  const answers = [ask(db, 'a'), ask(db, 'b'), ask(db, 'a')];
  await tick();
  assert.deepEqual(looks[0]?.keys, ['a', 'b']);
  looks[0]?.answer('de a', 'de b');
  assert.deepEqual(await Promise.all(answers), ['de a', 'de b', 'de a']);
});

test('una petición pregunta una vez por cada cosa, y la base dice el nombre de cada una', async () => {
  const { pools, drop } = await createTestDatabase();
  const uno = { de: 'uno', nombre: sql<string>`nextval('veces')::text` };
  const dos = { de: 'dos', nombre: sql<string>`'dos'::text` };
  await sql`create sequence veces`.execute(pools.db);
  const ask = edicionesDe(pools.db);
  assert.deepEqual(await Promise.all([ask(uno), ask(dos), ask(uno)]), ['1', 'dos', '1']);
  assert.equal(await ask(uno), '1');
  assert.equal(await edicionesDe(pools.db)(uno), '2');
  await drop();
});
