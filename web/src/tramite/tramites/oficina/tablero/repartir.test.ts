import assert from 'node:assert/strict';
import { test } from 'node:test';
import { repartir } from './repartir.ts';

test('las columnas con trámites van primero, en su orden; las vacías, aparte', () => {
  const columnas = [0, 3, 0, 1].map((total, i) => ({ estado: `e${i}`, total }));
  const { conTramites, vacias } = repartir(columnas);
  assert.deepEqual(
    [conTramites, vacias].map((list) => list.map(({ estado }) => estado)),
    [
      ['e1', 'e3'],
      ['e0', 'e2'],
    ],
  );
});
