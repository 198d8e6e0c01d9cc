import assert from 'node:assert/strict';
import { test } from 'node:test';
import { menuFor } from '../menu.ts';
import { findEntries } from './find-entries.ts';
import { oficina } from './textos.ts';

const named = menuFor('admin').flatMap(({ id, entries }) =>
  entries.map((entry) => ({ entry, title: oficina.entrada[entry.id][0], group: oficina.grupo[id][0] })),
);
const find = (text: string) => findEntries(named, text).map(({ entry }) => entry.id);

test('los acentos y las mayúsculas no importan', () => {
  assert.deepEqual(find('CATEGORIAS'), ['categorias']);
  assert.deepEqual(find('códigos promocionáles'), ['codigos-promocionales']);
});

test('lo que comienza con el texto va antes de lo que solo lo contiene', () => {
  assert.deepEqual(find('suscripciones').slice(0, 3), ['lista-suscripciones', 'suscripciones-pendientes', 'boletin']);
});

test('las palabras van en cualquier orden, y alguna puede ser del grupo', () => {
  assert.deepEqual(find('pendientes citas'), ['citas-pendientes']);
  assert.deepEqual(find('administración productos'), ['productos']);
});

test('hay diez sugerencias como máximo', () => {
  assert.equal(find('a').length, 10);
});

test('sin texto, o con lo que no existe, no se encuentra nada', () => {
  assert.deepEqual(find('   '), []);
  assert.deepEqual(find('kanban'), []);
});
