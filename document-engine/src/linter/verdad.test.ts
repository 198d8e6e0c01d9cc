import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entrevistaDe, q } from '../testing/plantillas.ts';
import { crearJuez, hayCaso, tablaDeVerdad } from './verdad.ts';

const entrevista = entrevistaDe([
  q('siNo', 'amueblado'),
  q('siNo', 'conFianza', { visibleSi: { var: 'amueblado' } }),
  ...Array.from({ length: 13 }, (_, i) => q('siNo', `dato${i}`)),
]);
const v = (name: string) => ({ var: name });

test('la tabla de verdad tiene un renglón por caso posible', () => {
  assert.deepEqual(tablaDeVerdad({ and: [v('amueblado'), { '!': [v('dato1')] }] }, entrevista), [
    { respuestas: { amueblado: true, dato1: true }, cumple: false },
    { respuestas: { amueblado: false, dato1: true }, cumple: false },
    { respuestas: { amueblado: true, dato1: false }, cumple: true },
    { respuestas: { amueblado: false, dato1: false }, cumple: false },
  ]);
});

test('lo que nadie puede contestar no es un caso: lo oculto no vale y lo visible no falta', () => {
  assert.deepEqual(
    tablaDeVerdad(v('conFianza'), entrevista)?.map(({ respuestas, cumple }) => [
      respuestas.amueblado,
      respuestas.conFianza,
      cumple,
    ]),
    [
      [true, true, true],
      [true, false, false],
      [false, undefined, false],
    ],
  );
  assert.equal(hayCaso([v('conFianza')], [v('amueblado')], crearJuez(entrevista)), false);
});

test('una condición de demasiados casos no se juzga', () => {
  const many = { or: Array.from({ length: 13 }, (_, i) => v(`dato${i}`)) };
  assert.equal(tablaDeVerdad(many, entrevista), undefined);
  assert.equal(hayCaso([many], [], crearJuez(entrevista)), undefined);
});

/** A condition over twelve questions that no case makes hold, of about so many characters. */
const imposible = (largo: number, marca: number) => ({
  and: [
    { or: Array.from({ length: 12 }, (_, i) => v(`dato${i}`)) },
    { '==': [marca, -1] },
    ...Array.from({ length: largo / 20 }, () => ({ '!': [v('dato0')] })),
  ],
});

test('el trabajo de un juez se mide por lo largas que son las condiciones, y tiene fin', () => {
  const cortas = crearJuez(entrevista);
  for (let i = 0; i < 20; i += 1) assert.equal(hayCaso([imposible(100, i)], [], cortas), false);
  const largas = crearJuez(entrevista);
  const juzgadas = Array.from({ length: 20 }, (_, i) => hayCaso([imposible(8_000, i)], [], largas));
  assert.equal(juzgadas[0], false);
  assert.equal(juzgadas.at(-1), undefined);
  assert.ok(largas.trabajo < 110_000_000);
});

test('una sola condición que pide demasiado trabajo no se juzga', () => {
  assert.equal(hayCaso([imposible(40_000, 0)], [], crearJuez(entrevista)), undefined);
});
