import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RevisionDeArchivo } from '@fedatario/contract/catalogo';
import { eleccionDe, isElegido } from './eleccion.ts';

const revision: RevisionDeArchivo = {
  nombre: 'Pagaré',
  slug: 'pagare',
  precio: 7_900,
  preguntas: 12,
  casos: 5,
  existente: null,
  categoria: 'Obligaciones',
  idCategoria: 'a',
  categorias: [],
  requisitosAusentes: [],
  clausulasAjenas: [],
  faltas: [],
  casosDistintos: [],
};
const existente = { idProducto: 'p', nombre: 'Otro', admite: true, escrito: false, revision: 1, revisionDeTexto: 2 };

test('lo que cabe sin más se trae como está', () => {
  const eleccion = eleccionDe(revision);
  assert.deepEqual([eleccion.como, eleccion.slug], ['nuevo', 'pagare']);
  assert.equal(isElegido(revision, eleccion), true);
});

test('con su dirección tomada se propone la siguiente versión, y nunca sobre lo que alguien está escribiendo', () => {
  assert.equal(eleccionDe({ ...revision, existente }).como, 'sobre');
  assert.equal(eleccionDe({ ...revision, existente: { ...existente, escrito: true } }).como, 'nuevo');
  const otra = eleccionDe({ ...revision, existente: { ...existente, admite: false } });
  assert.deepEqual([otra.como, otra.slug], ['nuevo', 'pagare-2']);
});

test('no se trae mientras falte la categoría, o aceptar que se omitan requisitos', () => {
  const sinCategoria = { ...revision, idCategoria: null };
  assert.equal(isElegido(sinCategoria, eleccionDe(sinCategoria)), false);
  const ausentes = { ...revision, requisitosAusentes: ['dpi'] };
  assert.equal(isElegido(ausentes, eleccionDe(ausentes)), false);
  assert.equal(isElegido(ausentes, { ...eleccionDe(ausentes), omitir: true }), true);
  assert.equal(isElegido(revision, { ...eleccionDe(revision), nombre: ' ' }), false);
});
