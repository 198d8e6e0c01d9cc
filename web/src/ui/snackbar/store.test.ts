import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { hide, show, shown } from './store.ts';

beforeEach(() => {
  for (const { id } of shown()) hide(id);
});

test('a message stays six seconds unless another time is asked for', () => {
  show('success', 'Guardado');
  show('info', 'Te has suscrito exitosamente.', 7000);
  assert.deepEqual(
    shown().map(({ life }) => life),
    [6000, 7000],
  );
});

test('the same words are never on screen twice', () => {
  show('error', 'No hay conexión');
  show('error', 'No hay conexión');
  assert.equal(shown().length, 1);
});

test('of many messages the last three stay', () => {
  for (const text of ['a', 'b', 'c', 'd']) show('yellow', text);
  assert.deepEqual(
    shown().map(({ text }) => text),
    ['b', 'c', 'd'],
  );
});
