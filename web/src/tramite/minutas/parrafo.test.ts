import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicaDe, documentoDeMinuta, leerMinuta, parrafosDe } from '@fedatario/document-engine';
import { textoDeMinuta } from '@fedatario/document-engine/testing/textos';
import fc from 'fast-check';
import { documentoDeTexto, parrafosDeTexto } from './parrafo.ts';

test('del texto como lo guarda el servidor se lee el mismo documento, párrafo por párrafo', () => {
  fc.assert(
    fc.property(textoDeMinuta, (json) => {
      const leida = leerMinuta(json);
      assert.ok(leida.ok);
      const guardado: unknown = JSON.parse(canonicaDe(leida.minuta));
      const documento = documentoDeMinuta(leida.minuta);
      assert.deepEqual(documentoDeTexto(guardado), documento);
      assert.deepEqual(parrafosDeTexto(guardado), parrafosDe(documento));
    }),
  );
});
