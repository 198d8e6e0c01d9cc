import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Db } from './db.ts';
import { edicionesDe, shareQuery } from './ediciones.ts';

const db = { isTransaction: false } as Db;

/** A query of editions that answers when the test says so. */
function slowLook() {
  const looks: { answer: (name: string) => void; fail: (error: Error) => void }[] = [];
  const look = () => new Promise<string>((answer, fail) => looks.push({ answer, fail }));
  return { look, looks };
}

const tick = () => new Promise((done) => setImmediate(done));

test('quienes llegan antes de que empiece una mirada la comparten; quien llega después, la siguiente', async () => {
  const { look, looks } = slowLook();
  const ask = shareQuery(look);
  const first = [ask(db), ask(db)];
  assert.equal(looks.length, 0, 'it has not begun');
  await tick();
  const late = [ask(db), ask(db), ask(db)];
  await tick();
  assert.equal(looks.length, 1, 'the late ones wait for a look of their own');
  looks[0]?.answer('vieja');
  assert.deepEqual(await Promise.all(first), ['vieja', 'vieja']);
  await tick();
  assert.equal(looks.length, 2, 'one look for the three');
  const later = ask(db);
  looks[1]?.answer('nueva');
  assert.deepEqual(await Promise.all(late), ['nueva', 'nueva', 'nueva']);
  await tick();
  looks[2]?.answer('otra');
  assert.equal(await later, 'otra');
});

test('una mirada que falla falla para los suyos, y no detiene a los que siguen', async () => {
  const { look, looks } = slowLook();
  const ask = shareQuery(look);
  const first = ask(db);
  await tick();
  const next = ask(db);
  looks[0]?.fail(new Error('sin base'));
  await assert.rejects(first, /sin base/);
  await tick();
  looks[1]?.answer('bien');
  assert.equal(await next, 'bien');
});

test('una transacción mira por sí misma', async () => {
  const { look, looks } = slowLook();
  const ask = shareQuery(look);
  void ask({ isTransaction: true } as Db);
  assert.equal(looks.length, 1);
});

test('una petición pregunta una vez por cada cosa', async () => {
  let looks = 0;
  const ask = edicionesDe(db);
  const look = async () => {
    looks += 1;
    return String(looks);
  };
  assert.deepEqual([await ask(look), await ask(look)], ['1', '1']);
});
