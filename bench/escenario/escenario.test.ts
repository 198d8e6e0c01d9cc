import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import pg from 'pg';
import { withEscenario } from './escenario.ts';
import { keeping } from './keeping.ts';

test('una cifra que falla termina cuanto inició, lo último primero, y no deja ni su base ni su carpeta', async () => {
  const ended: string[] = [];
  let seen = { dataDir: '', url: '' };
  const failing = withEscenario('prueba', async ({ dataDir, database, keep }) => {
    seen = { dataDir, url: database.urlOf('postgres') };
    await connect(seen.url);
    keep('el producto', (name) => ended.push(`${name}, con su base ${existsSync(dataDir) ? 'todavía' : 'ya no'}`));
    keep('el navegador', (name) => ended.push(name));
    throw new Error('no se pudo medir');
  });
  await assert.rejects(failing, /no se pudo medir/);
  assert.deepEqual(ended, ['el navegador', 'el producto, con su base todavía']);
  assert.equal(existsSync(seen.dataDir), false);
  await assert.rejects(connect(seen.url));
});

test('lo que no quiere terminar no impide que termine lo demás', async (t) => {
  t.mock.method(console, 'error', () => undefined);
  const ended: string[] = [];
  const done = await withEscenario('prueba', async ({ keep }) => {
    keep('la base de al lado', (name) => ended.push(name));
    keep('el producto', () => Promise.reject(new Error('no termina')));
    return 'medido';
  });
  assert.deepEqual([done, ended], ['medido', ['la base de al lado']]);
});

test('lo que se inicia cuando todo termina se detiene también, y no sigue', async () => {
  const ended: string[] = [];
  const late = await keeping(async (keep) => keep);
  assert.throws(() => late('el segundo proceso', (name) => ended.push(name)), /Se interrumpió/);
  assert.deepEqual(ended, ['el segundo proceso']);
});

async function connect(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.end();
}
