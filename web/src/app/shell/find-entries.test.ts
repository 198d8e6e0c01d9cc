import assert from 'node:assert/strict';
import { test } from 'node:test';
import { menuFor } from '../menu.ts';
import { findEntries } from './find-entries.ts';
import { oficina } from './textos/es.ts';

const named = menuFor('admin').flatMap(({ id, entries }) =>
  entries.map((entry) => ({ entry, title: oficina.entrada[entry.id], group: oficina.grupo[id] })),
);
const find = (text: string) => findEntries(named, text).map(({ entry }) => entry.id);

test('accents and capitals do not matter', () => {
  assert.deepEqual(find('CATEGORIAS'), ['categorias']);
  assert.deepEqual(find('códigos promocionáles'), ['codigos-promocionales']);
});

test('what begins with the text comes before what only holds it', () => {
  assert.deepEqual(find('suscripciones').slice(0, 3), ['lista-suscripciones', 'suscripciones-pendientes', 'boletin']);
});

test('the words may come in any order, and one of them may be of the group', () => {
  assert.deepEqual(find('pendientes citas'), ['citas-pendientes']);
  assert.deepEqual(find('administración productos'), ['productos']);
});

test('ten suggestions at most', () => {
  assert.equal(find('a').length, 10);
});

test('nothing is found for nothing, nor for what is not there', () => {
  assert.deepEqual(find('   '), []);
  assert.deepEqual(find('kanban'), []);
});
