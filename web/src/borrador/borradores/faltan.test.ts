import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faltanDe } from './faltan.ts';

test('lo que falta se dice con sus minutos, y el último empezado cuenta entero', () => {
  assert.deepEqual(faltanDe({ respondidas: 0, total: 34 }), { n: 34, minutos: 9 });
  assert.deepEqual(faltanDe({ respondidas: 33, total: 34 }), { n: 1, minutos: 1 });
  assert.deepEqual(faltanDe({ respondidas: 34, total: 34 }), { n: 0, minutos: 0 });
});
