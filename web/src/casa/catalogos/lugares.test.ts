import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { lugarEn, ordenados } from './lugares.ts';

test('se dice por una vecina que está a la vista', () => {
  assert.deepEqual(lugarEn(['a', 'b', 'c'], 'c', 0)?.body, { vecino: 'a', lado: 'antes' });
  assert.deepEqual(lugarEn(['a', 'b', 'c'], 'a', 1)?.body, { vecino: 'c', lado: 'antes' });
  assert.deepEqual(lugarEn(['a', 'b', 'c'], 'a', 2)?.body, { vecino: 'c', lado: 'despues' });
});

test('donde ya está, o más allá de los extremos, nada se mueve de más', () => {
  assert.equal(lugarEn(['a', 'b'], 'a', 0), undefined);
  assert.equal(lugarEn(['a', 'b'], 'a', -1), undefined);
  assert.equal(lugarEn(['a', 'b'], 'x', 1), undefined);
  assert.deepEqual(lugarEn(['a', 'b'], 'a', 9)?.ids, ['b', 'a']);
});

test('lo que el servidor hace con lo que se le dice es lo que se ve, también entre otras que no se ven', () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 8 });
  fc.assert(
    fc.property(ids, fc.nat(), fc.nat(), fc.array(fc.boolean(), { maxLength: 8 }), (all, who, where, hidden) => {
      const seen = all.filter((_, index) => hidden[index] !== true);
      const id = seen[who % Math.max(1, seen.length)] ?? '';
      const lugar = lugarEn(seen, id, where % Math.max(1, seen.length));
      if (!lugar) return;
      const others = all.filter((one) => one !== id);
      const at = others.indexOf(lugar.body.vecino);
      const after = others.toSpliced(lugar.body.lado === 'antes' ? at : at + 1, 0, id);
      assert.deepEqual(
        after.filter((one) => seen.includes(one)),
        lugar.ids,
      );
    }),
  );
});

test('las filas se ven como quedaron, y las que llegan después, al final', () => {
  const rows = ['a', 'b', 'c'].map((id) => ({ id }));
  assert.deepEqual(
    ordenados(rows, ['b', 'a']).map(({ id }) => id),
    ['b', 'a', 'c'],
  );
  assert.equal(ordenados(rows, undefined), rows);
});
