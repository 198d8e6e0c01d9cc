import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createTestDatabase } from '../testing/database.ts';
import { until } from '../testing/until.ts';
import { openWay } from '../testing/way.ts';
import { type Oido, openEscucha, publish } from './escucha.ts';

const database = await createTestDatabase();
const way = await openWay(new URL(database.url));
const escucha = openEscucha(way.url, 200);
const heard: Oido[] = [];

after(async () => {
  await escucha.stop();
  await way.close();
  await database.drop();
});

test('una línea que calla sin cerrarse se cambia por otra, y se dice que algo pudo perderse', async () => {
  escucha.subscribe(['canal'], (what) => heard.push(what));
  await until(() => heard.length === 1);
  assert.deepEqual(heard, ['perdido']);
  await publish(database.pools.db, 'canal', { tema: 'antes' });
  await until(() => heard.length === 2);
  way.freeze(true);
  await publish(database.pools.db, 'canal', { tema: 'durante' });
  await until(() => escucha.wasQuiet([], 1) === false, Boolean, 10);
  way.freeze(false);
  await until(() => heard.includes('perdido', 2), Boolean, 20);
  await publish(database.pools.db, 'canal', { tema: 'después' });
  await until(() => heard.some((what) => what !== 'perdido' && what.tema === 'después'));
});
