import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { catalogos, type LugarDeEntrada } from '@fedatario/contract/casa';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { startTestApp } from '../../testing/client.ts';
import { createUsuario } from '../../testing/factories.ts';
import { createEntrada } from './testing/catalogos.ts';

const { as, database, close } = await startTestApp();
const { db } = database.pools;
after(close);
const admin = await createUsuario(db, { rol: 'admin' });
const { llamadas } = catalogos.categorias;

const SEIS = 6;
let ids: string[] = [];
const startWithSix = async () => {
  await db.deleteFrom('categorias').execute();
  ids = [];
  for (let n = 0; n < SEIS; n += 1) ids.push(await createEntrada(db, 'categorias'));
};
beforeEach(startWithSix);

const order = async () => (await as(admin).call(llamadas.list, { query: {} })).data.map(({ id }) => id);
const move = (id: string | undefined, vecino: string | undefined, lado: LugarDeEntrada['lado']) =>
  as(admin).call(llamadas.move, { params: { id: id ?? '' }, body: { vecino: vecino ?? '', lado } });

test('lo nuevo queda al final', async () => {
  assert.deepEqual(await order(), ids);
});

test('se pone antes o después de otra', async () => {
  const [a, b, c, d, e, f] = ids;
  await move(e, b, 'antes');
  assert.deepEqual(await order(), [a, e, b, c, d, f]);
  await move(a, f, 'despues');
  assert.deepEqual(await order(), [e, b, c, d, f, a]);
  await move(a, a, 'antes');
  assert.deepEqual(await order(), [e, b, c, d, f, a]);
});

test('mover no cambia la revisión: quien edita una entrada no choca con quien ordena', async () => {
  await move(ids[0], ids[3], 'despues');
  const { data } = await as(admin).call(llamadas.list, { query: {} });
  assert.deepEqual(new Set(data.map(({ revision }) => revision)), new Set([1]));
});

test('junto a una que ya no existe se rechaza, y nada se mueve', async () => {
  const { problem } = await move(ids[0], uuidv7(), 'antes');
  assert.deepEqual(problem?.errores?.[0]?.clave, 'vecinoInexistente');
  assert.deepEqual(await order(), ids);
});

test('muchos que mueven, agregan y borran a la vez no pierden ni repiten ninguna, y cada una tiene su lugar', async () => {
  const at = fc.nat(SEIS - 1);
  const deed = fc.oneof(
    fc.record({ id: at, vecino: at, lado: fc.constantFrom('antes' as const, 'despues' as const) }),
    fc.constant('agregar' as const),
    fc.record({ borrar: at }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 2, maxLength: 6 }), async (deeds) => {
      // Each run begins with six: left to grow, the entries outgrow the page that the list answers.
      await startWithSix();
      const before = ids;
      const answers = await Promise.all(
        deeds.map(async (deed) => {
          if (deed === 'agregar') return { added: await createEntrada(db, 'categorias') };
          if ('borrar' in deed) {
            const id = before[deed.borrar % before.length] ?? '';
            const { status } = await as(admin).call(llamadas.remove, { params: { id } });
            return { status, removed: id };
          }
          const [id, vecino] = [before[deed.id % before.length], before[deed.vecino % before.length]];
          return { status: (await move(id, vecino, deed.lado)).status };
        }),
      );
      const added = answers.flatMap((answer) => ('added' in answer ? [answer.added] : []));
      const removed = answers.flatMap((answer) => ('removed' in answer ? [answer.removed] : []));
      for (const answer of answers) if ('status' in answer) assert.ok([200, 404, 422].includes(answer.status));
      const after = await order();
      assert.deepEqual([...after].sort(), [...before, ...added].filter((id) => !removed.includes(id)).sort());
      const rows = await db.selectFrom('categorias').select('orden').execute();
      assert.equal(new Set(rows.map(({ orden }) => orden)).size, rows.length);
    }),
    { numRuns: 25 },
  );
});
