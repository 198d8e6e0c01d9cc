import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ordinal } from './ordinal.ts';

const CLAUSULAS = [
  'PRIMERA, SEGUNDA, TERCERA, CUARTA, QUINTA, SEXTA, SÉPTIMA, OCTAVA, NOVENA, DÉCIMA',
  'DÉCIMA PRIMERA, DÉCIMA SEGUNDA, DÉCIMA TERCERA, DÉCIMA CUARTA, DÉCIMA QUINTA, DÉCIMA SEXTA, DÉCIMA SÉPTIMA',
  'DÉCIMA OCTAVA, DÉCIMA NOVENA, VIGÉSIMA, VIGÉSIMA PRIMERA',
].flatMap((line) => line.split(', '));

test('las cláusulas se numeran en femenino y mayúsculas', () => {
  assert.deepEqual(
    CLAUSULAS.map((_, i) => ordinal(i + 1, 'femenino')),
    CLAUSULAS,
  );
  assert.equal(ordinal(30, 'femenino'), 'TRIGÉSIMA');
});

test('los puntos de un acta se numeran en masculino, sin apócope', () => {
  assert.deepEqual(
    [1, 3, 13].map((n) => ordinal(n, 'masculino')),
    ['PRIMERO', 'TERCERO', 'DÉCIMO TERCERO'],
  );
});

test('no hay dos ordinales iguales, y fuera de 1 a 99 no hay ninguno', () => {
  assert.equal(new Set(Array.from({ length: 99 }, (_, i) => ordinal(i + 1, 'femenino'))).size, 99);
  for (const n of [0, 100, 1.5]) assert.throws(() => ordinal(n, 'femenino'), RangeError);
});
