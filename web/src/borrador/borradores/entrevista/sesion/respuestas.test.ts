import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cambiosEntre, conCambios, conElemento, conValor, isIgual, sinElemento, valorEn } from './respuestas.ts';

test('una respuesta se lee y se escribe en su ruta, y nada más cambia', () => {
  const antes = { renta: 1, arrendante: { nombres: 'Ana', cui: '1' }, muebles: ['mesa', 'silla'] };
  const despues = conValor(antes, 'arrendante.nombres', 'Eva');
  assert.equal(valorEn(despues, 'arrendante.nombres'), 'Eva');
  assert.equal(valorEn(antes, 'arrendante.nombres'), 'Ana');
  assert.equal(despues.muebles, antes.muebles);
  assert.deepEqual(conValor(antes, 'muebles.1', 'banco').muebles, ['mesa', 'banco']);
});

test('una respuesta quitada no deja un grupo vacío, pero un elemento de una lista conserva su lugar', () => {
  assert.deepEqual(conValor({ a: { b: { c: 1 } } }, 'a.b.c', undefined), {});
  assert.deepEqual(conValor({ socios: [{ n: 'x' }, { n: 'y' }] }, 'socios.0.n', undefined), {
    socios: [{}, { n: 'y' }],
  });
  assert.deepEqual(conValor({ muebles: ['mesa'] }, 'muebles.0', undefined), { muebles: [''] });
});

test('una lista crece y se acorta, y vacía no es una respuesta', () => {
  assert.deepEqual(conElemento(undefined, true), [{}]);
  assert.deepEqual(conElemento(['a'], false), ['a', '']);
  assert.deepEqual(sinElemento(['a', 'b'], 0), ['b']);
  assert.equal(sinElemento(['a'], 0), undefined);
});

test('de quien la lista muestra desde el principio se guarda la primera respuesta, y los que están antes quedan vacíos', () => {
  assert.deepEqual(conValor({}, 'socios.0.nombres', 'Ana'), { socios: [{ nombres: 'Ana' }] });
  assert.deepEqual(conValor({}, 'socios.1.nombres', 'Ana'), { socios: [{}, { nombres: 'Ana' }] });
  assert.deepEqual(conValor({ socios: [{ n: 'x' }] }, 'socios.1', { n: 'y' }), { socios: [{ n: 'x' }, { n: 'y' }] });
  assert.deepEqual(conElemento(undefined, true, 1), [{}, {}]);
});

test('un nombre que todo objeto tiene no es una respuesta', () => {
  assert.equal(valorEn({}, 'constructor'), undefined);
  assert.equal(valorEn('texto', 'length'), undefined);
});

test('se envía lo que cambió, por pregunta, y null por lo que se quitó', () => {
  const base = { a: 1, b: { c: [1, 2] }, d: 'x' };
  assert.deepEqual(cambiosEntre(base, { a: 1, b: { c: [1, 3] }, e: false }), { b: { c: [1, 3] }, d: null, e: false });
  assert.deepEqual(cambiosEntre(base, structuredClone(base)), {});
});

test('los cambios entre dos juegos de respuestas, aplicados al primero, dan el segundo', () => {
  const base = { a: 1, b: { c: 2 } };
  const mias = { b: { c: 3 }, n: 'nuevo' };
  assert.deepEqual(conCambios(base, cambiosEntre(base, mias)), mias);
});

test('dos respuestas son iguales cuando dicen lo mismo', () => {
  assert.ok(isIgual({ a: [1, { b: null }] }, { a: [1, { b: null }] }));
  for (const [a, b] of [
    [[], {}],
    [{ a: 1 }, { b: 1 }],
    [null, {}],
    ['1', 1],
  ])
    assert.ok(!isIgual(a, b));
});
