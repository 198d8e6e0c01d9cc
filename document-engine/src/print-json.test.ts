import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { printJson } from './print-json.ts';
import { runsByLength } from './testing/length.ts';

test('lo que cabe en 120 columnas va en una línea; lo demás, una entrada por línea', () => {
  assert.equal(printJson({ a: [1, 'b'], c: {}, d: [] }), '{ "a": [1, "b"], "c": {}, "d": [] }\n');
  const long = 'x'.repeat(60);
  assert.equal(printJson([long, long]), `[\n  "${long}",\n  "${long}"\n]\n`);
});

test('el contenido largo de un párrafo se abre en la línea de su tipo y sus atributos', () => {
  const texto = { type: 'text', text: 'x'.repeat(70) };
  const parrafo = { type: 'paragraph', attrs: { textAlign: 'justify' }, content: [texto] };
  assert.equal(
    printJson([parrafo]),
    `[
  { "type": "paragraph", "attrs": { "textAlign": "justify" }, "content": [
    { "type": "text", "text": "${texto.text}" }
  ] }
]
`,
  );
});

test('lo impreso se lee igual y se vuelve a imprimir igual, y solo un texto que no se parte pasa de 120 columnas', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6, stringUnit: 'grapheme-ascii' }), (json) => {
      const value = JSON.parse(json);
      const printed = printJson(value);
      assert.deepEqual(JSON.parse(printed), value);
      assert.equal(printJson(JSON.parse(printed)), printed);
      for (const line of printed.split('\n')) assert.ok(line.length <= 120, line);
    }),
    runsByLength(300, 5_000),
  );
});

test('una propiedad sin valor no se escribe', () => {
  assert.equal(printJson({ a: 1, b: undefined }), '{ "a": 1 }\n');
  const long = 'x'.repeat(120);
  assert.equal(printJson({ a: long, b: undefined }), `{\n  "a": "${long}"\n}\n`);
});
