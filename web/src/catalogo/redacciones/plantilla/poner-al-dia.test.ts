import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getSchema } from '@tiptap/core';
import { EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import fc from 'fast-check';
import { alEditor, type NodoJson } from '../texto/conversion.ts';
import { extensionesDePlantilla } from './esquema.ts';
import { ponerAlDia } from './poner-al-dia.ts';

const schema = getSchema(extensionesDePlantilla(() => ''));
const docDe = (parrafos: readonly string[]) =>
  alEditor(
    schema,
    parrafos.map((text): NodoJson => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
    'bloques',
  );

/** The state after another text arrived, and what was sent to get there. */
function llega(antes: readonly string[], despues: readonly string[], cursor = 1) {
  const doc = docDe(antes);
  let state = EditorState.create({ doc, selection: TextSelection.create(doc, cursor) });
  const sent: Transaction[] = [];
  ponerAlDia({ state, dispatch: (tr) => void sent.push(tr) }, docDe(despues));
  for (const tr of sent) state = state.apply(tr);
  return { state, sent };
}

test('lo que llega de otra persona queda como llegó, desde cualquier texto', () => {
  const parrafos = fc.array(fc.stringMatching(/^[ab ]{0,6}$/), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(parrafos, parrafos, (antes, despues) => {
      const { state } = llega(antes, despues);
      assert.ok(state.doc.eq(docDe(despues)), String(state.doc));
    }),
  );
});

test('quien escribe sigue donde estaba cuando llega otro párrafo', () => {
  const { state, sent } = llega(['Primero.', 'Segundo.'], ['Otro antes.', 'Primero.', 'Segundo.'], 15);
  assert.equal(state.selection.$from.parent.textContent, 'Segundo.');
  assert.equal(state.selection.$from.parentOffset, 4);
  assert.equal(sent[0]?.getMeta('preventUpdate'), true);
});

test('lo que ya estaba no se toca', () => {
  assert.deepEqual(llega(['Uno.'], ['Uno.']).sent, []);
});
