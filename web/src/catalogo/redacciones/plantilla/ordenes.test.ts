import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leerPlantilla } from '@fedatario/document-engine';
import { getSchema } from '@tiptap/core';
import { EditorState, NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { alEditor, delEditor, type NodoJson } from '../texto/conversion.ts';
import { extensionesDePlantilla } from './esquema.ts';
import { CONDICIONAL, desenvolver, envolver, otraRama, piezasEn, repeticion } from './ordenes.ts';

const schema = getSchema(extensionesDePlantilla(() => ''));
const p = (text: string): NodoJson => ({ type: 'paragraph', content: [{ type: 'text', text }] });

function abrir(nodos: readonly NodoJson[], from: number, to = from): EditorState {
  const doc = alEditor(schema, nodos, 'bloques');
  return EditorState.create({ doc, selection: TextSelection.create(doc, from, to) });
}

/** The nodes after an order, which the engine must be able to read. */
function tras(state: EditorState, made: Transaction | undefined): NodoJson[] {
  assert.ok(made);
  const next = state.apply(made);
  next.doc.check();
  const nodos = delEditor(next.doc, 'bloques');
  const leida = leerPlantilla({ titulo: 'T', contenido: { type: 'doc', content: nodos } });
  assert.ok(leida.ok, JSON.stringify(leida));
  return nodos;
}

test('unas palabras, o los párrafos elegidos, se escriben solo a veces', () => {
  const words = abrir([p('Se paga al contado.')], 4, 8);
  const [parrafo] = tras(words, envolver(words, CONDICIONAL));
  assert.deepEqual(
    parrafo?.content?.map(({ type }) => type),
    ['text', 'condicionalTexto', 'text'],
  );
  const blocks = abrir([p('Uno.'), p('Dos.'), p('Tres.')], 2, 9);
  const [condicional, tres] = tras(blocks, envolver(blocks, CONDICIONAL));
  assert.deepEqual(
    [condicional?.type, condicional?.content?.[0]?.content?.length, tres],
    ['condicional', 2, p('Tres.')],
  );
});

test('una repetición lleva su lista, y dentro de una cláusula no se sale de ella', () => {
  const clausula: NodoJson = { type: 'clausula', attrs: { id: 'a' }, content: [p('Uno.'), p('Dos.')] };
  const state = abrir([clausula], 3);
  const [made] = tras(state, envolver(state, repeticion('socios')));
  assert.deepEqual(made?.content?.[0], {
    type: 'repetir',
    attrs: { lista: 'socios', como: 'uno' },
    content: [p('Uno.')],
  });
});

test('el «si no» se agrega tras su rama, y quitar la condición deja el texto de la que se mira', () => {
  const state = abrir([p('Uno.')], 2);
  const wrapped = state.apply(envolver(state, CONDICIONAL) as Transaction);
  const inside = wrapped.apply(wrapped.tr.setSelection(TextSelection.create(wrapped.doc, 4)));
  const [rama] = piezasEn(inside);
  assert.equal(rama?.nodo.type.name, 'rama');
  assert.ok(rama);
  const [condicional] = tras(inside, otraRama(inside, rama));
  assert.equal(condicional?.content?.length, 2);
  assert.deepEqual(tras(inside, desenvolver(inside, rama)), [p('Uno.')]);
});

test('lo que no se deja quitar sin romper el texto no se quita', () => {
  const firmas: NodoJson = {
    type: 'firmas',
    content: [{ type: 'firma', attrs: { forma: 'firma' }, content: [{ type: 'text', text: 'Ana' }] }],
  };
  const state = abrir([p('Uno.'), firmas], 9);
  const [firma] = piezasEn(state);
  assert.equal(firma?.nodo.type.name, 'firma');
  assert.ok(firma);
  assert.equal(desenvolver(state, firma), undefined);
});

test('una variable elegida es la primera pieza, y después lo que la rodea', () => {
  const doc = alEditor(
    schema,
    [
      {
        type: 'clausula',
        attrs: { id: 'a' },
        content: [{ type: 'paragraph', content: [{ type: 'variable', attrs: { ruta: 'renta' } }] }],
      },
    ],
    'bloques',
  );
  const state = EditorState.create({ doc, selection: NodeSelection.create(doc, 2) });
  assert.deepEqual(
    piezasEn(state).map(({ nodo }) => nodo.type.name),
    ['variable', 'clausula'],
  );
});
