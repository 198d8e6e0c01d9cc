import assert from 'node:assert/strict';
import { test } from 'node:test';
import { normalizarCodigo } from './codigos.ts';

test('un código se lee aunque se pegue con otro guion, con espacios o con el punto de la frase', () => {
  for (const escrito of ['verano-26', 'VERANO\u201126', 'Verano–26.', ' verano\u200b—26 . '])
    assert.equal(normalizarCodigo(escrito), 'VERANO-26', escrito);
});
