import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicaDe, documentoDeMinuta, leerMinuta, type Minuta } from '@fedatario/document-engine';
import { textoDeMinuta } from '@fedatario/document-engine/testing/textos';
import { getSchema } from '@tiptap/core';
import fc from 'fast-check';
import { encabezados } from '../../../ui/editor/ordinales.ts';
import { extensiones } from './esquema.ts';

const schema = getSchema(extensiones);
const read = (json: unknown): Minuta => {
  const leida = leerMinuta(json);
  assert.ok(leida.ok, JSON.stringify(leida));
  return leida.minuta;
};
/** Round trip through the editor without an edit. */
const throughEditor = (minuta: Minuta) => {
  const node = schema.nodeFromJSON(minuta.contenido);
  node.check();
  return { ...minuta, contenido: node.toJSON() as unknown };
};

test('lo que entra al editor sale igual: ningún documento cambia por abrirlo', () => {
  fc.assert(
    fc.property(textoDeMinuta, (json) => {
      const minuta = read(json);
      assert.equal(canonicaDe(read(throughEditor(minuta))), canonicaDe(minuta));
    }),
  );
});

test('en el editor los títulos del documento quedan debajo del título de la página', () => {
  const { heading } = schema.nodes;
  assert.ok(heading?.spec.toDOM);
  const [tag, attributes] = heading.spec.toDOM(heading.create({ level: 1 })) as unknown as [string, object];
  assert.deepEqual([tag, attributes], ['h1', { 'aria-level': 2 }]);
});

test('en el editor cada cláusula comienza como comenzará impresa', () => {
  fc.assert(
    fc.property(textoDeMinuta, (json) => {
      const minuta = read(json);
      const impresas = documentoDeMinuta(minuta).bloques.flatMap((bloque) => {
        const first = bloque.tipo === 'clausula' ? bloque.bloques[0] : undefined;
        const tramo = first?.tipo === 'parrafo' ? first.tramos[0] : undefined;
        return tramo?.tipo === 'texto' ? [tramo.texto] : [];
      });
      const escritas = encabezados(schema.nodeFromJSON(minuta.contenido)).map(({ texto }) => texto);
      assert.deepEqual(escritas, impresas);
    }),
  );
});
