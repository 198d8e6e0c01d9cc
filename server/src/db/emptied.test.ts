import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { prepareDatabase } from '../prepare.ts';
import { createTestDatabase } from '../testing/database.ts';
import { emptyDatabase } from './emptied.ts';
import { openLone } from './lone.ts';

const { url, pools, drop } = await createTestDatabase();
const { client } = openLone(url, 'fedatario-prueba');
await client.connect();
after(async () => {
  await client.end();
  await drop();
});

const tables = async () => {
  const { rows } = await client.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = current_schema() order by 1',
  );
  return rows.map(({ name }) => name);
};

test('con una tabla de otro al lado no se borra nada, y se dice cuál es', async () => {
  const before = await tables();
  await client.query('create table ajena (n int)');
  await assert.rejects(emptyDatabase(client, 'nadie'), /no son de Fedatario \(ajena\)/);
  await client.query('drop table ajena');
  assert.deepEqual(await tables(), before);
});

test('una base vaciada se prepara otra vez como si fuera nueva', async () => {
  const before = await tables();
  await pools.db.insertInto('numeraciones').values({ serie: 'F-2026', ultimo: 3 }).execute();
  await emptyDatabase(client, 'nadie');
  assert.deepEqual(await tables(), []);
  await prepareDatabase(url);
  assert.deepEqual(await tables(), before);
  const { rows } = await client.query('select 1 from numeraciones');
  assert.deepEqual(rows, []);
});
