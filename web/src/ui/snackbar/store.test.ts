import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { hide, show, shown } from './store.ts';

beforeEach(() => {
  for (const { id } of shown()) hide(id);
});

test('un mensaje dura seis segundos si no se pide otro tiempo', () => {
  show('success', 'Guardado');
  show('info', 'Te has suscrito exitosamente.', 7000);
  assert.deepEqual(
    shown().map(({ life }) => life),
    [6000, 7000],
  );
});

test('las mismas palabras nunca están dos veces en la pantalla', () => {
  show('error', 'No hay conexión');
  show('error', 'No hay conexión');
  assert.equal(shown().length, 1);
});

test('de muchos mensajes quedan los últimos tres', () => {
  for (const text of ['a', 'b', 'c', 'd']) show('yellow', text);
  assert.deepEqual(
    shown().map(({ text }) => text),
    ['b', 'c', 'd'],
  );
});
