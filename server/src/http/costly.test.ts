import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oneForEach } from './costly.ts';

const ana = 'ana';
const luz = 'luz';

/** Works that end when they are told to, with the order in which they began. */
function obras() {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work =
    (n: number, fails = false) =>
    async () => {
      begun.push(n);
      await new Promise<void>((done) => ends.push(done));
      if (fails) throw new Error('falló');
      return n;
    };
  return { begun, work, end: () => ends.shift()?.() };
}

const breathe = () => new Promise((done) => setImmediate(done));

test('las de una cuenta se hacen de una en una y en su orden; las de otra no las esperan', async () => {
  const turn = oneForEach();
  const { begun, work, end } = obras();
  const all = [turn(ana, work(1)), turn(ana, work(2)), turn(luz, work(3))];
  await breathe();
  assert.deepEqual(begun, [1, 3]);
  end();
  await breathe();
  assert.deepEqual(begun, [1, 3, 2]);
  end();
  end();
  assert.deepEqual(await Promise.all(all), [1, 2, 3]);
});

test('tras una que falla sigue la siguiente, y la que no cabe en la fila se rechaza hasta que haya lugar', async () => {
  const turn = oneForEach();
  const { begun, work, end } = obras();
  const fallida = turn(ana, work(0, true));
  const enFila = [1, 2, 3].map((n) => turn(ana, work(n)));
  await assert.rejects(turn(ana, work(4)), { codigo: 'demasiadas-peticiones' });
  await breathe();
  end();
  await assert.rejects(fallida, { message: 'falló' });
  const otra = turn(ana, work(5));
  for (let n = 0; n < 4; n += 1) {
    await breathe();
    end();
  }
  assert.deepEqual([await Promise.all(enFila), await otra, begun], [[1, 2, 3], 5, [0, 1, 2, 3, 5]]);
});
