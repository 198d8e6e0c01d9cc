import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { createTestDatabase } from '../testing/database.ts';
import { until } from '../testing/until.ts';
import { openWay } from '../testing/way.ts';
import { openPools } from './db.ts';

const primary = await createTestDatabase();
const replica = await createTestDatabase();
await sql`create table marca (lugar text)`.execute(primary.pools.db);
await sql`insert into marca values ('primario')`.execute(primary.pools.db);
await sql`create table marca (lugar text)`.execute(replica.pools.db);
await sql`insert into marca values ('réplica')`.execute(replica.pools.db);
const way = await openWay(new URL(replica.url));
const pools = openPools({ url: primary.url, urlRead: way.url, max: 3, patience: 1_500 });

after(async () => {
  await pools.close();
  await way.close();
  await primary.drop();
  await replica.drop();
});

const publico = () => lugar(pools.dbPublic);

test('lo público se lee de la réplica, y lo que uno acaba de escribir, del primario', async () => {
  assert.equal(await publico(), 'réplica');
  assert.equal(await lugar(pools.dbRead), 'primario');
  await assert.rejects(sql`insert into marca values ('x')`.execute(pools.dbRead), { code: '25006' });
});

test('sin la réplica se lee del primario sin que nadie espere; cuando vuelve, otra vez de ella', async () => {
  await way.cut();
  const before = performance.now();
  await until(
    () => publico().catch(() => 'falló'),
    (found) => found === 'primario',
    5,
  );
  assert.ok(performance.now() - before < 3_000);
  await way.mend();
  await until(publico, (found) => found === 'réplica', 10);
});

test('una réplica que calla se deja a los segundos', async () => {
  way.freeze(true);
  await until(
    () => publico().catch(() => 'falló'),
    (found) => found === 'primario',
    8,
  );
  way.freeze(false);
  await until(publico, (found) => found === 'réplica', 10);
});

async function lugar(db: typeof pools.db): Promise<string> {
  const { rows } = await sql<{ lugar: string }>`select lugar from marca`.execute(db);
  return rows[0]?.lugar ?? '';
}
