import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Pregunta } from '../modelo/entrevista.ts';
import { leerEntrevista } from './leer.ts';

const v = (name: string) => ({ var: name });
const siNo = (clave: string, visibleSi?: Pregunta['visibleSi']): Pregunta => ({
  clave,
  etiqueta: `¿${clave}?`,
  tipo: 'siNo',
  ...(visibleSi === undefined ? {} : { visibleSi }),
});
const una = (preguntas: unknown[], more: object = {}) => ({
  secciones: [{ clave: 'una', titulo: 'Una', preguntas }],
  ...more,
});
const problemas = (json: unknown) => {
  const result = leerEntrevista(json);
  return result.ok ? [] : result.problemas;
};

test('una entrevista bien escrita se lee', () => {
  assert.deepEqual(problemas(una([siNo('a'), siNo('b', v('a'))])), []);
});

test('una pregunta puede depender de otra posterior', () => {
  assert.deepEqual(problemas(una([siNo('a', v('b')), siNo('b')])), []);
});

test('las condiciones circulares se dicen con sus preguntas', () => {
  assert.deepEqual(problemas(una([siNo('a', v('b')), siNo('b', v('c')), siNo('c', v('a'))])), [
    'Condición circular: «¿a?» depende de «¿b?» depende de «¿c?» depende de «¿a?».',
  ]);
  assert.deepEqual(problemas(una([siNo('a', v('a'))])), ['Condición circular: «¿a?» depende de «¿a?».']);
});

test('un círculo dentro de un grupo o por un valor derivado también se dice', () => {
  const grupo = { clave: 'g', etiqueta: 'G', tipo: 'grupo', campos: [siNo('a', v('b')), siNo('b', v('a'))] };
  assert.equal(problemas(una([grupo])).length, 1);
  const derivados = [{ clave: 'd', tipo: 'numero', valor: v('a') }];
  assert.match(problemas(una([siNo('a', v('d'))], { derivados }))[0] ?? '', /circular: «¿a\?» depende de «d»/);
  const inside = { clave: 'g', etiqueta: 'G', tipo: 'grupo', campos: [siNo('x', v('a'))] };
  assert.match(problemas(una([siNo('a', v('g.x')), inside]))[0] ?? '', /circular/);
});

test('las claves repetidas o del sistema se rechazan', () => {
  assert.deepEqual(problemas(una([siNo('a'), siNo('a')])), ['La clave «a» está repetida.']);
  assert.deepEqual(problemas(una([siNo('hoy')])), ['La clave «hoy» la da el sistema: elija otra.']);
  const grupo = { clave: 'g', etiqueta: 'G', tipo: 'grupo', campos: [siNo('x'), siNo('x')] };
  assert.deepEqual(problemas(una([grupo])), ['La clave «x» está repetida en «G».']);
});

test('lo mal escrito se dice en español y en su lugar', () => {
  const wrong: [unknown, string][] = [
    [null, 'Todo: debe ser un objeto.'],
    [{}, 'secciones: falta.'],
    [
      una([{ clave: 'a', etiqueta: 'A', tipo: 'otro' }]),
      'secciones.0.preguntas.0.tipo: no es uno de los valores posibles.',
    ],
    [una([{ ...siNo('a'), color: 'rojo' }]), 'secciones.0.preguntas.0: no existe «color».'],
    [
      una([siNo('con espacio')]),
      'secciones.0.preguntas.0.clave: La clave lleva letras y números, sin acentos ni espacios.',
    ],
    [una([siNo('constructor')]), 'secciones.0.preguntas.0.clave: Esa clave no se puede usar.'],
    [una([siNo('toString')]), 'secciones.0.preguntas.0.clave: Esa clave no se puede usar.'],
    [una([siNo('a', { eval: ['1'] })]), 'secciones.0.preguntas.0.visibleSi: El operador «eval» no existe.'],
    [una([]), 'secciones.0.preguntas: es demasiado pequeño (mínimo 1).'],
  ];
  for (const [json, message] of wrong) assert.deepEqual(problemas(json), [message]);
});

test('una entrevista desmedida se rechaza antes de leerla', () => {
  let deep: unknown = 1;
  for (let i = 0; i < 100_000; i++) deep = [deep];
  assert.deepEqual(problemas(deep), ['La entrevista no se puede leer. Anida más de 60 niveles.']);
  assert.match(problemas('x'.repeat(10_000_000))[0] ?? '', /Un texto supera/);
  assert.match(problemas(Array.from({ length: 100_000 }, () => 0))[0] ?? '', /más de 60000 elementos/);
});
