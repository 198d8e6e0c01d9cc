import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FeedbackRecibido } from '@fedatario/contract/casa';
import { juntar, vecina } from './filas.ts';

const fila = (idFeedback: string, hora: number, estado: FeedbackRecibido['estado'] = 'sinLeer') =>
  ({ idFeedback, estado, movidoEn: `2026-01-15T0${hora}:00:00.000Z` }) as FeedbackRecibido;
const [a, b, c] = [fila('a', 3), fila('b', 2), fila('c', 1)];

test('una fila que se leyó y salió de la carpeta queda en su lugar, como leída', () => {
  const filas = juntar([a, c], new Map([['b', b]]));
  assert.deepEqual(
    filas.map(({ idFeedback, estado }) => [idFeedback, estado]),
    [
      ['a', 'sinLeer'],
      ['b', 'leido'],
      ['c', 'sinLeer'],
    ],
  );
});

test('una fila que volvió a la carpeta se ve una vez, como está ahora', () => {
  assert.deepEqual(juntar([a, b], new Map([['b', fila('b', 2, 'leido')]])), [a, b]);
});

test('se pasa a la siguiente y a la anterior, y no más allá de la lista', () => {
  const filas = [a, b, c];
  assert.equal(vecina(filas, 'a', 1), 'b');
  assert.equal(vecina(filas, 'b', -1), 'a');
  assert.equal(vecina(filas, 'c', 1), undefined);
  assert.equal(vecina(filas, undefined, 1), 'a');
  assert.equal(vecina([], undefined, 1), undefined);
});
