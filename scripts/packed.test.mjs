import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packedIn } from './packed.mjs';

const linesIn = (text) => packedIn(text, 'una.ts').map(({ line }) => line);

test('varias constantes en una declaración se señalan, también si se espera a sus valores', () => {
  assert.deepEqual(linesIn('const [a, b] = [1, 2];\nlet [c] = [await d()];'), [1, 2]);
  assert.deepEqual(
    linesIn('const [a, b] = await Promise.all([c(), d()]);\nconst [e] = [...f];\nconst g = [1, 2];'),
    [],
  );
});

test('una lista dentro de otra se señala, no la que se calcula', () => {
  assert.deepEqual(linesIn("const a = [\n  ...['b', 'c'],\n  'd',\n];"), [1]);
  assert.deepEqual(linesIn("const a = [...b, ...['c'].map(d)];"), []);
});

test('las palabras de una frase partida se señalan, no las de una que llega', () => {
  assert.deepEqual(linesIn("const a = 'b c d'.split(' ');"), [1]);
  assert.deepEqual(linesIn("const a = b.split(' ');"), []);
});
