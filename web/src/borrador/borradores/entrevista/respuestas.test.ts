import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cambiosEntre, conCambios, conElemento, conValor, isIgual, sinElemento, valorEn } from './respuestas.ts';

test('an answer is read and written at its path, and nothing else moves', () => {
  const antes = { renta: 1, arrendante: { nombres: 'Ana', cui: '1' }, muebles: ['mesa', 'silla'] };
  const despues = conValor(antes, 'arrendante.nombres', 'Eva');
  assert.equal(valorEn(despues, 'arrendante.nombres'), 'Eva');
  assert.equal(valorEn(antes, 'arrendante.nombres'), 'Ana');
  assert.equal(despues.muebles, antes.muebles);
  assert.deepEqual(conValor(antes, 'muebles.1', 'banco').muebles, ['mesa', 'banco']);
});

test('an answer taken away leaves no empty group behind, but an item of a list keeps its place', () => {
  assert.deepEqual(conValor({ a: { b: { c: 1 } } }, 'a.b.c', undefined), {});
  assert.deepEqual(conValor({ socios: [{ n: 'x' }, { n: 'y' }] }, 'socios.0.n', undefined), {
    socios: [{}, { n: 'y' }],
  });
  assert.deepEqual(conValor({ muebles: ['mesa'] }, 'muebles.0', undefined), { muebles: [''] });
});

test('a list grows and shrinks, and an empty one is no answer', () => {
  assert.deepEqual(conElemento(undefined, true), [{}]);
  assert.deepEqual(conElemento(['a'], false), ['a', '']);
  assert.deepEqual(sinElemento(['a', 'b'], 0), ['b']);
  assert.equal(sinElemento(['a'], 0), undefined);
});

test('a name that is on every object is no answer', () => {
  assert.equal(valorEn({}, 'constructor'), undefined);
  assert.equal(valorEn('texto', 'length'), undefined);
});

test('what is sent is what changed, by question, and null for what was taken away', () => {
  const base = { a: 1, b: { c: [1, 2] }, d: 'x' };
  assert.deepEqual(cambiosEntre(base, { a: 1, b: { c: [1, 3] }, e: false }), { b: { c: [1, 3] }, d: null, e: false });
  assert.deepEqual(cambiosEntre(base, structuredClone(base)), {});
});

test('changes made on a set of answers give what they were made from', () => {
  const base = { a: 1, b: { c: 2 } };
  const mias = { b: { c: 3 }, n: 'nuevo' };
  assert.deepEqual(conCambios(base, cambiosEntre(base, mias)), mias);
});

test('two answers are the same when they say the same', () => {
  assert.ok(isIgual({ a: [1, { b: null }] }, { a: [1, { b: null }] }));
  for (const [a, b] of [
    [[], {}],
    [{ a: 1 }, { b: 1 }],
    [null, {}],
    ['1', 1],
  ])
    assert.ok(!isIgual(a, b));
});
