import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { createTestDatabase } from '../testing/database.ts';
import { until } from '../testing/until.ts';
import { openWay } from '../testing/way.ts';
import { isAbsence, watchAbsence } from './absence.ts';
import { openPools } from './db.ts';

const database = await createTestDatabase();
const way = await openWay(new URL(database.url));
const pools = openPools({ url: way.url, max: 1, patience: 500 });

after(async () => {
  await pools.close();
  await way.close();
  await database.drop();
});

test('una ausencia larga de la base son dos líneas y una cuenta', async () => {
  const told: [string, unknown][] = [];
  const absence = watchAbsence(pools.db, (text, { errores }) => told.push([text, errores]));
  await way.cut();
  for (let n = 0; n < 50; n += 1) absence.note(new Error('connect ECONNREFUSED'));
  assert.deepEqual(told, [['la base de datos no responde', undefined]]);
  await way.mend();
  await until(() => told.length === 2, Boolean, 10);
  assert.deepEqual(told[1], ['la base de datos responde otra vez', 50]);
  absence.stop();
});

test('un primario que dejó de serlo, o un oyente que se quedó sin base, son una ausencia; una sentencia mala no', async () => {
  const failure = (text: string) =>
    sql
      .raw(text)
      .execute(database.pools.dbRead)
      .catch((error: Error) => error);
  const [degradado, mala] = [await failure('create table nada ()'), await failure('select nada')];
  assert.ok(degradado instanceof Error && mala instanceof Error);
  const oyente = new Error('LISTEN/NOTIFY connection ended');
  assert.deepEqual([degradado, mala, oyente].map(isAbsence), [true, false, true]);
});
